import { Badge } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import { inThousands } from '../../../browser/in-thousands.ts'
import { FigureTable } from '../figure-table.tsx'
import type { Catalogue } from './tariff-list.tsx'
import { fetchTexts } from './tariff-texts.ts'

/** The result of each attempt to fetch price lists. */
export function FetchRecords({ source, fetches }: Pick<Catalogue, 'source' | 'fetches'>) {
  return (
    <FigureTable
      title={fetchTexts.fetchedTitle}
      text={source === null ? undefined : fetchTexts.fetchedFrom(source)}
      empty={source === null ? fetchTexts.noSource : fetchTexts.notFetched}
      rows={fetches}
      rowKey={({ began_at: at }) => at}
      columns={[
        { key: 'at', header: fetchTexts.when, cell: ({ ended_at: at }) => dateAndTime(at) },
        {
          key: 'how',
          header: fetchTexts.outcome,
          cell: ({ failed }) =>
            failed === null ? (
              fetchTexts.fetched
            ) : (
              <>
                <Badge tone="danger">{fetchTexts.failed}</Badge> {failed}
              </>
            ),
        },
        {
          key: 'products',
          header: fetchTexts.products,
          isNumeric: true,
          cell: ({ products }) => inThousands(products),
        },
        {
          key: 'tariffs',
          header: fetchTexts.tariffs,
          isNumeric: true,
          cell: ({ tariffs }) => inThousands(tariffs),
        },
        {
          key: 'skipped',
          header: fetchTexts.leftOut,
          cell: ({ failed, skipped }) =>
            skipped.length === 0
              ? failed === null && fetchTexts.nothing
              : skipped.map(({ code, reason }) => `${code}: ${reason}`).join(', '),
        },
      ]}
    />
  )
}
