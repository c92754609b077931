import { takeCompetitionStep } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { EmptyState } from '@mowatt/ui'
import { ReasonForm } from '../reason-form.tsx'
import { type Shown, stepWords } from './desk-words.ts'

type StepPanelProps = { competition: Shown; call: Call; onActed: (told: string) => void }

/** What can be done now. What changes a result is proposed. */
export function StepPanel({ competition, call, onActed }: StepPanelProps) {
  const { id, steps, proposals } = competition
  const isProposed = (step: string) =>
    proposals.some(({ act, outcome, is_stale: isStale }) => act === step && outcome === null && !isStale)
  const open = steps.filter(({ step }) => !isProposed(step))

  async function take(step: (typeof steps)[number]['step'], reason: string): Promise<void> {
    const { outcome } = await call(takeCompetitionStep, { params: { id }, body: { step, reason } })
    onActed(outcome === 'done' ? stepWords[step].done : 'We’ve proposed it. Another operator has to confirm it.')
  }
  return (
    <section className="ops-panel" aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-h4">
        Next step
      </h2>
      {open.length === 0 && (
        <EmptyState isSmall headingLevel="h3" title="There’s nothing to do right now" text={waitsFor(competition)} />
      )}
      <ul className="ops-entries">
        {open.map(({ step, needs_second: needsSecond }) => {
          const { title, text, button } = stepWords[step]
          return (
            <li key={step}>
              <h3 className="text-body font-bold">{title}</h3>
              <p className="text-small text-text-2">
                {text}
                {needsSecond && ' It changes the result, so another operator has to confirm it.'}
              </p>
              <ReasonForm
                name={title}
                button={needsSecond ? 'Propose it' : button}
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
  if (proposals.some(({ outcome }) => outcome === null)) return 'A proposal is waiting for a second operator.'
  switch (status) {
    case 'upcoming':
      return 'It opens on schedule.'
    case 'open':
      return 'It closes on schedule. Nobody’s time is cut short.'
    case 'closed':
      return 'Reviews and appeals are still running.'
    case 'settled':
      return entrants === 0 ? 'Nobody entered.' : 'We’re waiting for the beacon’s round.'
    case 'drawn':
    case 'claims':
      return 'We’re waiting for winners to claim.'
    case 'finished':
      return 'It’s finished.'
  }
}
