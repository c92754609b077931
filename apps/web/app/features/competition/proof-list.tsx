import { CheckIcon, ClockIcon, joinClasses } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { proofListTexts } from './competition-texts.ts'
import { HashBox } from './hash-box.tsx'
import type { ProofStep } from './proof-steps.ts'

type ProofListProps = { steps: readonly ProofStep[]; children?: ReactNode }

/** Reads from top to bottom as a proof; the last step, if there is one, is the visitor's own. */
export function ProofList({ steps, children }: ProofListProps) {
  return (
    <ol className="proof-steps">
      {steps.map(({ title, at, text, code = [] }) => (
        <li key={title}>
          <ProofMark isDone={at !== null} />
          <div className="grid min-w-0 gap-2">
            <h3 className="text-body">
              <b className="font-bold">{title}</b>{' '}
              <span className="font-normal text-text-3">{at ?? proofListTexts.stillToCome}</span>
            </h3>
            <p className="text-small text-text-2">{text}</p>
            {code.map(({ label, value }) => (
              <HashBox key={label} label={label} value={value} />
            ))}
          </div>
        </li>
      ))}
      {children}
    </ol>
  )
}

function ProofMark({ isDone }: { isDone: boolean }) {
  return (
    <span className={joinClasses('proof-mark', isDone ? 'bg-success-soft text-success' : 'bg-surface-3 text-text-3')}>
      {isDone ? <CheckIcon size="small" /> : <ClockIcon size="small" />}
    </span>
  )
}
