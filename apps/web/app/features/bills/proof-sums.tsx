import type { BillSum } from '@mowatt/contract'
import { AlertTriangleIcon, Badge, CheckIcon, PencilIcon } from '@mowatt/ui'
import { proofSumsTexts } from './bill-proof-texts.ts'
import type { ProofLine } from './create-bill-client.ts'

/** Checks that the calculation itself shows, line by line. */
const SUMS = ['quantity x price', 'sum of lines', 'sum of fuels']
export const SUM_OUTCOMES = {
  agrees: { tone: 'success', label: proofSumsTexts.outcomes.agrees },
  differs: { tone: 'warn', label: proofSumsTexts.outcomes.differs },
  unknown: { tone: 'neutral', label: proofSumsTexts.outcomes.unknown },
} as const

type ProofSumsProps = { sum: BillSum | undefined; proof: readonly ProofLine[] }

/** The bill recalculated, from usage to the printed total, and its other proof. */
export function ProofSums({ sum, proof }: ProofSumsProps) {
  const others = [
    ...new Map(proof.filter(({ name }) => !SUMS.includes(name)).map((line) => [line.name, line])).values(),
  ]
  return (
    // Not a landmark: a conversation can contain several bills, each with its sums.
    <div className="bill-sums">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{proofSumsTexts.title}</h2>
        {sum && <Badge tone={SUM_OUTCOMES[sum.outcome].tone}>{SUM_OUTCOMES[sum.outcome].label}</Badge>}
      </div>
      {sum ? <WholeSum sum={sum} /> : <p className="text-small text-text-2">{proofSumsTexts.notEnough}</p>}
      {others.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2" aria-label={proofSumsTexts.otherChecks}>
          {others.map(({ name }) => (
            <li key={name}>
              <Check name={name} isKept={proof.every((line) => line.name !== name || line.outcome === 'supports')} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function WholeSum({ sum: { parts, foot, total, account, sold, says } }: { sum: BillSum }) {
  return (
    <>
      <div className="sum">
        {parts.map((part) => (
          <Part key={part.title} part={part} isAlone={parts.length === 1 && foot.length === 0} />
        ))}
        <Lines lines={foot} />
        {total && (
          <p className="sum-line sum-total">
            <span>{total.label}</span>
            <span>{total.text}</span>
          </p>
        )}
        <p className="mt-1 text-text-2">{says}</p>
      </div>
      {[sold, account].map(
        (part) =>
          part && (
            <div key={part.title} className="sum">
              <Part part={part} isAlone={false} />
            </div>
          ),
      )}
    </>
  )
}

function Part({ part: { title, lines, total }, isAlone }: { part: BillSum['parts'][number]; isAlone: boolean }) {
  return (
    <>
      <p className="font-bold">{title}</p>
      <Lines lines={lines} />
      {!isAlone && (
        <p className="sum-line proof-part">
          <span>{lines.length > 0 ? proofSumsTexts.total : proofSumsTexts.asPrinted}</span>
          <b>{total}</b>
        </p>
      )}
    </>
  )
}

const MARKS = {
  agrees: { icon: <CheckIcon size="tiny" />, word: proofSumsTexts.matches },
  differs: { icon: <AlertTriangleIcon size="tiny" />, word: proofSumsTexts.doesntMatch },
  told: { icon: <PencilIcon size="tiny" />, word: proofSumsTexts.usingTold },
} as const

function Lines({ lines }: { lines: BillSum['foot'] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map(({ text, comes_to, outcome, note }, place) => (
        <li key={place} className="proof-line" data-outcome={outcome}>
          {MARKS[outcome].icon}
          <span>
            <span className="sr-only">{MARKS[outcome].word}</span>
            {text}
          </span>
          <span>
            <span className="sr-only">= </span>
            {comes_to}
          </span>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}

function Check({ name, isKept }: { name: string; isKept: boolean }) {
  const label = proofSumsTexts.names[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
  return <Badge tone={isKept ? 'success' : 'danger'}>{isKept ? label : proofSumsTexts.no(label)}</Badge>
}
