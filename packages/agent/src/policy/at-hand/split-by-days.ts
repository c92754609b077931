import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { sayPounds } from '@mowatt/tariffs'
import { daysOfBill, linesOfBill } from '../../bill/lines-of-bill.ts'
import type { Heard } from '../of-home/heard-home.ts'

const HALF = /\bhalf\b/
const AWAY = /\b(\d{1,2}|a|one|two|three) (days?|weeks?)\b/
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 }
const FEW = 3

/** A bill shared where one was there for less of it: the standing charge evenly, the energy by the days. */
export function splitByDays({ plain, state, slots }: Heard, facts: BillFacts): string | undefined {
  const lines = linesOfBill(facts)
  const days = daysOfBill(facts)
  if (!lines || days === undefined) return undefined
  const figure = state.topic?.args['figure'] as { ways?: number } | undefined
  const ways = slots.household.people ?? Number(state.topic?.args['ways'] ?? figure?.ways ?? FEW)
  if (!(ways >= 2 && ways <= 10)) return undefined
  const energy = lines.reduce((sum, line) => sum + line.energyPence, 0)
  const standing = lines.reduce((sum, line) => sum + line.standingPence, 0)
  const here = hereFor(plain, days)
  const part = here / days
  const [full, less] = [energy / (ways - 1 + part), (energy / (ways - 1 + part)) * part]
  const each = standing / ways
  const assumed =
    state.topic?.args['ways'] === undefined && figure?.ways === undefined
      ? ` I took ${ways} people: tell me if it is another number.`
      : ''
  return `A fair way is to share the ${sayPounds(standing)} of standing charge evenly, ${sayPounds(Math.round(each))} each, and the ${sayPounds(energy)} of energy by the days that each was there. With one of ${ways} there for ${here} of ${days} days, that one pays about ${sayPounds(Math.round(less + each))} and the others about ${sayPounds(Math.round(full + each))} each.${assumed} It is a custom and no rule: heating warms an empty room too.`
}

function hereFor(plain: string, days: number): number {
  if (HALF.test(plain)) return Math.round(days / 2)
  const [, word = '', unit = ''] = AWAY.exec(plain) ?? []
  if (word === '') return Math.round(days / 2)
  const span = (COUNTS[word] ?? Number(word)) * (unit.startsWith('week') ? 7 : 1)
  const isAway = /\b(?:away|holiday|gone|off|abroad)\b/.test(plain)
  return Math.max(1, Math.min(days - 1, isAway ? days - span : span))
}
