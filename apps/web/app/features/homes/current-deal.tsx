import type { Home } from '@mowatt/contract'
import { Card } from '@mowatt/ui'
import { dealRows } from './deal-rows.ts'
import { dealTexts, toldTexts } from './home-texts.ts'
import type { ChangeTold } from './told-form.tsx'
import { ValueRow } from './value-row.tsx'

/** Supplier, tariff, end date, fee and rates, each with its source and a way to change it. */
export function CurrentDeal({ home, onChange }: { home: Home; onChange: ChangeTold }) {
  const { deals, payment_method: payment, place } = home
  return (
    <section aria-labelledby="home-deal">
      <Card tone="flat">
        <h2 id="home-deal" className="text-h3">
          {dealTexts.title}
        </h2>
        {deals.length === 0 && <p className="mt-2 text-text-2">{dealTexts.none}</p>}
        <dl className="home-rows">
          {dealRows(deals).map((row) => (
            <ValueRow key={row.label} {...row} home={home} onChange={onChange} />
          ))}
          <ValueRow
            label={toldTexts.labels.payment_method}
            lines={payment ? [paymentWords(payment.value)] : undefined}
            source={payment ?? undefined}
            fields={['payment_method']}
            home={home}
            onChange={onChange}
          />
          <ValueRow
            label={toldTexts.labels.postcode}
            lines={placeLines(place)}
            source={place.postcode ?? undefined}
            fields={['postcode', ...(place.choices.length > 0 ? (['region'] as const) : [])]}
            home={home}
            onChange={onChange}
          />
        </dl>
      </Card>
    </section>
  )
}

function paymentWords(method: string): string {
  return toldTexts.payment.find(({ value }) => value === method)?.label ?? method
}

function placeLines({ postcode, region }: Home['place']): string[] | undefined {
  const lines = [postcode?.value, region?.name].filter((line) => line !== undefined)
  return lines.length > 0 ? lines : undefined
}
