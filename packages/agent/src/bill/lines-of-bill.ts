import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { daysBetween, type Fuel, FUELS, sayPounds, vatOn, vatRates } from '@mowatt/tariffs'

/** The two lines of a fuel as its own figures give them, in pence. */
export type FuelLines = {
  fuel: Fuel
  kwh: number
  rate: number
  days: number
  standing: number
  energyPence: number
  standingPence: number
  vatPence: number
}

export function daysOfBill({ periodFrom, periodTo }: BillFacts): number | undefined {
  return periodFrom && periodTo ? daysBetween(periodFrom, periodTo) + 1 : undefined
}

/** Only where every figure of a fuel is known and it has one rate: anything else would be a guess. */
export function linesOfBill(facts: BillFacts): FuelLines[] | undefined {
  const days = daysOfBill(facts)
  const charged = FUELS.filter((fuel) => facts[fuel])
  const lines = charged.flatMap((fuel): FuelLines[] => {
    const { usageKwhInPeriod: kwh, unitRates = [], standingChargePencePerDay: standing } = facts[fuel] ?? {}
    const [unit] = unitRates
    if (kwh === undefined || unitRates.length !== 1 || !unit || standing === undefined || days === undefined) return []
    const net = unit.vat === 'excluded'
    const share = vatOn(vatRates, fuel, facts.periodTo ?? facts.billDate ?? '2026-01-01') / 10_000
    const [energy, daily] = [Math.round(kwh * unit.pencePerKwh), Math.round(standing * days)]
    const sum = energy + daily
    return [
      {
        fuel,
        kwh,
        rate: unit.pencePerKwh,
        days,
        standing,
        energyPence: energy,
        standingPence: daily,
        vatPence: net ? Math.round(sum * share) : Math.round((sum * share) / (1 + share)),
      },
    ]
  })
  return lines.length > 0 && lines.length === charged.length ? lines : undefined
}

/** What a fuel comes to with VAT, whether its rates hold it or not. */
export function grossOf(line: FuelLines, facts: BillFacts): number {
  const isNet = facts[line.fuel]?.unitRates?.[0]?.vat === 'excluded'
  return line.energyPence + line.standingPence + (isNet ? line.vatPence : 0)
}

export function titleOf(fuel: Fuel): string {
  return fuel === 'gas' ? 'Gas' : 'Electricity'
}

export function sayLine({ fuel, kwh, rate, days, standing, energyPence, standingPence }: FuelLines): string {
  return `${titleOf(fuel)}: ${kwh.toLocaleString('en-GB')} kWh at ${rate}p is ${sayPounds(energyPence)}, and ${days} days at ${standing}p are ${sayPounds(standingPence)}.`
}
