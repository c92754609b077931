import { Badge } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import type { Catalogue } from './tariff-list.tsx'
import { fetchTexts } from './tariff-texts.ts'

/** The result of each attempt to fetch price lists. */
export function FetchRecords({ source, fetches }: Pick<Catalogue, 'source' | 'fetches'>) {
  return (
    <section className="ops-panel" aria-labelledby="fetches-title">
      <h2 id="fetches-title" className="text-h4">
        {fetchTexts.fetchedTitle}
      </h2>
      {source !== null && <p className="text-small text-text-2">{fetchTexts.fetchedFrom(source)}</p>}
      {fetches.length === 0 && (
        <p className="text-small text-text-3">{source === null ? fetchTexts.noSource : fetchTexts.notFetched}</p>
      )}
      <ul className="ops-entries">
        {fetches.map(({ began_at: began, ended_at: ended, failed, products, tariffs, skipped }) => (
          <li key={began}>
            <div className="ops-entry-head">
              <h3 className="text-body font-bold">{dateAndTime(ended)}</h3>
              {failed === null ? (
                <Badge tone="success">{fetchTexts.fetched}</Badge>
              ) : (
                <Badge tone="danger">{fetchTexts.failed}</Badge>
              )}
            </div>
            <p className="text-small text-text-2 ops-address">{failed ?? fetchTexts.came(products, tariffs)}</p>
            {skipped.length > 0 && (
              <details className="ops-more">
                <summary>
                  {fetchTexts.leftOut(skipped.length)}
                  <span className="sr-only"> {dateAndTime(ended)}</span>
                </summary>
                <ul className="ops-events">
                  {skipped.map(({ code, reason }, place) => (
                    <li key={place}>
                      {code}: {reason}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
