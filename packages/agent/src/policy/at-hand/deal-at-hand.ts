import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { addDays, freeToLeaveOn, FUELS, type IsoDay, sayPounds } from '@mowatt/tariffs'
import { billOf, saidOf, termsOf } from '../../home/home-of-turn.ts'
import type { Heard } from '../of-home/heard-home.ts'

/** The fix that somebody is on, while it lasts. */
export type Deal = {
  endsOn: IsoDay
  /** The first of its last 49 days. */
  freeOn: IsoDay
  isFree: boolean
  /** What leaving costs for all fuels that have a fee, as far as it is known. */
  feePence: number | undefined
  /** "£75.00 for each fuel, £150.00 for both". */
  fee: string | undefined
  facts: BillFacts | undefined
  supplier: string
}

export function dealOf({ state, world }: Pick<Heard, 'state' | 'world'>): Deal | undefined {
  const { endsOn, exitFeePence } = termsOf({ state, world })
  if (endsOn === undefined || endsOn <= world.today) return undefined
  const contract = { prices: [], endsOn, exitFeePence }
  const freeOn = freeToLeaveOn(contract) ?? addDays(endsOn, -49)
  const facts = billOf(world, state)?.facts
  const { fuels, exitFeeOn: only } = saidOf(state)
  const charged = FUELS.filter((fuel) => (facts?.[fuel]?.exitFeeGbp ?? 0) > 0)
  const isOne = only !== undefined || fuels === 'electricity' || fuels === 'gas' || charged.length === 1
  const feePence = exitFeePence === undefined ? undefined : exitFeePence * (isOne ? 1 : 2)
  return {
    endsOn,
    freeOn,
    isFree: freeOn <= world.today || exitFeePence === 0,
    feePence,
    fee: sayFee(exitFeePence, feePence),
    facts,
    supplier: facts?.supplier ?? saidOf(state).supplier ?? 'your supplier',
  }
}

function sayFee(each: number | undefined, all: number | undefined): string | undefined {
  if (each === undefined || all === undefined || each === 0) return undefined
  return all === each ? sayPounds(each) : `${sayPounds(each)} for each fuel, ${sayPounds(all)} for both`
}
