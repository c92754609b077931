import { useId } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { ChartTable } from '../../shell/chart/chart-table.tsx'
import { SparkLine } from '../../shell/chart/spark-line.tsx'
import type { HomeOfBills, UsedOnBill } from './homes-of-bills.ts'

const FUELS = { electricity: 'Electricity', gas: 'Gas' } as const

/** Use over the bills of a home: a small line for each fuel, and the figures as a table. */
export function UseLines({ use }: Pick<HomeOfBills, 'use'>) {
  const id = useId()
  if (use.length === 0) return null
  return (
    <figure className="chart" data-tone="rank" aria-labelledby={id}>
      <figcaption>
        <h3 id={id} className="text-h4">
          Your usage, bill by bill
        </h3>
        <p className="text-small text-text-2">
          We show the average per day, because some bills cover more days than others.
        </p>
      </figcaption>
      <ul className="use-lines">
        {use.map(({ fuel, bills }) => (
          <li key={fuel}>
            <b>{FUELS[fuel]}</b>
            <SparkLine points={bills.map(({ to, kwhADay }) => ({ date: to, value: kwhADay }))} />
            <span className="text-small">{change(bills)}</span>
          </li>
        ))}
      </ul>
      <ChartTable
        title="Your usage, bill by bill"
        heads={['Bill', 'Usage', 'Per day']}
        rows={use.flatMap(({ fuel, bills }) =>
          bills.map(({ from, to, kwh, kwhADay }) => [
            `${FUELS[fuel]}, ${longDate(from)} to ${longDate(to)}`,
            `${inThousands(Math.round(kwh))} kWh`,
            `${kwhADay.toFixed(1)} kWh`,
          ]),
        )}
      />
    </figure>
  )
}

function change(bills: readonly UsedOnBill[]): string {
  const [first, last] = [bills[0], bills.at(-1)]
  return `From ${first?.kwhADay.toFixed(1)} to ${last?.kwhADay.toFixed(1)} kWh a day`
}
