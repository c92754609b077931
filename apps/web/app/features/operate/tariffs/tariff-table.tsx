import type { listCatalogue, ReplyOf } from '@mowatt/contract'
import { Badge, EmptyState, Table, type TableColumn } from '@mowatt/ui'
import { inThousands } from '../../../browser/in-thousands.ts'
import { longDate } from '../../../browser/long-date.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { ListPages } from '../list-pages.tsx'

export type Catalogue = ReplyOf<typeof listCatalogue>
type Tariff = Catalogue['tariffs'][number]

const PATH = '/operate/tariffs'
const sales = {
  coming: { tone: 'neutral', text: 'Coming' },
  now: { tone: 'success', text: 'On sale' },
  over: { tone: 'warn', text: 'Over' },
} as const

const columns: TableColumn<Tariff>[] = [
  {
    key: 'name',
    header: 'Tariff',
    cell: ({ name, supplier, is_sample: isSample, tariff_id: id }) => (
      <span className="ops-address">
        <b>{name}</b> {isSample && <Badge>Sample</Badge>}
        <br />
        {supplier} <span className="text-text-3">{id}</span>
      </span>
    ),
  },
  {
    key: 'sale',
    header: 'Sale',
    cell: ({ sale }) => <Badge tone={sales[sale].tone}>{sales[sale].text}</Badge>,
  },
  { key: 'from', header: 'From', cell: ({ available_from: from }) => longDate(from) },
  { key: 'to', header: 'Until', cell: ({ available_to: to }) => (to === null ? 'No end' : longDate(to)) },
  { key: 'prices', header: 'Prices', isNumeric: true, cell: ({ prices }) => inThousands(prices) },
  {
    key: 'origin',
    header: 'From where',
    cell: ({ imported_at: at, source }) => (
      <span className="ops-address">
        {at === null ? 'Shipped' : `Imported ${longDate(at.slice(0, 10))}`}
        <br />
        <span className="text-text-3">{source}</span>
      </span>
    ),
  },
]

type TariffTableProps = { catalogue: Catalogue; supplier: string; isFirstPage: boolean }

/** Every tariff that homes are compared with, by supplier. */
export function TariffTable({ catalogue: { suppliers, tariffs, next }, supplier, isFirstPage }: TariffTableProps) {
  const own = supplier === '' ? PATH : `${PATH}?${new URLSearchParams({ supplier })}`
  const after = next && `${PATH}?${new URLSearchParams({ ...(supplier && { supplier }), after: next })}`
  return (
    <section className="ops-panel" aria-labelledby="tariffs-title">
      <h2 id="tariffs-title" className="text-h4">
        {supplier === '' ? 'All tariffs' : supplier}
      </h2>
      <nav className="ops-tabs flex-wrap" aria-label="Suppliers">
        <AppLink href={PATH} aria-current={supplier === '' ? 'page' : undefined}>
          All
        </AppLink>
        {suppliers.map(({ name, tariffs: count }) => (
          <AppLink
            key={name}
            href={`${PATH}?${new URLSearchParams({ supplier: name })}`}
            aria-current={supplier === name ? 'page' : undefined}
          >
            {name} ({inThousands(count)})
          </AppLink>
        ))}
      </nav>
      <Table
        caption={supplier === '' ? 'All tariffs by supplier' : `Tariffs of ${supplier}`}
        columns={columns}
        rows={tariffs}
        rowKey={({ tariff_id: id }) => id}
        empty={<EmptyState isSmall headingLevel="h3" title="There are no tariffs here" />}
      />
      <ListPages first={own} isFirst={isFirstPage} next={after} />
    </section>
  )
}
