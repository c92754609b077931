import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, type IsoDay, sayDay, sayPounds } from '@mowatt/tariffs'
import { gapOfBill } from '../../bill/check-bill.ts'
import { billOf } from '../../home/home-of-turn.ts'
import type { Heard } from '../of-home/heard-home.ts'
import { findDays } from '../../understand/find/find-days.ts'
import type { LetterFacts } from './letter-kinds.ts'

const DAYS = /\b(\d{1,3}) days?\b/
const AMOUNT = /£ ?(\d[\d,]*(?:\.\d\d)?)|\b(\d{2,5}) (?:quid|pounds)\b|\bfrom \d{2,4} to (\d{2,4})\b/
const READING = /(?<![£\d.,])(\d{4,6})(?![\d%]| ?(?:kwh|miles|pounds|quid))/
const LATELY = 4

/** The sum, the days, the day and the reading that were named lately, the newest first. */
export function letterFacts({ slots, state, world }: Heard): LetterFacts {
  const said = state.summary.slice(-LATELY).toReversed()
  const first = (pattern: RegExp) => {
    const found = said.map((each) => pattern.exec(each)).find((each) => each !== null)
    return found?.[1] ?? found?.[2] ?? found?.[3]
  }
  const days = first(DAYS)
  const amount = first(AMOUNT)?.replaceAll(',', '')
  const day = said.flatMap((each) => findDays(each, world.today)).find(({ precision }) => precision !== 'month')
  return {
    amount: amount === undefined ? undefined : sayPounds(Math.round(Number(amount) * 100)),
    days: days === undefined ? undefined : Number(days),
    day: day && sayDay(day.day),
    pastDay: day && sayDay(day.day > world.today ? yearBefore(day.day) : day.day),
    reading: first(READING),
    fuel: slots.fuel,
    wish: said.map(wishIn).find((each) => each !== undefined),
    ...ofBill(billOf(world, state)?.facts),
  }
}

const WISH =
  /\b(?:letter|e-?mail|message|note)\b(?: (?:to|for) (?:my |the )?(?:supplier|them|company|[a-z]+))?,? (?:to (?=get|ask|request|tell|have|change|stop|cancel|say)|asking (?:for|to|them to) |about |saying (?:that )?)(.{6,120})$/i

/** "A letter to get a copy of my bills". */
export function wishIn(text: string): string | undefined {
  return WISH.exec(text.trim().replace(/(?<![.!?])[.!?]+$/, ''))?.[1]?.replaceAll(/\bi\b/g, 'I')
}

/** A day without a year that would be to come, told as past, was a year before. */
function yearBefore(day: IsoDay): IsoDay {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` as IsoDay
}

/** What the bill leaves open: a sum that does not add up, an estimate, a balance from before. */
function ofBill(facts: BillFacts | undefined): Pick<LetterFacts, 'points' | 'period'> {
  if (!facts) return {}
  const before = Math.round(((facts.balanceGbp ?? 0) - (facts.totalChargesGbp ?? facts.balanceGbp ?? 0)) * 100)
  const estimated = FUELS.filter((fuel) =>
    (facts[fuel]?.readings ?? []).some(({ latestKind }) => latestKind === 'estimated'),
  )
  const gap = gapOfBill(facts)
  const points = [
    ...(gap && gap.gapPence !== 0
      ? [`Its lines come to ${sayPounds(gap.sumPence)}, and it charges ${sayPounds(gap.totalPence)}.`]
      : []),
    ...(before > 0 ? [`It holds ${sayPounds(before)} from before, and I cannot see what that is for.`] : []),
    ...(estimated.length > 0
      ? [`The ${estimated.join(' and ')} reading is estimated. My own is [reading] on [day].`]
      : []),
  ]
  return {
    points: points.length > 0 ? points : ['What is not right: [say it in a sentence].'],
    period: facts.periodFrom && facts.periodTo ? ` for ${sayDay(facts.periodFrom)} to ${sayDay(facts.periodTo)}` : '',
  }
}
