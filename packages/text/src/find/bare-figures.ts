import type { Fuel } from '@mowatt/tariffs'
import type { Household } from '../household.ts'

/** A bare number, if Mo asked for the usage: a small one is a payment, a large one kWh. */
export function fillBareUse(household: Household, text: string): void {
  const number = /^\W*(?:about |around |roughly |maybe |it'?s |say )*(£?)\s?(\d[\d,]{0,12}(?:\.\d+)?)\W*$/i.exec(text)
  if (!number) return
  const value = Number((number[2] ?? '').replaceAll(',', ''))
  if (number[1] === '£' || (value >= 30 && value < 600))
    household.spend = { pence: Math.round(value * 100), period: value >= 600 ? 'year' : 'month', fuels: 'both' }
  else if (value >= 1000) household.kwh = { electricity: value }
}

/** "2,600 and 11,000": two figures of that size are the year's use, the smaller of electricity. */
export function fillTwoUses(household: Household, text: string): void {
  const two = /^\D{0,30}?(\d[\d,]{2,6})\s*(?:and|&|\/|,|\+)\s*(\d[\d,]{3,6})\W*$/i.exec(text)
  if (!two) return
  const [electricity = 0, gas = 0] = [two[1], two[2]]
    .map((each = '') => Number(each.replaceAll(',', '')))
    .toSorted((a, b) => a - b)
  if (electricity >= 500 && gas >= 1500) household.kwh = { electricity, gas }
}

const BARE_SUM = '£?(\\d{1,3}(?:\\.\\d\\d)?)(?!\\d|[.,]\\d|\\s?(?:p\\b|pence|kwh|units))'
const BARE_GAS = bareOf('gas')
const BARE_POWER = bareOf('(?:electric\\w*|leccy|lecky|elec)')

function bareOf(fuel: string): { after: RegExp; before: RegExp } {
  return {
    after: new RegExp(
      `(?:\\b(?:and|plus)|[,+&])\\s+(?:about |around )?${BARE_SUM}\\s+(?:(?:on|for)\\s+)?(?:the |my )?${fuel}\\b`,
      'i',
    ),
    before: new RegExp(
      `(?:\\b(?:and|plus)|[,+&])\\s+(?:the |my )?${fuel}\\s+(?:is |costs |at |about |around ){0,5}${BARE_SUM}`,
      'i',
    ),
  }
}

/** "25 a week on the electric and 20 on the gas": the second takes its unit from the first. */
export function bareOther(text: string, first: Fuel): { pence: number } | undefined {
  const { after, before } = first === 'gas' ? BARE_POWER : BARE_GAS
  const found = after.exec(text)?.[1] ?? before.exec(text)?.[1]
  return found === undefined ? undefined : { pence: Math.round(Number(found) * 100) }
}

/** "Exit fee 50", as people type it. */
export function bareFee(text: string): ReturnType<typeof bareSum> {
  const sum = /\b(?:exit|leaving) fees?(?: is| of| are|:)? (\d{1,3})\b(?! ?(?:%|days?|p\b))/i.exec(text)?.[1]
  return sum === undefined ? undefined : bareSum(sum)
}

export function bareSum(text: string): { pence: number; period: undefined; fuel: undefined } | undefined {
  const amount = /(?<![\d.])(\d{1,3}(?:,\d{3}){1,6}|\d+)(\.\d{1,2})?(?![\d%])/.exec(text)
  if (!amount) return undefined
  return { pence: Math.round(Number(amount[0].replaceAll(',', '')) * 100), period: undefined, fuel: undefined }
}
