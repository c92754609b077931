import type { Switch } from '@mowatt/contract'
import { sayMoment } from '../say-moment.ts'
import { timelineTexts } from './switch-progress-texts.ts'

/** What happened so far, newest last. */
export function Timeline({ about: { timeline } }: { about: Switch }) {
  return (
    <section aria-labelledby="switch-timeline-title" className="switch-panel">
      <h2 id="switch-timeline-title" className="text-h4">
        {timelineTexts.title}
      </h2>
      <ol className="switch-timeline">
        {timeline.map(({ state, at, says }, place) => (
          <li key={place} data-state={state}>
            <p>{says}</p>
            <p className="text-micro text-text-3">
              <time dateTime={at}>{sayMoment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
