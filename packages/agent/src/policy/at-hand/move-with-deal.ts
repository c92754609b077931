import { addDays, type IsoDay, regionOf, sayDay } from '@mowatt/tariffs'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { findDays, findMonth } from '../../understand/find/find-days.ts'
import type { Heard } from '../of-home/heard-home.ts'
import { type Deal, dealOf } from './deal-at-hand.ts'
import { isTalkedOf } from './talked-of.ts'

type OfDeal = (heard: Heard, deal: Deal) => string | undefined
type Span = { first: IsoDay; last: IsoDay }

const STEPS = `Tell your supplier the date, ask whether the fix can move with you, and read both meters on the day you leave.`
const OF_MOVE =
  /\b(?:mov(?:e|es|ed|ing)|tenan\w*|lease|landlord|keys|completion|exchange|house sale|new (?:house|flat|place|home)|leave the (?:flat|house)|out by|put back|brought forward)\b/i
const NEAR =
  /\b(?:same (?:town|area|postcode|street|village|road|city|region)|round the corner|few streets|few doors|two doors|next door but one|next (?:street|road|door|village)|down the road|nearby|local|not far)\b/
const OF_FIX = /\b(?:fix|fixed|deal|tariff|contract|it)\b.{0,20}\b(?:till|til|until|ends?|runs?|finish\w*)\b/i
const ASKS_FEE = /\b(?:charg\w*|fees?|pay|cost\w*|sting|stung|penalt\w*)\b/
const TOLD_MOVE: readonly unknown[] = ['moving', 'moving_home']
const LOOKS_BACK = 5

/** A home that is left while a fix still runs: the fee by the day, the place, and whether the fix comes along. */
export const MOVE_WITH_DEAL: Readonly<Record<string, OfDeal>> = {
  moving: sayMove,
  move_place: sayPlace,
  move_day: (_, { supplier }) =>
    `Read all meters in the old home on the day you leave and in the new one on the day you get the keys, with photos. Then send the day, the readings and your new address for the final bill to ${supplier}. Tell the supplier of the new home your name and the day too. Keep the Direct Debit until the final bill is settled.`,
  taken_along: (heard, { supplier, endsOn, freeOn, isFree, fee }) => {
    const day = dayOfMove(heard)
    const isAfter = isFree || (day !== undefined && day.first >= freeOn)
    const fees = isAfter
      ? 'If it cannot, no exit fee is due, as you can leave free by then'
      : `If it cannot, the fix ends with the move, and the exit fee may be due${fee === undefined ? ': it stands on your bill' : `, ${fee}`}; some waive it for a move. From ${sayDay(freeOn)} it is free in any case`
    return `A fix can often move with you, but it is for ${supplier} to say: many allow it if they can supply the new home and its meter suits the tariff. It would then still run until ${sayDay(endsOn)}, and the rates may be those of the new region. ${fees}. Ask before you move, and have the answer in writing.`
  },
  move_prepay: (heard, { supplier, freeOn, isFree, fee }) => {
    const day = dayOfMove(heard)
    const isAfter = isFree || (day !== undefined && day.first >= freeOn)
    return `Then your fix most likely cannot go there as it is: most fixes are for credit meters, paid by Direct Debit. You would begin on the prepayment tariff of whoever supplies the new home. So ask ${supplier}, and a landlord if there is one, whether the meter can be changed or, if it is smart, set to credit; it mostly costs nothing, but they may check your credit. ${isAfter || fee === undefined ? '' : `Ask too whether the exit fee, ${fee}, is waived for the move. `}First of all see that no debt of others is on that meter.`
  },
}

function sayMove(heard: Heard, { fee, freeOn, isFree, endsOn }: Deal): string {
  const day = dayOfMove(heard)
  const when = day && (day.first === day.last ? sayDay(day.first) : undefined)
  if (day && day.first > endsOn)
    return `By then the fix is over: it ends on ${sayDay(endsOn)}. So no exit fee is due for the move. From ${sayDay(freeOn)} you can leave free, and after the end you would be on the variable tariff, which has none. ${STEPS}`
  if (isFree) return `You can leave your fix free, so a move costs no exit fee. ${STEPS}`
  if (day && day.first >= freeOn && ASKS_FEE.test(heard.plain) && !heard.slots.days[0])
    return `No exit fee is due. ${when === undefined ? 'In that month' : `On ${when}`} the last 49 days of your fix have begun: they begin on ${sayDay(freeOn)}, and in them no exit fee may be charged. Only if you leave before ${sayDay(freeOn)} does it cost ${fee ?? 'a fee'}.`
  if (day && day.first >= freeOn && !heard.slots.days[0])
    return `The move comes before the fix ends on ${sayDay(endsOn)}, but after ${sayDay(freeOn)}, from when leaving is free. So it costs no exit fee.`
  if (day && day.first >= freeOn)
    return `No exit fee${when === undefined ? '' : ` on ${when}`}: that is before the fix ends on ${sayDay(endsOn)}, but by then leaving is free. From ${sayDay(freeOn)} none may be charged. ${STEPS}`
  if (day && day.last < freeOn && !heard.slots.days[0] && isTalkedOf(heard.state, TOLD_MOVE))
    return `The move comes before ${sayDay(freeOn)}, so they may charge the exit fee: ${fee ?? 'the sum stands on your bill'}. It is not due if the fix moves along, and some waive it for a move. If you could go on ${sayDay(freeOn)} or later, it would cost nothing.`
  const own = `A move is a case of its own: some suppliers let the fix move along or waive the fee, and some charge it${fee === undefined ? '' : `, here ${fee}`}. Ask before you give notice, and have it in writing.`
  if (!day)
    return `${own} From ${sayDay(freeOn)} leaving is free in any case; the fix ends on ${sayDay(endsOn)}. ${STEPS} When do you move?`
  const edge =
    day.last >= freeOn
      ? `That month has both: until ${sayDay(addDays(freeOn, -1))} the exit fee may be due, and from ${sayDay(freeOn)} leaving is free. If you can choose the day, choose one from then on.`
      : `That is before ${sayDay(freeOn)}, from when leaving is free.`
  return `${edge} ${own} ${STEPS}`
}

function sayPlace(heard: Heard): string | undefined {
  const { slots, plain, state, world } = heard
  const home = homeOfTurn({ state, world }).region
  const own = home?.kind === 'region' ? home.letter : undefined
  const isSame = slots.region === undefined ? NEAR.test(plain) : slots.region === own
  if (isSame)
    return `Then the price region mostly stays the same${own === undefined ? '' : `, ${regionOf(own).name}`}: if your fix moves along, its rates should stay as they are. Ask for that in writing. At the new home you are at first with whoever supplies it, until your own supplier takes it over or you choose another. Read the meters in both homes on the day.`
  return `Then two things change. Prices differ by region, so if your fix moves along, its rates may be those of ${slots.region ? regionOf(slots.region).name : 'the new region'}: ask. And at the new home you are at first with whoever supplies it. Once you have the postcode, tell me, and I compare for there. Nothing here needs a switch before you go.`
}

/** The day or the month of the move, from this message or from one before that spoke of it. */
function dayOfMove(heard: Heard): Span | undefined {
  const { text, slots, state, world } = heard
  const end = OF_FIX.test(text) ? dealOf(heard)?.endsOn.slice(0, 7) : undefined
  // The end of the fix is no day of a move.
  const isOfFix = OF_FIX.test(text) && !OF_MOVE.test(text)
  const named = isOfFix ? undefined : slots.days.find(({ precision }) => precision === 'day')?.day
  if (named !== undefined) return { first: named, last: named }
  const before = state.summary.slice(-LOOKS_BACK, -1).toReversed()
  return [text, ...before.filter((said) => OF_MOVE.test(said))]
    .map((said, at) => (at === 0 ? (isOfFix ? undefined : findMonth(said, world.today)) : spanIn(said, world.today)))
    .find((span) => span !== undefined && span.first.slice(0, 7) !== end)
}

function spanIn(said: string, today: IsoDay): Span | undefined {
  // Where a fix and a move have a day each, the one that stands nearest to the move counts.
  const at = said.search(OF_MOVE)
  const days = findDays(said, today)
    .filter(({ precision }) => precision === 'day')
    .toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
  return days[0] ? { first: days[0].day, last: days[0].day } : findMonth(said, today)
}
