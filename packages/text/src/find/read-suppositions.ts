import { findPlaces, type Fuel, type IsoDay, parsePostcode } from '@mowatt/tariffs'
import { findDays } from './find-days.ts'
import { findFilters } from './find-filters.ts'
import { writeFigures } from './write-figures.ts'
import { normalise } from '../words/normalise.ts'
import type { Change } from '../values/change.ts'
import { findMiles } from './find-miles.ts'
import { readFuel } from './fuel-and-period.ts'
import { isSupposed } from './stance.ts'

const PRICE = '(unit rate|unit price|rate|price|standing charge|daily charge)s?'
const BY_PERCENT = new RegExp(
  `\\b${PRICE}\\b[^.?!]{0,40}?\\b(up|down|rose|rise[sn]?|fell|falls?|drop\\w{0,4}|increas\\w{1,4}|decreas\\w{1,4}|higher|lower|more|less|cheaper|dearer)\\b[^.?!]{0,12}?(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:%|per ?cent)`,
  'i',
)
/** "If they put it up 10%", "the cap rises by 5%": prices go up, as nobody puts what is used up for them. */
const RAISED =
  /\b(?:they|it|that|the cap|prices?)\b[^.?!\d]{0,20}?\b(puts?\b[^.?!\d]{0,8}\bup|goes up|went up|go up|rais\w{1,4}|rise[sn]?|rose|hik\w{1,4}|increas\w{1,4}|cuts?|drops?|dropped|falls?|fell|goes down|went down)\b[^.?!\d]{0,12}(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent)/i
const OF_USE = /\b(?:us(?:e|es|ed|age|ing)|kwh|units?)\b/i
const TO_PENCE = new RegExp(`\\b${PRICE}\\b[^.?!]{0,30}?(\\d{1,3}(?:\\.\\d{1,4})?) ?(?:p|pence)\\b`, 'i')
const PEOPLE = /\b(?:with|were|had|was|just|only|be) (\d{1,2}|two|three|four|five|six) (?:people|of us|adults)\b/i
const SMALL = ['', 'one', 'two', 'three', 'four', 'five', 'six']
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
const DOWN = /^(?:down|fell|falls?|drop|decreas|lower|less|cheaper|cut|goes down|went down)/i
/** "And with 10% less", and nothing but the change; "a year with 10% less gas". */
const BARE =
  /^\W*(?:(?:and|or|but|ok|so|then|with|at|using|if)\s+){0,3}\d{1,2} ?(?:%|per ?cent) (?:less|more|fewer|lower|higher)(?: (?:use|usage|heating|energy|electricity|gas|kwh|of it|than that))?\W*$|\bwith \d{1,2} ?(?:%|per ?cent) (?:less|more) (?:use|usage|heating|energy|electricity|gas)\b(?! than\b)/i
const MOST_CHANGES = 3

/** What a message takes to be otherwise, for its question only. `people`: how many live there, where that is known. */
export function readSuppositions(given: string, today: IsoDay, people: number | undefined): Change[] {
  const text = writeFigures(given)
  const plain = plainChanges(text)
  if (!isSupposed(text) && !/\bwhat about\b|\bhow about\b/i.test(text) && !BARE.test(text)) return plain
  const fuel = readFuel(text)?.value
  const raised = raisedBy(text, fuel)
  const price = priceChange(text, fuel) ?? raised[0]
  const fee = FEE.exec(text)?.[1]
  const night = AT_NIGHT.exec(text)?.[1]
  const isOwn = price ?? fee ?? night ?? plain[0]
  const all: (Change | undefined)[] = [
    price,
    ...(price === raised[0] ? raised.slice(1) : []),
    isOwn === undefined ? useChange(given, fuel, people) : undefined,
    ...plain,
    fee === undefined ? undefined : { change: 'exit_fee', ...(fuel && { fuel }), pounds: Number(fee) },
    night === undefined ? undefined : { change: 'night', percent: Number(night) },
    ...otherChanges(text, today),
  ]
  return all.filter((each) => each !== undefined).slice(0, MOST_CHANGES)
}

/**
 * Suppositions that are clear without an "if": a way to pay off a debt, how good a heat pump is, and leaving once it's
 * free.
 */
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

/** All prices at once. */
function raisedBy(text: string, fuel: Fuel | undefined): Change[] {
  const [, way, by] = OF_USE.test(text) ? [] : (RAISED.exec(text) ?? [])
  if (way === undefined || by === undefined) return []
  const change = { ...(fuel && { fuel }), percent: DOWN.test(way) ? -Number(by) : Number(by) }
  return [
    { change: 'unit_rate', ...change },
    { change: 'standing_charge', ...change },
  ]
}

function kindOf(words: string): 'unit_rate' | 'standing_charge' {
  return /standing|daily/i.test(words) ? 'standing_charge' : 'unit_rate'
}

const NOT_SO =
  /\b(?:not|rather than|instead of)\s+(?:(?:on|by|a|paying|pay|the|with)\s+){0,6}(?:direct debit|prepay\w*|pay as you go|on receipt\b\S*)/g
const HALF = /\bhalv\w+|\bhalf(?:ed)?\b(?!.{0,12}\b(?:is|was|of it)\b)|\b50 ?(?:%|per ?cent)/
const DOUBLE = /\bdoubl\w+|\btwice\b/
const THIRD = /\b(?:a|one) (third|quarter|fifth|tenth)(?: (less|more|lower|higher|off))?\b/
const PARTS: Readonly<Record<string, number>> = { third: 3, quarter: 4, fifth: 5, tenth: 10 }
const PERCENT =
  /\b(\d{1,2}) ?(?:%|per ?cent)\s*(?:of )?(?:gas |electricity |electric |energy )?(less|more|fewer|lower|higher|extra|off|up|down)?(?![a-z])/
/** Less heating is less gas: a home without gas is told that it has none. */
const OF_HEATING = /\b(?:less|more|fewer|extra|off|cut\w*|reduc\w*) (?:the |my |our |on )?heating\b(?! oil)/
const CUTS = /\b(?:cut|reduc\w+|lower\w*|drop\w*|less|sav\w+|down|fewer)\b/
const NO_GAS =
  /\b(?:no|without|ditch\w*|dump\w*|rid of|drop\w*|come off|came off|stop\w* using|scrap\w*|lose|cap|disconnect\w*|cut off|remove\w*|leave) (?:the |our |my |all |any |mains ){0,6}gas\b|\ball electric\b|\bgas (?:taken out|capped off|removed|cut off|out)\b/
const EV =
  /\b(?:ev|electric (?:car|vehicle|van)|electricity (?:car|vehicle|van)|tesla|plug in (?:car|hybrid)|car charger|wallbox)\b/
const HEAT_PUMP = /\bheat pump\b/
const PLUS =
  /\b(\d[\d,]{2,6}) ?(?:kwh|units)?(?: a year)? (more|extra|less|fewer|on top)\b|\b(?:extra|another|add\w*|additional) (\d[\d,]{2,6}) ?(?:kwh|units)?\b/
const INSTEAD =
  /\b(?:nearer|closer to|more like|actually|really|used?|using|was|were|is|be)\s+(?:about |around |to |only |nearer |closer to |more like ){0,6}(\d{1,2},?\d{3}|[3-9]\d\d)\b(?! ?(?:£|quid|pounds|p\b|%|per cent))/
const TYPICAL = /\bif (?:i|we)\b.{0,12}\b(?:used?|were|was)\b.{0,10}\b(?:average|typical|normal)\b/
const PAYS = /\b(?:pay|paid|paying|pays|go|went|switch\w*|change\w*|on)\b/
/** "Can I switch if I am on prepay": it is so, and nothing is supposed. */
const IS_SO = /\b(?:can|could|may|able to|allowed to|do|will)\b.{3,40}\bif (?:i|we) (?:am|are|have|got|have got)\b/
const MOVES_OUT =
  /\b(?:moves?|moved|moving|goes|left|leaves?|leaving) (?:out|away|to uni\w*|off|home)\b|\bto (?:uni|university)\b/
const SOMEBODY =
  /\b(?:kids?|children|son|sons|daughters?|lad|lass|lodger|partner|girlfriend|boyfriend|someone|somebody|one of (?:us|them|the)|husbands?|wife|mum|dad|he|she|they|just me|baby)\b/
const MOVES_IN =
  /\b(?:moves?|moved|moving) (?:back )?in\b|\blodger\b|\b(?:have|having|expecting|another) (?:a |another )?baby\b/

/** What is used, or by how many, otherwise. What a car or some kWh more would add can't be worked out by words alone. */
function useChange(text: string, fuel: Fuel | undefined, people: number | undefined): Change | undefined {
  const told = PEOPLE.exec(text)?.[1]?.toLowerCase()
  if (told !== undefined) return { change: 'people', people: SMALL.includes(told) ? SMALL.indexOf(told) : Number(told) }
  const plain = writeFigures(normalise(text).plain)
  const to = findFilters(
    plain.replaceAll(NOT_SO, ' ').replace(/\bpay(?:ing)? monthly\b/, 'pay by direct debit'),
  ).paymentMethod
  if (to && PAYS.test(plain) && !IS_SO.test(plain)) return { change: 'payment_method', to }
  if (EV.test(plain)) return undefined
  if (HEAT_PUMP.test(plain)) return { change: 'heat_pump' }
  if (NO_GAS.test(plain)) return { change: 'without_fuel', fuel: 'gas' }
  if (TYPICAL.test(plain) || PLUS.test(plain)) return undefined
  const ofFuel = fuel && { fuel }
  const times = timesOf(plain)
  const ofHeating = OF_HEATING.test(plain) ? { fuel: 'gas' as const } : {}
  if (times !== undefined)
    return { change: 'use', ...ofHeating, ...ofFuel, percent: Math.round((times - 1) * 10_000) / 100 }
  if (/\b(?:i|we) (?:am |are |have |just )*(?:moving|moved|move)\b/.test(plain)) return undefined
  const more = !SOMEBODY.test(plain) ? 0 : MOVES_OUT.test(plain) ? -1 : MOVES_IN.test(plain) ? 1 : 0
  if (more !== 0) return people === undefined ? undefined : { change: 'people', people: people + more }
  const kwh = INSTEAD.exec(plain)?.[1]
  return kwh === undefined ? undefined : { change: 'use', ...ofFuel, kwh: Number(kwh.replaceAll(',', '')) }
}

function timesOf(plain: string): number | undefined {
  const percent = PERCENT.exec(plain)
  if (percent && (percent[2] !== undefined || CUTS.test(plain))) {
    const part = Number(percent[1]) / 100
    return /more|higher|extra|up/.test(percent[2] ?? '') ? 1 + part : 1 - part
  }
  const part = THIRD.exec(plain)
  if (part) {
    const share = 1 / (PARTS[part[1] ?? ''] ?? 1)
    const isLess = part[2] === undefined ? CUTS.test(plain) : /less|lower|off/.test(part[2])
    return isLess ? 1 - share : 1 + share
  }
  if (HALF.test(plain)) return 0.5
  return DOUBLE.test(plain) ? 2 : undefined
}

function otherChanges(text: string, today: IsoDay): (Change | undefined)[] {
  const [day] = LEAVES.test(text) ? findDays(text, today) : []
  const postcode = parsePostcode(POSTCODE.exec(text)?.[0] ?? '')?.postcode
  const [place] = MOVES.test(text) ? findPlaces(text) : []
  return [
    findMiles(text),
    day && { change: 'leave_on', on: day.day },
    postcode !== undefined ? { change: 'place', postcode } : place && { change: 'place', name: place.name },
  ]
}
