import type { BillFinding, Home } from '@mowatt/contract'
import { AlertTriangleIcon, Badge, Button, CheckIcon, Link, Note } from '@mowatt/ui'
import { type ReactNode, useId, useRef } from 'react'
import { longDate } from '../../../browser/long-date.ts'
import { useAct } from '../../../browser/use-act.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { Letter, type MailLetter } from '../../../shell/app/letter/letter.tsx'
import { guardTexts, guardStepTexts } from './guard-texts.ts'

type Guard = Home['guards'][number]
type Step = Guard['steps'][number]
type Ask = NonNullable<Step['ask']>
type Answer = Ask['answers'][number]['value']

type GuardStepProps = {
  step: Step
  /** Compared with what was agreed. */
  bill: Guard['bills'][number] | undefined
  addBill: ReactNode
  finding: (finding: BillFinding) => ReactNode
  onAnswer: (answer: Answer) => Promise<void>
  onMail: MailLetter | undefined
}

export function GuardStep({ step, bill, addBill, finding, onAnswer, onMail }: GuardStepProps) {
  const { state, title, says, ask, rule, letter, bill_id: billId } = step
  const isOpen = state === 'due' || state === 'asked' || state === 'late'
  const isWrong = bill?.outcome === 'differs'
  const isOver = state === 'done' || state === 'not_needed'
  const head = useRef<HTMLHeadingElement>(null)
  // The buttons that had the focus are gone.
  const asked = { addBill, onAnswer, onAnswered: () => requestAnimationFrame(() => head.current?.focus()) }
  return (
    <li data-state={isWrong ? 'wrong' : isOpen ? 'open' : state}>
      <span className="guard-mark" aria-hidden>
        {isWrong ? <AlertTriangleIcon size="tiny" /> : isOver && <CheckIcon size="tiny" />}
      </span>
      <div className="grid gap-2">
        <div className="guard-head">
          <h3 ref={head} tabIndex={-1} className="text-body font-bold">
            {title}
          </h3>
          {state === 'late' ? (
            <Badge tone="danger">{guardTexts.states[state]}</Badge>
          ) : (
            <span className="sr-only">{guardTexts.states[state]}</span>
          )}
        </div>
        <p className="text-small">
          {whenOf(step)}
          {says}
          {billId !== null && (
            <>
              {' '}
              <AppLink href={`/bills/${encodeURIComponent(billId)}`} className="underline">
                {guardTexts.seeBill}
              </AppLink>
            </>
          )}
        </p>
        {bill?.outcome === 'matches' && <Note tone="success">{guardTexts.matches}</Note>}
        {bill?.outcome === 'unknown' && <Note tone="info">{guardTexts.unknown}</Note>}
        {bill?.findings.map((each) => (
          <div key={each.title} className="guard-finding">
            {finding(each)}
          </div>
        ))}
        {ask && isOpen && <Question ask={ask} {...asked} />}
        {ask && !isOpen && (
          <details className="home-fold">
            <summary>{guardTexts.already}</summary>
            <Answers ask={ask} {...asked} />
          </details>
        )}
        {state === 'late' && rule && (
          <p className="text-small text-text-2">
            {rule.name}
            {guardStepTexts.source[0]}
            <Link href={rule.address} isExternal>
              {rule.publisher}
            </Link>
            {guardStepTexts.source[1]}
            {longDate(rule.checked_on)}
            {guardStepTexts.source[2]}
          </p>
        )}
        {letter !== null && (
          <div className="guard-letter">
            <Letter key={letter} title={guardTexts.letter} text={letter} onMail={onMail} />
          </div>
        )}
      </div>
    </li>
  )
}

function whenOf({ state, due_on: dueOn, done_on: doneOn }: Step): ReactNode {
  const [words, day] = state === 'done' ? [guardTexts.on, doneOn] : [guardTexts.by, dueOn]
  // An overdue step says so with its date.
  if (day === null || state === 'not_needed' || state === 'late') return null
  return (
    <>
      <time dateTime={day} className="font-medium tabular-nums">
        {words(longDate(day))}
      </time>{' '}
    </>
  )
}

type QuestionProps = Pick<GuardStepProps, 'addBill' | 'onAnswer'> & { ask: Ask; onAnswered: () => void }

function Question(props: QuestionProps) {
  const id = useId()
  return (
    <div className="guard-question">
      <p id={id} className="font-bold">
        {props.ask.question}
      </p>
      <Answers {...props} describedBy={id} />
    </div>
  )
}

function Answers({ ask, addBill, onAnswer, onAnswered, describedBy }: QuestionProps & { describedBy?: string }) {
  const act = useAct()

  async function answer(value: Answer) {
    if (await act.run(() => onAnswer(value))) onAnswered()
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {addBill}
        {ask.answers.map(({ value, label }) => (
          <Button
            key={value}
            variant="quiet"
            aria-describedby={describedBy}
            aria-disabled={act.isBusy || undefined}
            onClick={() => void answer(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
    </div>
  )
}
