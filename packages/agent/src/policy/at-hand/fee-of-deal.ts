import { type Fuel, FUELS, sayDay, sayPounds } from '@mowatt/tariffs'
import type { Heard } from '../of-home/heard-home.ts'
import type { Deal } from './deal-at-hand.ts'

type OfDeal = (heard: Heard, deal: Deal) => string | undefined

const GAS = /\bgas\b/
const POWER = /\b(?:electric\w*|leccy|elec|power)\b/
const STAYS = /\b(?:keep|keeping|stay|stays|staying|leave .{0,12}where|not touch)\b/

/** The exit fee itself: for one fuel, for both, and what somebody else says that it is. */
export const FEE_OF_DEAL: Readonly<Record<string, OfDeal>> = {
  fee_one: ({ plain }, deal) => {
    const { freeOn, isFree, facts } = deal
    const goes = fuelThatGoes(plain)
    const each = feeFor(goes, deal)
    if (isFree || each === undefined)
      return isFree ? 'None: you can leave free now, with one fuel or with both.' : undefined
    const other = goes === undefined ? 'The other' : goes === 'gas' ? 'The electricity' : 'The gas'
    const isBoth = facts === undefined || (facts.gas !== undefined && facts.electricity !== undefined)
    return `${sayPounds(each)}: the fee is for each fuel, so you pay it only for ${goes === undefined ? 'the one' : `the ${goes}`} that leaves before ${sayDay(freeOn)}.${isBoth ? ` ${other} stays on its fix. A discount for having both would go, if there is one.` : ''} From ${sayDay(freeOn)} it is nothing.`
  },
  fee_twice: (_, { fee, feePence, freeOn, isFree, facts }) => {
    if (isFree) return 'No: you can leave free now, so no exit fee is due for either fuel.'
    if (fee === undefined || feePence === undefined) return undefined
    const each = facts?.electricity?.exitFeeGbp ?? facts?.gas?.exitFeeGbp
    return `Yes, it is once for each fuel: ${fee}. That is if both leave before ${sayDay(freeOn)}; from then on it is nothing.${each === undefined ? '' : ` If only one fuel leaves, it is ${sayPounds(Math.round(each * 100))}.`} If the fix moves with you to another home, you do not leave it, so ask whether any is due.`
  },
  other_fee: (heard, { fee, supplier, freeOn, isFree, facts }) => {
    if (fee === undefined) return undefined
    const source = facts ? 'Your bill says' : 'You told me'
    return `${source} ${fee}, and I go by that. What somebody says on the phone can be meant for one fuel only, or be wrong. Before you leave, let ${supplier} confirm the whole sum in writing; if it confirms less, that counts. ${isFree ? 'For you none is due now.' : `From ${sayDay(freeOn)} none is due in any case.`}`
  },
  fee_counts: (_, { fee, supplier, freeOn, isFree }) =>
    fee === undefined
      ? undefined
      : `The terms of your contract count, and the bill repeats them: ${fee}. A word on the phone counts if you can show it, so ask ${supplier} for it in writing, or for the recording. If they told you less and then charge more, complain and name the day of the call. ${isFree ? 'You can leave free now.' : `Simplest of all: from ${sayDay(freeOn)} there is no fee.`}`,
  fee_says_each: (_, { fee, supplier, freeOn, isFree }) =>
    fee === undefined
      ? undefined
      : `Yes, that is how I read the bill too: ${fee}. So I count with that. If ${supplier} says less, have it in writing. ${isFree ? 'You can leave free now.' : `From ${sayDay(freeOn)} it is nothing.`}`,
  fee_waived: (_, { fee, supplier, freeOn, isFree }) =>
    isFree || fee === undefined
      ? 'You can leave free already, so there is nothing to waive.'
      : `They need not, but you can ask. Some suppliers waive it when you move home, when you take another of their own tariffs, or after they made a mistake. So ask ${supplier} in writing; without that count with ${fee} until ${sayDay(freeOn)}, and nothing from then on. Some new suppliers pay it for you: that stands in their offer.`,
}

/** "If I keep the gas" lets the electricity go. */
function fuelThatGoes(plain: string): Fuel | undefined {
  const [gas, power] = [GAS.test(plain), POWER.test(plain)]
  if (gas === power) {
    const first = gas ? FUELS.map((fuel) => ({ fuel, at: plain.search(fuel === 'gas' ? GAS : POWER) })) : []
    const [nearest] = first.toSorted((a, b) => a.at - b.at)
    if (!nearest) return undefined
    return STAYS.test(plain.slice(0, nearest.at)) ? otherThan(nearest.fuel) : nearest.fuel
  }
  const named: Fuel = gas ? 'gas' : 'electricity'
  const before = plain.slice(0, plain.search(gas ? GAS : POWER))
  return STAYS.test(before) ? otherThan(named) : named
}

function otherThan(fuel: Fuel): Fuel {
  return fuel === 'gas' ? 'electricity' : 'gas'
}

function feeFor(fuel: Fuel | undefined, { facts, feePence }: Deal): number | undefined {
  const own = fuel === undefined ? undefined : facts?.[fuel]?.exitFeeGbp
  const any = own ?? facts?.electricity?.exitFeeGbp ?? facts?.gas?.exitFeeGbp
  return any === undefined ? (feePence === undefined ? undefined : feePence / 2) : Math.round(any * 100)
}
