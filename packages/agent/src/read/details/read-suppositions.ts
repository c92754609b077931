import { type Fuel, type IsoDay, parsePostcode } from '@mowatt/tariffs'
import { findChange } from '../../understand/find/find-change.ts'
import { findDays } from '../../understand/find/find-days.ts'
import { findPlaces } from '../../understand/find/find-place.ts'
import { writeFigures } from '../../understand/find/write-figures.ts'
import { normalise } from '../../understand/words/normalise.ts'
import { VOCABULARY } from '../../understand/words/vocabulary.ts'
import type { Change } from '../command.ts'
import { readFuel, readPer } from './read-words.ts'
import { isSupposed } from './stance.ts'

const PRICE = '(unit rate|unit price|rate|price|standing charge|daily charge)s?'
const BY_PERCENT = new RegExp(
  `\\b${PRICE}\\b[^.?!]{0,40}?\\b(up|down|rose|rise[sn]?|fell|falls?|drop\\w{0,4}|increas\\w{1,4}|decreas\\w{1,4}|higher|lower|more|less|cheaper|dearer)\\b[^.?!]{0,12}?(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:%|per ?cent)`,
  'i',
)
const TO_PENCE = new RegExp(`\\b${PRICE}\\b[^.?!]{0,30}?(\\d{1,3}(?:\\.\\d{1,4})?) ?(?:p|pence)\\b`, 'i')
const PEOPLE = /\b(?:with|were|had|was|just|only|be) (\d{1,2}|two|three|four|five|six) (?:people|of us|adults)\b/i
const SMALL = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const MILES = /(?<![\d.,£])(\d{1,3}(?:,\d{3})?|\d{3,6})\s?miles?\b/i
const LEAVES = /\b(?:leave|left|switch\w{0,4}|move away|go|cancel\w{0,4}|quit)\b/i
const MOVES = /\b(?:live[ds]?|move[ds]?|moving|was|were|based)\b[^.?!]{0,20}\b(?:in|to|at)\b/i
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i
const FEE =
  /\b(?:exit|leaving|cancellation|early)(?: exit| termination)? (?:fees?|charges?)\b[^.?!\d]{0,30}£?(\d{1,3}(?:\.\d{2})?)(?![\d%]|\s?days)/i
const WAITS =
  /\bwait\w{0,3}\b[^.?!]{0,30}\b(?:free|no (?:exit )?fees?|do(?:es)?n'?t apply|(?:fees?|charges?|they|it) (?:go(?:es)?|stops?|ends?|runs? out)|nothing to pay)\b/i
const COP = /\b(?:cop|scop|efficiency)\b[^.?!\d]{0,12}(\d(?:\.\d{1,2})?)(?!\d|%)/i
/** "It does 3 for 1", of a heat pump. */
const FOR_ONE = /\b(?:does|do|gets?|gives?|pump\b[^.?!\d]{0,20}) (\d(?:\.\d{1,2})?) (?:for|to) (?:1|one|every)\b/i
const CLEAR =
  /\b(?:clear\w{0,3}|pay\w{0,3}|spread\w{0,3})\b[^.?!]{0,50}\b(?:over|in|across) (?:(\d{1,2}|two|three|four|five|six) months?|(a|one|the) year)\b/i
const OWES = /\b(?:owe|owed|owing|debt|arrears|balance|back|off|on top|clear\w{0,3})\b/i
const AT_NIGHT = /(\d{1,3}) ?(?:%|per ?cent)[^.?!]{0,24}\b(?:night|overnight|off[- ]?peak)\b/i
const DOWN = /^(?:down|fell|falls?|drop|decreas|lower|less|cheaper)/i
const MOST_CHANGES = 3

/** What a message takes to be otherwise, for its question only. `people`: how many live there, where that is known. */
export function readSuppositions(given: string, today: IsoDay, people: number | undefined): Change[] {
  const text = writeFigures(given)
  const plain = plainChanges(text)
  if (!isSupposed(text) && !/\bwhat about\b|\bhow about\b/i.test(text)) return plain
  const fuel = readFuel(text)?.value
  const price = priceChange(text, fuel)
  const fee = FEE.exec(text)?.[1]
  const night = AT_NIGHT.exec(text)?.[1]
  const isOwn = price ?? fee ?? night ?? plain[0]
  const all: (Change | undefined)[] = [
    price,
    isOwn === undefined ? useChange(given, fuel, people) : undefined,
    ...plain,
    fee === undefined ? undefined : { change: 'exit_fee', ...(fuel && { fuel }), pounds: Number(fee) },
    night === undefined ? undefined : { change: 'night', percent: Number(night) },
    ...otherChanges(text, today),
  ]
  return all.filter((each) => each !== undefined).slice(0, MOST_CHANGES)
}

/** What is plain without an "if": a way to pay off what is owed, how good a heat pump is, and leaving once it's free. */
function plainChanges(text: string): Change[] {
  const cop = Number(COP.exec(text)?.[1] ?? FOR_ONE.exec(text)?.[1])
  const [, months, year] = OWES.test(text) ? (CLEAR.exec(text) ?? []) : []
  const many = year === undefined ? SMALL.indexOf(months?.toLowerCase() ?? 'none') : 12
  return [
    ...(cop >= 1 && cop < 8 ? [{ change: 'heat_pump' as const, cop }] : []),
    ...(months !== undefined || year !== undefined
      ? [{ change: 'clear' as const, months: many > 0 ? many : Number(months) }]
      : []),
    ...(WAITS.test(text) ? [{ change: 'leave_on' as const }] : []),
  ]
}

function priceChange(text: string, fuel: Fuel | undefined): Change | undefined {
  const [, ofPercent, way, percent] = BY_PERCENT.exec(text) ?? []
  const ofFuel = fuel && { fuel }
  if (ofPercent !== undefined && percent !== undefined && way !== undefined)
    return { change: kindOf(ofPercent), ...ofFuel, percent: DOWN.test(way) ? -Number(percent) : Number(percent) }
  const [, ofPence, pence] = TO_PENCE.exec(text) ?? []
  return ofPence === undefined ? undefined : { change: kindOf(ofPence), ...ofFuel, pence: Number(pence) }
}

function kindOf(words: string): 'unit_rate' | 'standing_charge' {
  return /standing|daily/i.test(words) ? 'standing_charge' : 'unit_rate'
}

function useChange(text: string, fuel: Fuel | undefined, people: number | undefined): Change | undefined {
  const told = PEOPLE.exec(text)?.[1]?.toLowerCase()
  if (told !== undefined) return { change: 'people', people: SMALL.includes(told) ? SMALL.indexOf(told) : Number(told) }
  const found = findChange(normalise(text, VOCABULARY).plain, fuel, true)
  if (!found) return undefined
  const ofFuel = fuel && { fuel }
  if (found.payment) return { change: 'payment_method', to: found.payment }
  if (found.heatPump) return { change: 'heat_pump' }
  if (found.withoutGas) return { change: 'without_fuel', fuel: 'gas' }
  if (found.times) return { change: 'use', ...ofFuel, percent: Math.round((found.times.by - 1) * 10_000) / 100 }
  if (found.instead) return { change: 'use', ...ofFuel, kwh: found.instead.kwh }
  if (found.people !== undefined && people !== undefined) return { change: 'people', people: people + found.people }
  return undefined
}

function otherChanges(text: string, today: IsoDay): (Change | undefined)[] {
  const miles = MILES.exec(text)?.[1]
  const per = readPer(text)?.value
  const period = per === 'week' || per === 'month' || per === 'quarter' ? per : 'year'
  const [day] = LEAVES.test(text) ? findDays(text, today) : []
  const postcode = parsePostcode(POSTCODE.exec(text)?.[0] ?? '')?.postcode
  const [place] = MOVES.test(text) ? findPlaces(text) : []
  return [
    miles === undefined ? undefined : { change: 'miles', miles: Number(miles.replaceAll(',', '')), per: period },
    day && { change: 'leave_on', on: day.day },
    postcode !== undefined ? { change: 'place', postcode } : place && { change: 'place', name: place.name },
  ]
}
