import type { Switch, SwitchState } from '@mowatt/contract'
import { Button, CheckIcon, DownloadIcon } from '@mowatt/ui'
import { calendarFile } from '../../../browser/calendar-file.ts'
import { longDate } from '../../../browser/long-date.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { switchDays } from './switch-days.ts'
import { switchStagesTexts } from './switch-progress-texts.ts'

type Stage = { states: readonly SwitchState[]; title: string; text: (about: Switch) => string }

const STAGES: readonly Stage[] = [
  { states: ['draft', 'details'], title: switchStagesTexts.yourDetails, text: () => switchStagesTexts.detailsText },
  { states: ['consent'], title: switchStagesTexts.agree, text: () => switchStagesTexts.agreeText },
  {
    states: ['submitted'],
    title: switchStagesTexts.request,
    text: ({ tariff }) => switchStagesTexts.requestText(tariff.supplier),
  },
  {
    states: ['cooling_off'],
    title: switchStagesTexts.coolingOff,
    text: ({ cooling_off_ends_on: end }) =>
      end ? switchStagesTexts.cancelUntil(longDate(end)) : switchStagesTexts.canCancel,
  },
  {
    states: ['switching'],
    title: switchStagesTexts.supply,
    text: ({ expected_on: day }) => switchStagesTexts.supplyText(day ? longDate(day) : undefined),
  },
  {
    states: ['complete'],
    title: switchStagesTexts.done,
    text: () => switchStagesTexts.doneText,
  },
]

/** Every stage from the first form to the final bill, and the current one; with its dates for a calendar. */
export function SwitchStages({ about }: { about: Switch }) {
  const at = STAGES.findIndex(({ states }) => states.includes(about.state))
  if (at === -1) return null
  const days = switchDays(about)
  return (
    <section aria-labelledby="switch-stages-title" className="switch-panel">
      <h2 id="switch-stages-title" className="text-h4">
        {switchStagesTexts.title}
      </h2>
      <ol className="switch-stages">
        {STAGES.map(({ title, text }, place) => (
          <li key={title} data-is={sayWhen(place, at)} aria-current={place === at ? 'step' : undefined}>
            <span className="switch-stage-mark" aria-hidden>
              {place < at ? <CheckIcon size="tiny" /> : place + 1}
            </span>
            <div>
              <b>{title}</b>
              {place < at && <span className="sr-only"> {switchStagesTexts.isDone}</span>}
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
          {switchStagesTexts.calendar}
        </Button>
      )}
    </section>
  )
}

function sayWhen(place: number, at: number): 'done' | 'now' | 'ahead' {
  if (place === at) return 'now'
  return place < at ? 'done' : 'ahead'
}
