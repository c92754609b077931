import type { listCatalogue, ReplyOf } from '@mowatt/contract'
import { Badge, EmptyState } from '@mowatt/ui'
import { inThousands } from '../../../browser/in-thousands.ts'
import { longDate } from '../../../browser/long-date.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { ListPages } from '../list-pages.tsx'
import { directionTexts, tariffListTexts } from './tariff-texts.ts'

export type Catalogue = ReplyOf<typeof listCatalogue>
type Tariff = Catalogue['tariffs'][number]

const PATH = '/operate/tariffs'
const sales = {
  coming: { tone: 'neutral', text: tariffListTexts.coming },
  now: { tone: 'success', text: tariffListTexts.onSale },
  over: { tone: 'warn', text: tariffListTexts.over },
} as const

type TariffListProps = { catalogue: Catalogue; supplier: string; isFirstPage: boolean }

/** Every tariff that homes are compared with, by supplier. */
export function TariffList({ catalogue: { suppliers, tariffs, next }, supplier, isFirstPage }: TariffListProps) {
  const own = supplier === '' ? PATH : `${PATH}?${new URLSearchParams({ supplier })}`
  const after = next && `${PATH}?${new URLSearchParams({ ...(supplier && { supplier }), after: next })}`
  return (
    <section className="ops-panel" aria-labelledby="tariffs-title">
      <h2 id="tariffs-title" className="text-h4">
        {supplier === '' ? tariffListTexts.title : supplier}
      </h2>
      <nav className="ops-tabs" aria-label={tariffListTexts.suppliers}>
        <AppLink href={PATH} aria-current={supplier === '' ? 'page' : undefined}>
          {tariffListTexts.all}
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
      {tariffs.length === 0 && <EmptyState isSmall headingLevel="h3" title={tariffListTexts.none} />}
      <ul className="ops-entries">
        {tariffs.map((tariff) => (
          <li key={tariff.tariff_id}>
            <div className="ops-entry-head">
              <h3 className="text-body font-bold">
                {tariff.supplier}: {tariff.name}
              </h3>
              <span className="ops-alias">
                {tariff.direction === 'export' && <Badge>{directionTexts.export}</Badge>}
                {tariff.is_sample && <Badge>{tariffListTexts.sample}</Badge>}
                <Badge tone={sales[tariff.sale].tone}>{sales[tariff.sale].text}</Badge>
              </span>
            </div>
            <p className="text-small">{sayDays(tariff)}</p>
            <p className="text-small text-text-2">
              {tariffListTexts.prices(tariff.tariff_id, tariff.prices)} {sayOrigin(tariff)}
            </p>
          </li>
        ))}
      </ul>
      <ListPages first={own} isFirst={isFirstPage} next={after} />
    </section>
  )
}

/** What comes with the software is a sample, and says so. */
function sayOrigin({ imported_at: importedAt, is_sample: isSample, source }: Tariff): string {
  if (importedAt !== null) return tariffListTexts.imported(longDate(importedAt.slice(0, 10)), source)
  return isSample ? tariffListTexts.shipped : tariffListTexts.fetched(source)
}

function sayDays({ available_from: from, available_to: to }: Tariff): string {
  return to === null ? tariffListTexts.from(longDate(from)) : tariffListTexts.fromTo(longDate(from), longDate(to))
}
