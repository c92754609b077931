import type { Home } from '@mowatt/contract'
import { Button, DownloadIcon } from '@mowatt/ui'
import { longDate } from '../../browser/long-date.ts'
import { useSaveDays } from '../../shell/app/use-save-days.ts'
import { dateTexts } from './home-texts.ts'

/** The next day that matters, as a file for a calendar too, and those after it. */
export function NextDates({ dates }: { dates: Home['dates'] }) {
  const [next, ...later] = dates
  const save = useSaveDays()
  if (!next) return null
  const event = { on: next.on, title: dateTexts.event[next.kind], says: next.says }
  return (
    <section aria-labelledby="home-date" className="home-date">
      <div>
        <h2 id="home-date" className="home-label">
          {dateTexts.title}
        </h2>
        <p className="text-h4 font-bold">
          <time dateTime={next.on}>{longDate(next.on)}</time>
        </p>
        <p className="text-small">{next.says}</p>
      </div>
      <Button variant="quiet" size="small" onClick={() => save([event], 'energy-date.ics')}>
        <DownloadIcon size="small" />
        {dateTexts.calendar}
      </Button>
      {later.length > 0 && (
        <details className="home-fold">
          <summary>
            {dateTexts.more} ({later.length})
          </summary>
          <ul className="home-points">
            {later.map((date) => (
              <li key={`${date.kind} ${date.on} ${date.fuel}`}>
                <time dateTime={date.on}>{longDate(date.on)}</time>: {date.says}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
