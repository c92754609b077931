import { Note } from '@mowatt/ui'
import { dateAndTime, longDate } from '../../../browser/long-date.ts'
import { inThousands } from '../../../browser/in-thousands.ts'
import { FigureTable } from '../figure-table.tsx'
import type { Catalogue } from './tariff-list.tsx'

/** Price caps, VAT and typical usage, each with its days and source. */
export function KnownFigures({ figures }: Pick<Catalogue, 'figures'>) {
  const { caps, vat, typical, last_cap_day: lastCapDay } = figures
  const rows = [
    ...caps.map(({ fuel, from, to, unit, standing, source }) => ({
      what: `Price cap, ${fuel}`,
      days: `${longDate(from)} to ${longDate(to)}`,
      figure: `${unit}p a kWh, ${standing}p a day`,
      source,
    })),
    ...vat.map(({ fuel, from, percent, source }) => ({
      what: `VAT, ${fuel}`,
      days: `From ${longDate(from)}`,
      figure: `${percent}%`,
      source,
    })),
    ...(typical
      ? [
          {
            what: 'Typical usage',
            days: `From ${longDate(typical.from)}`,
            figure: `${inThousands(typical.electricity_kwh)} kWh electricity, ${inThousands(typical.gas_kwh)} kWh gas`,
            source: typical.source,
          },
        ]
      : []),
  ]
  return (
    <>
      <Note tone="info">
        We know the price cap until {longDate(lastCapDay)}. These figures come with the product, so a new quarter needs
        a release.
      </Note>
      <FigureTable
        title="Price cap, VAT and typical usage"
        text="The average for Great Britain, by Direct Debit."
        empty="We don’t know any figures for today."
        rows={rows}
        rowKey={({ what, days }) => `${what} ${days}`}
        columns={[
          { key: 'what', header: 'What', cell: ({ what }) => what },
          { key: 'days', header: 'When', cell: ({ days }) => days },
          { key: 'figure', header: 'Figure', cell: ({ figure }) => figure },
          { key: 'source', header: 'Source', cell: ({ source }) => <span className="ops-address">{source}</span> },
        ]}
      />
    </>
  )
}

/** How each try to fetch price lists went. */
export function FetchRecords({ source, fetches }: Pick<Catalogue, 'source' | 'fetches'>) {
  return (
    <FigureTable
      title="Fetched price lists"
      text={source === null ? undefined : `From ${source}. We look every hour.`}
      empty={
        source === null
          ? 'No source is set, so we don’t fetch any.'
          : 'We haven’t fetched anything yet. The first try comes within an hour.'
      }
      rows={fetches}
      rowKey={({ began_at: at }) => at}
      columns={[
        { key: 'at', header: 'When', cell: ({ ended_at: at }) => dateAndTime(at) },
        { key: 'how', header: 'How it went', cell: ({ failed }) => failed ?? 'Fetched' },
        { key: 'products', header: 'Products', isNumeric: true, cell: ({ products }) => inThousands(products) },
        { key: 'tariffs', header: 'Tariffs', isNumeric: true, cell: ({ tariffs }) => inThousands(tariffs) },
        {
          key: 'skipped',
          header: 'Left out',
          cell: ({ skipped }) =>
            skipped.length === 0 ? 'Nothing' : skipped.map(({ code, reason }) => `${code}: ${reason}`).join(', '),
        },
      ]}
    />
  )
}
