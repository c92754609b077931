import { addDays, FUELS, type IsoDay, sayDay, sayPounds } from '@mowatt/tariffs'
import { billOf, saidOf } from '../../home/home-of-turn.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'

/** Who says that the bill is wrong, or that the deal is another by now, puts it right; that is heard elsewhere. */
const PUTS_RIGHT =
  /\b(?:wrong|incorrect|mistake\w*|actually|misread|should (?:be|say)|not right|new (?:deal|fix|tariff|contract)|since|now (?:on|with|fixed)|renewed|switched|changed?|update|correct it|set it|put it|rather than|instead of|if)\b|\bnot (?:£ ?)?\d/
const OF_FIX = /\b(?:fix\w*|deal|tariff|contract|ends?|ended|ending|finish\w*|expires?|runs? out|is up)\b/
const OF_FEE = /\b(?:exit|leaving|leave|cancell?ation|early|fees?|penalt\w*|get out)\b/
const ASKS_BACK =
  /\b(?:does ?n[o']?t it|doesnt it|does it not|is ?n[o']?t it|isnt it|right|correct|yeah|innit|arent i|am i not)\W*$|\?|^(?:so |and |ok )*(?:is|does|do|am|are|did)\b/

/** An end or a fee that is told and that the bill contradicts: what the bill says, and how to put it right. */
export function besideBill(heard: Heard): HomeAnswer | undefined {
  const { plain, text, slots, state, world } = heard
  const facts = billOf(world, state)?.facts
  if (!facts || state.asked !== undefined || PUTS_RIGHT.test(plain)) return undefined
  const { endsOn, exitFeePence } = slots.household
  const own = FUELS.flatMap((fuel) => facts[fuel]?.tariffEndDate ?? [])[0]
  const fees = FUELS.flatMap((fuel) => facts[fuel]?.exitFeeGbp ?? []).map((fee) => Math.round(fee * 100))
  const asks = ASKS_BACK.test(plain) || text.includes('?')
  const known = saidOf(state)
  if (
    endsOn !== undefined &&
    OF_FIX.test(plain) &&
    own !== undefined &&
    known.endsOn === undefined &&
    !isSame(endsOn, own, heard)
  )
    return told(heard, 'other_end', sayEnd(own, endsOn, asks, world.today))
  // "From 1 April I am on variable" is true of the time after the fix, and changes nothing now.
  if (
    slots.household.deal === 'variable' &&
    own !== undefined &&
    own > world.today &&
    slots.days.some(({ day }) => day > own)
  )
    return told(
      heard,
      'if_nothing',
      `Yes, unless you choose something else: the fix runs to the end of ${sayDay(own)}, and from the day after you would be on the variable tariff. Until then you are on the fix. From the variable tariff you can switch on any day, without an exit fee.`,
    )
  const [fee] = fees
  const all = fees.reduce((sum, each) => sum + each, 0)
  const isOther = exitFeePence !== undefined && fee !== undefined && exitFeePence !== fee && exitFeePence !== all
  if (!isOther || known.exitFeePence !== undefined || !OF_FEE.test(plain)) return undefined
  const each = fees.length > 1 ? `${sayPounds(fee)} for each fuel, ${sayPounds(all)} for both` : sayPounds(fee)
  return told(
    heard,
    'other_fee',
    `${asks ? 'No: your' : 'Your'} bill says another fee: ${each}. I go by that. If you have ${sayPounds(exitFeePence)} in writing, tell me “the fee on the bill is wrong, it is ${sayPounds(exitFeePence)}”, and I count with it.`,
  )
}

function isSame(told: IsoDay, own: IsoDay, { slots }: Heard): boolean {
  return slots.household.isEndMonth ? told.slice(0, 7) === own.slice(0, 7) : told === own
}

function sayEnd(own: IsoDay, other: IsoDay, asks: boolean, today: IsoDay): string {
  const freeOn = addDays(own, -49)
  const free = freeOn <= today ? 'so you can leave free now' : `so leaving is free from ${sayDay(freeOn)}`
  const over = other < today ? ' A fix that had ended then would no longer stand on a bill.' : ''
  return `${asks ? 'No: your' : 'Your'} bill says that the fix ends on ${sayDay(own)}, ${free}. I go by that.${over} If you have another date in writing, tell me “the end date is wrong, it is” and the day, and I count with that.`
}

function told({ state, world }: Heard, asked: string, says: string): HomeAnswer {
  const about = { name: 'explain_bill' as const, args: { aspect: 'tariff', asked } }
  const supplier = billOf(world, state)?.facts.supplier
  const found = knownText({ ...state, topic: { call: about.name, args: about.args } }, 'beside_bill', says)
  const facts = supplier === undefined ? found.facts : [...found.facts, fact('bill.supplier', 'supplier', supplier)]
  return { calls: [], at_once: [{ ...found, facts }], about }
}
