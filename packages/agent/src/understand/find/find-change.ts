import type { Fuel, PaymentMethod } from '@mowatt/tariffs'
import { findFilters } from './find-filters.ts'
import { writeFigures } from './write-figures.ts'

/** What somebody supposes to be otherwise. Only what they named is there. */
export type Change = {
  /** All fuels, or one, in that measure. */
  times?: { by: number; fuel: Fuel | undefined }
  /** kWh a year to add; below zero to take off. */
  plus?: { kwh: number; fuel: Fuel | undefined }
  /** kWh a year instead of what is known. */
  instead?: { kwh: number; fuel: Fuel | undefined }
  withoutGas?: true
  ev?: true
  heatPump?: true
  payment?: PaymentMethod
  /** As a typical home. */
  typical?: true
  /** People more or fewer. */
  people?: number
}

const SUPPOSES =
  /\bwhat if\b|\bthinking (?:of|about)\b.{0,30}\b(?:what|how much|will|would)\b|\bwhat (?:about|happens) if\b|\bsuppos\w+|\b(?:lets |let us )?say (?:i|we|that|it|my|our)\b|\bimagine\b|\bif (?:i|we|it|my|our|one|the)\b|\bwhat (?:would|happens)\b|\bhow (?:much|would|does|about)\b.{0,40}\b(?:if|change|go up|go down|add|extra)\b/
const NOT_SO =
  /\b(?:not|rather than|instead of)\s+(?:(?:on|by|a|paying|pay|the|with)\s+){0,6}(?:direct debit|prepay\w*|pay as you go|on receipt\b\S*)/g
const HALF = /\bhalv\w+|\bhalf(?:ed)?\b(?!.{0,12}\b(?:is|was|of it)\b)|\b50 ?(?:%|per ?cent)/
const DOUBLE = /\bdoubl\w+|\btwice\b/
const THIRD = /\b(?:a|one) (third|quarter)(?: (less|more|lower|higher|off))?\b/
const PERCENT =
  /\b(\d{1,2}) ?(?:%|per ?cent)\s*(?:of )?(?:gas |electricity |electric |energy )?(less|more|fewer|lower|higher|extra|off|up|down)?(?![a-z])/
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

/** What a message supposes of the home; undefined where it supposes nothing that can be worked out. */
export function findChange(plainly: string, fuel: Fuel | undefined, isTold = false): Change | undefined {
  const plain = writeFigures(plainly)
  if (!isTold && !SUPPOSES.test(plain) && !/^(?:say|suppose) /.test(plain)) return undefined
  const way = plain.replaceAll(NOT_SO, ' ').replace(/\bpay(?:ing)? monthly\b/, 'pay by direct debit')
  const payment = findFilters(way).paymentMethod
  if (payment && PAYS.test(plain) && !IS_SO.test(plain)) return { payment }
  const plus = PLUS.exec(plain)
  const kwh = plus && Number((plus[1] ?? plus[3] ?? '').replaceAll(',', ''))
  const isLess = plus && /less|fewer/.test(plus[2] ?? '')
  if (EV.test(plain)) return { ev: true, ...(kwh && { plus: { kwh, fuel: 'electricity' } }) }
  if (HEAT_PUMP.test(plain)) return { heatPump: true }
  if (NO_GAS.test(plain)) return { withoutGas: true }
  if (TYPICAL.test(plain)) return { typical: true }
  if (kwh) return { plus: { kwh: isLess ? -kwh : kwh, fuel } }
  const times = timesOf(plain)
  if (times !== undefined) return { times: { by: times, fuel } }
  if (/\b(?:i|we) (?:am |are |have |just )*(?:moving|moved|move)\b/.test(plain)) return undefined
  if (SOMEBODY.test(plain) && MOVES_OUT.test(plain)) return { people: -1 }
  if (SOMEBODY.test(plain) && MOVES_IN.test(plain)) return { people: 1 }
  const instead = INSTEAD.exec(plain)?.[1]
  return instead === undefined ? undefined : { instead: { kwh: Number(instead.replaceAll(',', '')), fuel } }
}

function timesOf(plain: string): number | undefined {
  const percent = PERCENT.exec(plain)
  if (percent && (percent[2] !== undefined || CUTS.test(plain))) {
    const part = Number(percent[1]) / 100
    return /more|higher|extra|up/.test(percent[2] ?? '') ? 1 + part : 1 - part
  }
  const part = THIRD.exec(plain)
  if (part) {
    const share = part[1] === 'third' ? 1 / 3 : 1 / 4
    const isLess = part[2] === undefined ? CUTS.test(plain) : /less|lower|off/.test(part[2])
    return isLess ? 1 - share : 1 + share
  }
  if (HALF.test(plain)) return 0.5
  return DOUBLE.test(plain) ? 2 : undefined
}
