import type { Status } from '@mowatt/contract'
import { longDate } from '../../browser/long-date.ts'
import type { StatusDay } from './status-days.ts'

type StatusViewProps = {
  status: Status
  days: readonly StatusDay[]
  sayMoment: (iso: string) => string
}

const MINUTE_MS = 60_000

/** How often the product was there, as bars and in words. */
export function StatusView({ status: { recorded_since: since, outages }, days, sayMoment }: StatusViewProps) {
  if (since === null) return <p>We’ve only just started keeping records, so there’s no history yet.</p>
  return (
    <>
      <section aria-labelledby="status-days">
        <h2 id="status-days" className="text-h2">
          {days.length === 1 ? 'Today' : `The last ${days.length} days`}
        </h2>
        <ol className="status-days" aria-label="Each day, oldest first">
          {days.map(({ day, minutesDown }) => (
            <li key={day} data-down={levelOf(minutesDown)}>
              <span className="sr-only">
                {longDate(day)}: {minutesDown === 0 ? 'working all day' : `down for ${sayMinutes(minutesDown)}`}
              </span>
            </li>
          ))}
        </ol>
        <p className="text-text-2">
          A full bar means a day without an outage. We check every minute, and have kept records since{' '}
          {sayMoment(since)}.
        </p>
      </section>
      <section aria-labelledby="status-outages">
        <h2 id="status-outages" className="text-h2">
          Outages
        </h2>
        {outages.length === 0 ? (
          <p>No outages.</p>
        ) : (
          <ul>
            {outages.map(({ from, to }) => (
              <li key={from}>
                <b>{sayMoment(from)}</b> for {sayMinutes((Date.parse(to) - Date.parse(from)) / MINUTE_MS)}
              </li>
            ))}
          </ul>
        )}
        <p className="text-text-2">We don’t list outages of 3 minutes or less, such as a restart.</p>
      </section>
    </>
  )
}

function levelOf(minutesDown: number): 'no' | 'some' | 'much' {
  if (minutesDown === 0) return 'no'
  return minutesDown < 60 ? 'some' : 'much'
}

function sayMinutes(minutes: number): string {
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return `about ${hours} hours`
}
