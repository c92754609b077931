import { takeCompetitionStep } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { EmptyState } from '@mowatt/ui'
import { ReasonForm } from '../reason-form.tsx'
import { type Shown, stepWords } from './competition-words.ts'
import { stepPanelTexts } from './competition-texts.ts'

type StepPanelProps = { competition: Shown; call: Call; onActed: (told: string) => void }

/** The possible next step. A step that changes a result is proposed. */
export function StepPanel({ competition, call, onActed }: StepPanelProps) {
  const { id, steps, proposals } = competition
  const isProposed = (step: string) =>
    proposals.some(({ act, outcome, is_stale: isStale }) => act === step && outcome === null && !isStale)
  const open = steps.filter(({ step }) => !isProposed(step))

  async function take(step: (typeof steps)[number]['step'], reason: string): Promise<void> {
    const { outcome } = await call(takeCompetitionStep, { params: { id }, body: { step, reason } })
    onActed(outcome === 'done' ? stepWords[step].done : stepPanelTexts.proposed)
  }
  return (
    <section className="ops-panel" aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-h4">
        {stepPanelTexts.title}
      </h2>
      {open.length === 0 && (
        <EmptyState isSmall headingLevel="h3" title={stepPanelTexts.none} text={waitsFor(competition)} />
      )}
      <ul className="ops-entries">
        {open.map(({ step, needs_second: needsSecond }) => {
          const { title, text, button } = stepWords[step]
          return (
            <li key={step}>
              <h3 className="text-body font-bold">{title}</h3>
              <p className="text-small text-text-2">
                {text} {needsSecond && stepPanelTexts.needsSecond}
              </p>
              <ReasonForm
                name={title}
                button={needsSecond ? stepPanelTexts.propose : button}
                onAct={(reason) => take(step, reason)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Why there is nothing to do. */
function waitsFor({ status, proposals, entrants }: Shown): string {
  const { waits } = stepPanelTexts
  if (proposals.some(({ outcome }) => outcome === null)) return waits.proposal
  switch (status) {
    case 'upcoming':
      return waits.upcoming
    case 'open':
      return waits.open
    case 'closed':
      return waits.closed
    case 'settled':
      return entrants === 0 ? waits.nobody : waits.settled
    case 'drawn':
    case 'claims':
      return waits.claims
    case 'finished':
      return waits.finished
  }
}
