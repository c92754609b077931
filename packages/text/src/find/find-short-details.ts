import type { Household } from '../household.ts'

const BOTH =
  /\b(?:both(?! of us)|gas (?:and|n|plus) (?:elec\w*|leccy|lecky)|(?:elec\w*|leccy|lecky) (?:and|n|plus) gas|dual fuel)\b/
const ONE_PERSON =
  /\b(?:just|only) (?:me|her|him|myself|the one|one of us)\b(?! (?:and|with|plus))|\b(?:on|by) (?:my|her|his|him|their) ?(?:own|self)\b|\balone\b/
const COUNTED =
  /\b(?:we are|were|there are|there is|its|theres) (?:a family of |now |just |only )?(\d)\b(?! ?(?:bed|p\b|kwh|miles|years?|months?|days?|rooms?|[.,]\d|\d))/
const USUAL =
  /\b(?:average|normal|typical|medium|middling|usual)\b.{0,12}\b(?:use|usage|user|users|amount|consumption)\b|\buse (?:about |around )?(?:the )?average\b/
const TWO_RATES =
  /^(?:(?:its|it is|a|an|on|we have|with|got|i have|we are|were)\s+)*(?:economy 7|e7|two rate|dual rate|day and night)(?: meter| tariff)?$/
const SMART = /\bsmart (?:meters?|one)\b/
const CAR = /\b(?:electric (?:car|cars|vehicle)|evs?|car)\b/
const NOT = /\b(?:no|not|dont|do not|havent|have not|without|never|old|none|isnt)\b/
const SUPPOSED = /\b(?:if|might|maybe|thinking|would|should|getting|want|coming|soon)\b/

const TWO_USES =
  /\b(?:use|using|usage|about|roughly)\b.{0,15}?\b(\d{4,5})\b ?(?:and|&|,|\/|plus) ?(?:about |roughly )?(\d{4,5})\b/

/** Homes use more gas than electricity. */
function bothUses(plain: string): Household {
  const [, one, two] = TWO_USES.exec(plain.replaceAll(/(?<=\d),(?=\d{3})/g, '')) ?? []
  if (one === undefined || two === undefined) return {}
  const [electricity = 0, gas = 0] = [Number(one), Number(two)].toSorted((a, b) => a - b)
  return { kwh: { electricity, gas } }
}

/** What a few words say about a home while Mo asks for its details: anywhere else they would be too vague. */
export function findShortDetails(plain: string): Household {
  const counted = COUNTED.exec(plain)?.[1]
  const people = counted === undefined ? (ONE_PERSON.test(plain) ? 1 : undefined) : Number(counted)
  const isNot = NOT.test(plain)
  const isSupposed = SUPPOSED.test(plain)
  return {
    ...(BOTH.test(plain) && !isNot && { fuels: 'both' as const }),
    ...(people !== undefined && people > 0 && { people }),
    ...(USUAL.test(plain) && { isTypical: true }),
    ...bothUses(plain),
    ...(TWO_RATES.test(plain) && { meter: 'day_night' as const }),
    ...(SMART.test(plain) && !isSupposed && { hasSmartMeter: !isNot }),
    ...(CAR.test(plain) && !isSupposed && !/\bpark/.test(plain) && { hasEv: !isNot }),
  }
}
