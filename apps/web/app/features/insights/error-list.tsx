import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import type { Report } from './use-insights.ts'

/** Errors in pages, the same ones together, with the places in our sources. */
export function ErrorList({ errors }: { errors: Report['errors'] }) {
  return (
    <section className="ops-panel" aria-labelledby="errors-title">
      <h2 id="errors-title" className="text-h4">
        Errors in pages
      </h2>
      {errors.length === 0 && <p className="text-text-2">None on these days.</p>}
      {errors.length > 0 && (
        <ul className="ops-errors">
          {errors.map(({ fingerprint, name, message, stack, page, count, last_at: last }) => (
            <li key={fingerprint}>
              <details>
                <summary>
                  <b>
                    {name}: {message}
                  </b>
                  <span className="text-text-3">
                    {count === 1 ? 'Once' : `${inThousands(count)} times`}, last on {longDate(last.slice(0, 10))}, at{' '}
                    {page || 'an unknown page'}
                  </span>
                  <span className="underline underline-offset-4">Where it happened</span>
                </summary>
                <pre>{stack || 'The browser didn’t give a stack trace.'}</pre>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
