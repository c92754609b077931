import type { Switch, SwitchState } from '@mowatt/contract'
import { Button, CheckIcon, DownloadIcon } from '@mowatt/ui'
import { calendarFile } from '../../../browser/calendar-file.ts'
import { longDate } from '../../../browser/long-date.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { switchDays } from './switch-days.ts'

type Stage = { states: readonly SwitchState[]; title: string; text: (about: Switch) => string }

const STAGES: readonly Stage[] = [
  { states: ['draft', 'details'], title: 'Your details', text: () => 'We fill in what we can from your bill.' },
  { states: ['consent'], title: 'You agree', text: () => 'We don’t send anything until you agree to the switch.' },
  {
    states: ['submitted'],
    title: 'We send your request',
    text: ({ tariff }) => `${tariff.supplier} checks your request.`,
  },
  {
    states: ['cooling_off'],
    title: '14 days to change your mind',
    text: ({ cooling_off_ends_on: end }) =>
      end ? `You can cancel until the end of ${longDate(end)}.` : 'You can cancel, and you don’t have to say why.',
  },
  {
    states: ['switching'],
    title: 'Your supply moves',
    text: ({ expected_on: day }) =>
      `${day ? `By ${longDate(day)}.` : 'Within 5 working days.'} Take a meter reading on the day, unless you have a smart meter. Your energy stays on.`,
  },
  {
    states: ['complete'],
    title: 'Done',
    text: () => 'You’ll get your old supplier’s final bill within 6 weeks. Keep your old Direct Debit until then.',
  },
]

/** Every stage from the first form to the final bill, and which of them it is at; with its days for a calendar. */
export function SwitchStages({ about }: { about: Switch }) {
  const at = STAGES.findIndex(({ states }) => states.includes(about.state))
  if (at === -1) return null
  const days = switchDays(about)
  return (
    <section aria-labelledby="switch-stages-title" className="switch-panel">
      <h2 id="switch-stages-title" className="text-h4">
        What happens, step by step
      </h2>
      <ol className="switch-stages">
        {STAGES.map(({ title, text }, place) => (
          <li key={title} data-is={sayWhen(place, at)} aria-current={place === at ? 'step' : undefined}>
            <span className="switch-stage-mark" aria-hidden>
              {place < at ? <CheckIcon size="tiny" /> : place + 1}
            </span>
            <div>
              <b>{title}</b>
              {place < at && <span className="sr-only"> (done)</span>}
              <p className="text-small text-text-2">{text(about)}</p>
            </div>
          </li>
        ))}
      </ol>
      {days.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => saveFile(calendarFile(days, new Date()), 'energy-switch.ics')}
        >
          <DownloadIcon size="small" />
          Add these dates to your calendar
        </Button>
      )}
    </section>
  )
}

function sayWhen(place: number, at: number): 'done' | 'now' | 'ahead' {
  if (place === at) return 'now'
  return place < at ? 'done' : 'ahead'
}
