import { Note } from '@mowatt/ui'
import { dateAndTime, longDate } from '../../../browser/long-date.ts'
import { inThousands } from '../../../browser/in-thousands.ts'
import { FigureTable } from '../figure-table.tsx'
import type { Catalogue } from './tariff-list.tsx'
import { knownFiguresTexts } from './tariff-texts.ts'

/** Price caps, VAT and typical usage, each with its days and source. */
export function KnownFigures({ figures }: Pick<Catalogue, 'figures'>) {
  const { caps, vat, typical, last_cap_day: lastCapDay } = figures
  const rows = [
    ...caps.map(({ fuel, from, to, unit, standing, source }) => ({
      what: knownFiguresTexts.cap(fuel),
      days: knownFiguresTexts.fromTo(longDate(from), longDate(to)),
      figure: knownFiguresTexts.rates(unit, standing),
      source,
    })),
    ...vat.map(({ fuel, from, percent, source }) => ({
      what: knownFiguresTexts.vat(fuel),
      days: knownFiguresTexts.from(longDate(from)),
      figure: `${percent}%`,
      source,
    })),
    ...(typical
      ? [
          {
            what: knownFiguresTexts.typical,
            days: knownFiguresTexts.from(longDate(typical.from)),
            figure: knownFiguresTexts.usage(inThousands(typical.electricity_kwh), inThousands(typical.gas_kwh)),
            source: typical.source,
          },
        ]
      : []),
  ]
  return (
    <>
      <Note tone="info">{knownFiguresTexts.until(longDate(lastCapDay))}</Note>
      <FigureTable
        title={knownFiguresTexts.title}
        text={knownFiguresTexts.average}
        empty={knownFiguresTexts.none}
        rows={rows}
        rowKey={({ what, days }) => `${what} ${days}`}
        columns={[
          { key: 'what', header: knownFiguresTexts.what, cell: ({ what }) => what },
          { key: 'days', header: knownFiguresTexts.when, cell: ({ days }) => days },
          { key: 'figure', header: knownFiguresTexts.figure, cell: ({ figure }) => figure },
          {
            key: 'source',
            header: knownFiguresTexts.source,
            cell: ({ source }) => <span className="ops-address">{source}</span>,
          },
        ]}
      />
    </>
  )
}

/** The result of each attempt to fetch price lists. */
export function FetchRecords({ source, fetches }: Pick<Catalogue, 'source' | 'fetches'>) {
  return (
    <FigureTable
      title={knownFiguresTexts.fetchedTitle}
      text={source === null ? undefined : knownFiguresTexts.fetchedFrom(source)}
      empty={source === null ? knownFiguresTexts.noSource : knownFiguresTexts.notFetched}
      rows={fetches}
      rowKey={({ began_at: at }) => at}
      columns={[
        { key: 'at', header: knownFiguresTexts.when, cell: ({ ended_at: at }) => dateAndTime(at) },
        { key: 'how', header: knownFiguresTexts.outcome, cell: ({ failed }) => failed ?? knownFiguresTexts.fetched },
        {
          key: 'products',
          header: knownFiguresTexts.products,
          isNumeric: true,
          cell: ({ products }) => inThousands(products),
        },
        {
          key: 'tariffs',
          header: knownFiguresTexts.tariffs,
          isNumeric: true,
          cell: ({ tariffs }) => inThousands(tariffs),
        },
        {
          key: 'skipped',
          header: knownFiguresTexts.leftOut,
          cell: ({ skipped }) =>
            skipped.length === 0 ? 'Nothing' : skipped.map(({ code, reason }) => `${code}: ${reason}`).join(', '),
        },
      ]}
    />
  )
}
