import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { errorListTexts } from './insights-texts.ts'
import type { Report } from './use-insights.ts'

/** Errors in pages, the same ones together, with the places in our sources. */
export function ErrorList({ errors }: { errors: Report['errors'] }) {
  return (
    <section className="ops-panel" aria-labelledby="errors-title">
      <h2 id="errors-title" className="text-h4">
        {errorListTexts.title}
      </h2>
      {errors.length === 0 && <p className="text-text-2">{errorListTexts.none}</p>}
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
                    {errorListTexts.last(
                      count === 1 ? errorListTexts.once : errorListTexts.times(inThousands(count)),
                      longDate(last.slice(0, 10)),
                      page || errorListTexts.unknownPage,
                    )}
                  </span>
                  <span className="underline underline-offset-4">{errorListTexts.where}</span>
                </summary>
                <pre>{stack || errorListTexts.noStack}</pre>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
