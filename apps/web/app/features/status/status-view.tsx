import type { Status } from '@mowatt/contract'
import { longDate } from '../../browser/long-date.ts'
import type { StatusDay } from './status-days.ts'
import { statusViewTexts } from './status-texts.ts'

type StatusViewProps = {
  status: Status
  days: readonly StatusDay[]
  sayMoment: (iso: string) => string
}

const MINUTE_MS = 60_000

/** The product's availability, as bars and in words. */
export function StatusView({ status: { recorded_since: since, outages }, days, sayMoment }: StatusViewProps) {
  if (since === null) return <p>{statusViewTexts.noHistory}</p>
  return (
    <>
      <section aria-labelledby="status-days">
        <h2 id="status-days" className="text-h2">
          {days.length === 1 ? statusViewTexts.today : statusViewTexts.lastDays(days.length)}
        </h2>
        <ol className="status-days" aria-label={statusViewTexts.eachDay}>
          {days.map(({ day, minutesDown }) => (
            <li key={day} data-down={levelOf(minutesDown)}>
              <span className="sr-only">
                {longDate(day)}:{' '}
                {minutesDown === 0 ? statusViewTexts.workingAllDay : statusViewTexts.downFor(sayMinutes(minutesDown))}
              </span>
            </li>
          ))}
        </ol>
        <p className="text-text-2">{statusViewTexts.recordsSince(sayMoment(since))}</p>
      </section>
      <section aria-labelledby="status-outages">
        <h2 id="status-outages" className="text-h2">
          {statusViewTexts.outages}
        </h2>
        {outages.length === 0 ? (
          <p>{statusViewTexts.noOutages}</p>
        ) : (
          <ul>
            {outages.map(({ from, to }) => (
              <li key={from}>
                <b>{sayMoment(from)}</b>
                {statusViewTexts.forSoLong(sayMinutes((Date.parse(to) - Date.parse(from)) / MINUTE_MS))}
              </li>
            ))}
          </ul>
        )}
        <p className="text-text-2">{statusViewTexts.shortOnes}</p>
      </section>
    </>
  )
}

function levelOf(minutesDown: number): 'no' | 'some' | 'much' {
  if (minutesDown === 0) return 'no'
  return minutesDown < 60 ? 'some' : 'much'
}

function sayMinutes(minutes: number): string {
  if (minutes < 120) return minutes === 1 ? statusViewTexts.oneMinute : statusViewTexts.minutes(minutes)
  const hours = Math.round(minutes / 60)
  return statusViewTexts.aboutHours(hours)
}
