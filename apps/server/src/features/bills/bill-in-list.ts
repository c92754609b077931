import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { FUELS, freeToLeaveOn, type IsoDay } from '@mowatt/tariffs'
import { billTitle } from './bill-title.ts'

/** What tells a bill from the others in a list. */
export function billInList(reading: Pick<BillReading, 'facts' | 'marks'>, today: IsoDay) {
  const { facts } = reading
  const { periodFrom: from, periodTo: to, totalChargesGbp: total, supplier = null } = facts
  return {
    title: billTitle(facts),
    period: from !== undefined && to !== undefined ? { from, to } : null,
    supplier,
    total_pence: total === undefined ? null : Math.round(total * 100),
    use: FUELS.flatMap((fuel) => {
      const kwh = facts[fuel]?.usageKwhInPeriod
      return kwh === undefined ? [] : [{ fuel, kwh }]
    }),
    home: facts.customerPostcode ?? facts.electricity?.mpan ?? facts.gas?.mprn ?? null,
    due: dueNext(reading, today),
  }
}

/** The first of the days that are to come: from when leaving is free, and when the fix ends. */
function dueNext({ facts, marks }: Pick<BillReading, 'facts' | 'marks'>, today: IsoDay) {
  const days = FUELS.flatMap((fuel) => {
    const { tariffEndDate: endsOn, exitFeeGbp = 0 } = facts[fuel] ?? {}
    const freeOn = freeToLeaveOn({ endsOn, exitFeePence: Math.round(exitFeeGbp * 100) })
    return [
      { what: 'free_to_leave' as const, on: marks?.exitFeeEndsOn ?? freeOn },
      { what: 'fix_ends' as const, on: endsOn },
    ]
  })
  const coming = days.flatMap(({ what, on }) => (on !== undefined && on >= today ? [{ what, on }] : []))
  return coming.toSorted((one, other) => (one.on < other.on ? -1 : 1))[0] ?? null
}
