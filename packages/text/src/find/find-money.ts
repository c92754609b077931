import type { Fuel } from '@mowatt/tariffs'
import type { Period } from '../household.ts'
import { NUMBER_WORDS, valueOfWords } from '../figures/number-words.ts'

/** An amount that the user named, and its meaning by the surrounding words. */
export type FoundMoney = {
  pence: number
  role: 'spend' | 'exit_fee' | 'unit_rate' | 'night_rate' | 'standing_charge' | 'unsaid'
  period: Period | undefined
  fuel: Fuel | undefined
  at: number
  end: number
  isPounds: boolean
}

const AMOUNT = '(\\d{1,3}(?:,\\d{3}){1,6}(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)'
const POUNDS = new RegExp(
  `£\\s?${AMOUNT}\\s?(k)?\\b|\\b${AMOUNT}\\s?(k)?\\s?(?:pounds?|quid|gbp)\\b|\\b(${NUMBER_WORDS})\\s{1,9}(?:pounds?|quid)\\b`,
  'gi',
)
const PENCE = new RegExp(`\\b${AMOUNT}\\s?(?:p|pence)\\b`, 'gi')
/** A bare number with a period, as people type it: "about 140 a month". */
const BARE = new RegExp(
  `\\b${AMOUNT}()\\s?(?:a|per|each|every|for the|for a|for one|/|p)\\s?(?:month|year|week|quarter|m|a)\\b|\\b${AMOUNT}()\\s?(?:monthly|yearly|annually|weekly|quarterly|pcm|pm|pa)\\b`,
  'gi',
)
/** "I pay 120", as people say without any sign. */
const PAID = new RegExp(
  `(?<=\\b(?:pay|paid|paying|pays|spend|spent|spending|costs? me|charges? me|charging me|bill (?:was|is|came to)(?= \\d{1,6}(?:\\.\\d\\d)? (?:last|this|for the|a|per) (?:month|quarter|year))|(?:monthly (?:amount|payment|bill|cost)|direct debit|dd)(?: (?:is|of|now|will be|has|have|been|gone|going|went|put|up|to|at)){0,5}) (?:about |around |roughly |them |on average )?)(\\d{2,4}(?:\\.\\d\\d)?)(?!\\d|[.,]\\d|\\s?(?:kwh|units?|p\\b|pence|%|days?|times|years?|bed|people|a unit|per unit))`,
  'gi',
)

const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/gi

const PERIODS: readonly [Period, RegExp][] = [
  [
    'month',
    /^\W*(?:(?:for (?:gas and electricity|both|everything|energy|the lot)|on (?:average|gas and electricity|energy)|by direct debit|dd|or so|ish|in total|altogether|all in|direct debit)\W+)*(?:a|per|each|every|\/|the|last|this|for the|for a|for one|in a|for last)?\s?(?:calendar )?(?:month|monthly|mth|pcm|pm\b|p\/m)/i,
  ],
  [
    'year',
    /^\W*(?:(?:for (?:gas and electricity|both|everything|energy|the lot)|on (?:average|gas and electricity|energy)|by direct debit|or so|ish|in total|altogether|all in)\W+)*(?:a|per|each|every|\/|the|last|this|for the|for a|in a|over the|in the last|over the last|for last|for next|next)?\s?(?:year|yearly|annually|annum|yr|12 months|pa\b|p\.a)/i,
  ],
  [
    'quarter',
    /^\W*(?:a|per|each|every|\/|for the|for a|this|last|in a|for)?\s?(?:quarter|quarterly|three months|3 months)/i,
  ],
  ['week', /^\W*(?:a|per|each|every|\/)?\s?(?:week|weekly|wk)/i],
]

/** Each is examined with its surrounding words. People name no more than this. */
const MOST_SUMS = 40

export function findMoney(text: string): FoundMoney[] {
  const found: FoundMoney[] = []
  // The letters of a postcode are not a period: "1AA" is not one pound a year.
  let left = text.replaceAll(POSTCODE, (whole) => '#'.repeat(whole.length))
  const take = (pattern: RegExp, penceOf: (match: RegExpExecArray) => number | undefined, isRate: boolean) => {
    for (const match of left.matchAll(pattern)) {
      if (found.length === MOST_SUMS) return
      const pence = penceOf(match)
      if (pence === undefined || !Number.isFinite(pence)) continue
      const end = match.index + match[0].length
      found.push({
        ...describe(text, match.index, end, isRate, match[0]),
        pence,
        at: match.index,
        end,
        isPounds: !isRate,
      })
      left = left.slice(0, match.index) + '#'.repeat(match[0].length) + left.slice(end)
    }
  }
  take(
    POUNDS,
    ([, a, ak, b, bk, words]) => {
      if (words !== undefined) return (valueOfWords(words) ?? NaN) * 100
      return Math.round(Number((a ?? b ?? '').replaceAll(',', '')) * 100 * ((ak ?? bk) ? 1000 : 1))
    },
    false,
  )
  take(PENCE, ([, amount = '']) => Number(amount.replaceAll(',', '')), true)
  take(PAID, ([, amount = '']) => Math.round(Number(amount.replaceAll(',', '')) * 100), false)
  take(BARE, ([, a, , b]) => Math.round(Number((a ?? b ?? '').replaceAll(',', '')) * 100), false)
  return found.toSorted((a, b) => a.at - b.at)
}

type Described = Pick<FoundMoney, 'role' | 'period' | 'fuel'>

function describe(text: string, from: number, to: number, isRate: boolean, own: string): Described {
  const before = plainFuels(text.slice(Math.max(0, from - 45), from))
  const after = plainFuels(text.slice(to, to + 45))
  const clauseBefore = before.split(/[,;.]| and | but /).at(-1) ?? ''
  const clauseAfter = after.split(/[,;]|\.(?!\d)| and | but /)[0] ?? ''
  const period =
    PERIODS.find(([, pattern]) => pattern.test(after))?.[0] ?? periodInside(own) ?? periodBefore(clauseBefore)
  const upToNext = clauseAfter.split(/\d/)[0] ?? ''
  const near = `${clauseBefore} ${upToNext}`
  const fuel =
    fuelIn(upToNext) ?? fuelIn(clauseBefore) ?? (isRate ? lastFuel(plainFuels(text.slice(0, from))) : undefined)
  if (
    /exit|leav\w{0,20} (?:fee|charge|cost|early)|early (?:exit|termination)|cancell?ation|penalt/.test(
      `${clauseBefore} ${after.slice(0, 24)}`,
    ) ||
    (/^\s*(?:exit |leaving )?fees?\b/.test(after) && !isRate) ||
    (!isRate &&
      /\b(?:fee|charge)s?\b(?! (?:us|me|him|her|them|tenants?|it)\b)[^.]{0,12}$/.test(clauseBefore) &&
      !/standing/.test(near) &&
      !/^\s*(?:(?:a|per|each|every) |\/)?(?:unit|kwh)/.test(after))
  ) {
    return { role: 'exit_fee', period: undefined, fuel }
  }
  // "There is 40p left": the credit on a meter is not a price.
  if (
    isRate &&
    /^\W*(?:left|remaining|to go|in credit|of credit|credit|on (?:the (?:meter|key|card|app)|my|it)\b)/.test(after)
  )
    return { role: 'unsaid', period: undefined, fuel }
  if (isRate || /per (?:kwh|unit)|\/kwh|a unit/.test(clauseAfter)) {
    if (/standing|daily|(?:a|per) day|\/day/.test(near)) return { role: 'standing_charge', period: undefined, fuel }
    return { role: /night|off.?peak|overnight/.test(near) ? 'night_rate' : 'unit_rate', period: undefined, fuel }
  }
  if (/^\W*(?:a|per|each|every|\/)\s?day/.test(after))
    return {
      role: /standing|daily|charge/.test(`${clauseBefore} ${clauseAfter}`) ? 'standing_charge' : 'unsaid',
      period: undefined,
      fuel,
    }
  if (/standing charge/.test(clauseBefore)) return { role: 'standing_charge', period: undefined, fuel }
  // Miles and the like are not money.
  if (
    /\b(?:drive|driving|miles|mileage|earn\w*|wages?|salary|rent|pension|benefits?|income|pip|esa|homecare|boiler cover|insurance)\b/.test(
      near,
    )
  )
    return { role: 'unsaid', period: undefined, fuel }
  if (/\b(?:save|saving|cashback|voucher|prize|discount|cap|owe|debt|arrears|credit|refund|deposit)\b/.test(near))
    return { role: 'unsaid', period, fuel }
  if (period) return { role: 'spend', period, fuel }
  const isOn = /\b(?:i'm|im|i am|we're|we are|currently|now) on (?:about |around )?£?\s?$/.test(clauseBefore)
  if (isOn && !isRate) return { role: 'spend', period: undefined, fuel }
  // "Sorry, meant £1,500 for electric only": corrects an earlier statement.
  const isMeant =
    /\b(?:meant?|make (?:it|that)|should be|correction)\b[^.]{0,150}$/.test(clauseBefore) &&
    /^\W*(?:for|on)\s+(?:the |my |just |both )?(?:fuels|electric|elec|leccy|gas|both)/.test(after)
  if (isMeant && !isRate) return { role: 'spend', period: undefined, fuel }
  if (/\b(?:without|avoid|instead of|not) (?:having to |ever )?(?:pay|paying)\b[^.]{0,150}$/.test(clauseBefore))
    return { role: 'unsaid', period: undefined, fuel }
  const isPaid = /\b(?:pay|pays|paying|spend|spends|spending|costs?|costing|charged|direct debit)\b/.test(clauseBefore)
  return { role: isPaid ? 'spend' : 'unsaid', period: undefined, fuel }
}

function periodInside(own: string): Period | undefined {
  if (/month|pcm|pm$|\bp?m$/i.test(own)) return 'month'
  if (/year|annual|pa$/i.test(own)) return 'year'
  if (/quarter/i.test(own)) return 'quarter'
  return /week/i.test(own) ? 'week' : undefined
}

function periodBefore(clause: string): Period | undefined {
  if (/\bmonthly\b|each month|every month|per month|a month/.test(clause)) return 'month'
  if (/\b(?:yearly|annual|annually)\b|each year|every year|a year/.test(clause)) return 'year'
  return undefined
}

function fuelIn(text: string): Fuel | undefined {
  const isGas = /\bgas\b/.test(text)
  const isElectric = /\b(?:electric\w*|leccy|elec)\b/.test(text)
  return isGas === isElectric ? undefined : isGas ? 'gas' : 'electricity'
}

/** "Gas and electricity" names no single fuel, nor does a supplier with such a name. */
function plainFuels(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/gas (?:and|&) (?:electric\w*|leccy|elec)|(?:electric\w{0,20}|leccy|elec) (?:and|&) gas/g, 'both fuels')
    .replaceAll(/british gas/g, 'british')
    .replaceAll(/\b(?:no|without) (?:any |mains )?gas\b/g, 'none')
}

function lastFuel(text: string): Fuel | undefined {
  const last = [...text.matchAll(/\b(gas|electric\w*|leccy|elec)\b/g)].at(-1)?.[1]
  return last === undefined ? undefined : last === 'gas' ? 'gas' : 'electricity'
}
