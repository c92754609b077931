import { useId } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { ChartTable } from '../../shell/chart/chart-table.tsx'
import { SparkLine } from '../../shell/chart/spark-line.tsx'
import { usageTexts } from './bill-list-texts.ts'
import type { HomeOfBills, UsedOnBill } from './homes-of-bills.ts'

/** Usage over the bills of a home: a small line for each fuel, and the figures as a table. */
export function UseLines({ use }: Pick<HomeOfBills, 'use'>) {
  const id = useId()
  if (use.length === 0) return null
  return (
    <figure className="chart" data-tone="rank" aria-labelledby={id}>
      <figcaption>
        <h3 id={id} className="text-h4">
          {usageTexts.title}
        </h3>
        <p className="text-small text-text-2">{usageTexts.averages}</p>
      </figcaption>
      <ul className="use-lines">
        {use.map(({ fuel, bills }) => (
          <li key={fuel}>
            <b>{usageTexts.fuels[fuel]}</b>
            <SparkLine points={bills.map(({ to, kwhADay }) => ({ date: to, value: kwhADay }))} />
            <span className="text-small">{change(bills)}</span>
          </li>
        ))}
      </ul>
      <ChartTable
        title={usageTexts.title}
        heads={[usageTexts.bill, usageTexts.usage, usageTexts.perDay]}
        rows={use.flatMap(({ fuel, bills }) =>
          bills.map(({ from, to, kwh, kwhADay }) => [
            usageTexts.row(usageTexts.fuels[fuel], longDate(from), longDate(to)),
            usageTexts.kwh(inThousands(Math.round(kwh))),
            usageTexts.kwh(kwhADay.toFixed(1)),
          ]),
        )}
      />
    </figure>
  )
}

function change(bills: readonly UsedOnBill[]): string {
  const [first, last] = [bills[0], bills.at(-1)]
  return usageTexts.change(first?.kwhADay.toFixed(1), last?.kwhADay.toFixed(1))
}
