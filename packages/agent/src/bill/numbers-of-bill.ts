import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { sayPounds } from '@mowatt/tariffs'
import { grossOf, linesOfBill } from './lines-of-bill.ts'

type Known = { pence: number; of: string }

/** The sums that the bill names or is made of. */
export function numbersOfBill(facts: BillFacts): Known[] {
  const { totalChargesGbp: total, balanceGbp: balance } = facts
  const [charged, owed] = [total, balance].map((gbp) => (gbp === undefined ? undefined : Math.round(gbp * 100)))
  const lines = (linesOfBill(facts) ?? []).flatMap((line): Known[] => [
    {
      pence: line.energyPence,
      of: `the energy for ${line.fuel}: ${line.kwh.toLocaleString('en-GB')} kWh at ${line.rate}p`,
    },
    { pence: line.standingPence, of: `the standing charge for ${line.fuel}: ${line.days} days at ${line.standing}p` },
    {
      pence: grossOf(line, facts),
      of: `${line.fuel} in all: ${sayPounds(line.energyPence)} for energy and ${sayPounds(line.standingPence)} standing charge`,
    },
    ...(line.vatPence > 0 ? [{ pence: line.vatPence, of: `the VAT within the ${line.fuel}` }] : []),
  ])
  const found = linesOfBill(facts) ?? []
  const parts = found.map((line) => `${sayPounds(grossOf(line, facts))} for ${line.fuel}`).join(' and ')
  const [energy, standing] = [found.map((line) => line.energyPence), found.map((line) => line.standingPence)].map(
    (each) => each.reduce((sum, pence) => sum + pence, 0),
  )
  return [
    ...lines,
    ...(found.length > 1 && energy !== undefined && standing !== undefined
      ? [
          { pence: standing, of: 'both standing charges of this bill together' },
          { pence: energy, of: 'the energy of this bill for both fuels, without the standing charges' },
        ]
      : []),
    ...(charged === undefined
      ? []
      : [
          {
            pence: charged,
            of: `what this bill charges for its period${parts === '' ? ', energy and standing charges' : `: ${parts}, standing charges counted in`}`,
          },
        ]),
    ...(owed === undefined || owed < 0
      ? []
      : [
          {
            pence: owed,
            of: `what is to pay in all${charged !== undefined && owed > charged ? `: ${sayPounds(charged)} for this period and ${sayPounds(owed - charged)} from before` : ''}`,
          },
        ]),
    ...(owed !== undefined && charged !== undefined && owed > charged
      ? [
          {
            pence: owed - charged,
            of: 'what was left from before this bill: an earlier bill that was not fully paid, or payments that were too low',
          },
        ]
      : []),
  ]
}
