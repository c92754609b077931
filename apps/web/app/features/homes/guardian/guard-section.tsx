import type { BillFinding, Home } from '@mowatt/contract'
import { Card } from '@mowatt/ui'
import { type ReactNode, useId } from 'react'
import type { MailLetter } from '../../../shell/app/letter/letter.tsx'
import { guardTexts } from './guard-texts.ts'
import { GuardEmails } from './guard-emails.tsx'
import { GuardStep } from './guard-step.tsx'

type Guard = Home['guards'][number]
type Step = Guard['steps'][number]
type Answers = NonNullable<Step['ask']>['answers']

export type GuardActs = {
  answer: (switchId: string, step: Step['kind'], answer: Answers[number]['value']) => Promise<void>
  setEmails: (switchId: string, areOn: boolean) => Promise<void>
}

type GuardSectionProps = {
  guards: readonly Guard[]
  acts: GuardActs
  addBill: ReactNode
  /** Shows a bill that differs, with its letter. */
  finding: (finding: BillFinding) => ReactNode
  onMail: MailLetter | undefined
}

/**
 * The progress of a switch, from the consent to the second bill: what has arrived, what is expected, and open
 * questions.
 */
export function GuardSection({ guards, ...parts }: GuardSectionProps) {
  return guards.map((guard) => <OneGuard key={guard.switch_id} guard={guard} {...parts} />)
}

function OneGuard({ guard, acts, addBill, finding, onMail }: Omit<GuardSectionProps, 'guards'> & { guard: Guard }) {
  const { switch_id: switchId, supplier, tariff_name: tariff, steps, bills, emails } = guard
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card tone="flat" className="grid gap-4">
        <div>
          <h2 id={id} className="text-h3">
            {guardTexts.title}
          </h2>
          <p className="text-small text-text-2">{guardTexts.about(tariff, supplier)}</p>
        </div>
        <ol className="guard-steps">
          {steps.map((step) => (
            <GuardStep
              key={step.kind}
              step={step}
              bill={bills.find(({ bill_id }) => bill_id === step.bill_id)}
              addBill={isBill(step) ? addBill : null}
              finding={finding}
              onMail={onMail}
              onAnswer={(answer) => acts.answer(switchId, step.kind, answer)}
            />
          ))}
        </ol>
        {emails !== 'over' && (
          <GuardEmails areOn={emails === 'on'} onSet={(areOn) => acts.setEmails(switchId, areOn)} />
        )}
      </Card>
    </section>
  )
}

function isBill({ kind }: Step): boolean {
  return kind === 'first_bill' || kind === 'second_bill' || kind === 'final_bill'
}
