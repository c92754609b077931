import type { Home } from '@mowatt/contract'
import { Card } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { fuelNames, useTexts } from './home-texts.ts'
import { MonthBars } from './month-bars.tsx'
import type { ChangeTold } from './told-form.tsx'
import { ValueRow } from './value-row.tsx'

type HomeUseProps = { home: Home; onChange: ChangeTold; byBill: ReactNode }

/** A year's usage as the comparison uses it, and the usage on the bills over time. */
export function HomeUse({ home, onChange, byBill }: HomeUseProps) {
  const { yearly, months } = home.use
  return (
    <section aria-labelledby="home-use" className="grid gap-4">
      <Card tone="flat">
        <h2 id="home-use" className="text-h3">
          {useTexts.title}
        </h2>
        <dl className="home-rows">
          {(['electricity', 'gas'] as const).map((fuel) => {
            const used = yearly.find((each) => each.fuel === fuel)
            return (
              <ValueRow
                key={fuel}
                label={useTexts.year(fuelNames[fuel])}
                lines={used && linesOf(used)}
                source={undefined}
                fields={[`${fuel}_kwh`]}
                home={home}
                onChange={onChange}
              />
            )
          })}
        </dl>
        {months.length === 0 && <p className="mt-2 text-small text-text-2">{useTexts.none}</p>}
      </Card>
      <MonthBars months={months} />
      <p>
        <a href={halfHoursHref(yearly)} className="inline-flex min-h-11 items-center underline">
          {useTexts.halfHours}
        </a>
      </p>
      {byBill}
    </section>
  )
}

/** Starts from the year that is known here; users who compare by time of day have a suitable meter, or want one. */
function halfHoursHref(yearly: Home['use']['yearly']): string {
  const years = yearly.map(({ fuel, kwh }) => [fuel, String(Math.round(kwh))])
  return `/half-hours?${new URLSearchParams([...years, ['smart-meter', 'yes']]).toString()}`
}

function linesOf({ kwh, low_kwh: low, high_kwh: high, note }: Home['use']['yearly'][number]): string[] {
  const range = low !== null && high !== null && low !== high
  return [
    useTexts.kwh(inThousands(kwh)),
    ...(range ? [useTexts.between(inThousands(low), inThousands(high))] : []),
    ...(note === '' ? [] : [note]),
  ]
}
