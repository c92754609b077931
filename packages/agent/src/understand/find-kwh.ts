import type { Fuel } from '@mowatt/tariffs'

const AMOUNT = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)'
const ELECTRIC = '(?:electric\\w*|leccy|elec)'
const WITH_UNIT = new RegExp(
  `${AMOUNT}\\s?(?:kwhs?|kw\\/?h|kilowatt.?hours?|units|(?:kws?|kilowatts?)(?=\\s+(?:a|per|each|every|in a)\\s+(?:day|week|month|year)))\\b`,
  'gi',
)
const WITH_FUEL = new RegExp(`\\b${AMOUNT}\\s?(?:of\\s+|for\\s+)?(${ELECTRIC}|gas)\\b`, 'gi')
const FUEL_FIRST = new RegExp(
  `\\b(${ELECTRIC}|gas)\\s+(?:is\\s+|use\\s+|usage\\s+|about\\s+|of\\s+|:\\s*)*${AMOUNT}\\b(?!\\s?(?:p|pence|%|£|a month|pounds))`,
  'gi',
)
/** The first of "2,700 and 11,500 kWh". */
const TWO_WITH_UNIT = new RegExp(
  `\\b${AMOUNT}(?=\\s?(?:and|&|/|\\+|,)\\s?${AMOUNT}\\s?(?:kwhs?|kw\\/?h|kilowatt.?hours?|units)\\b)`,
  'gi',
)
const ANY_FUEL = new RegExp(`\\b(?:${ELECTRIC}|gas)\\b`, 'i')
const LEAST_BARE = 300

/** A year's use in kWh, by fuel, as somebody said it. */
export function findKwh(text: string): { electricity?: number; gas?: number } {
  const found: { value: number; fuel: Fuel | undefined; at: number }[] = []
  // "Electric 3,100 gas 12,000" or "3,100 electric 12,000 gas": whichever comes first goes with what follows it.
  const namesFuelFirst = text.search(ANY_FUEL) !== -1 && text.search(ANY_FUEL) < text.search(/\d/)
  for (const match of text.matchAll(WITH_UNIT)) {
    const before =
      text
        .slice(Math.max(0, match.index - 30), match.index)
        .split(/,| and |\d/)
        .at(-1) ?? ''
    const after =
      text.slice(match.index + match[0].length, match.index + match[0].length + 30).split(/,| and |\d/)[0] ?? ''
    const fuel = namesFuelFirst ? (fuelIn(before) ?? fuelIn(after)) : (fuelIn(after) ?? fuelIn(before))
    found.push({ value: yearly(match[1] ?? '', after), fuel, at: match.index })
  }
  for (const match of text.matchAll(TWO_WITH_UNIT)) add(found, match[1], undefined, match.index)
  for (const match of text.matchAll(WITH_FUEL)) add(found, match[1], match[2], match.index)
  for (const match of text.matchAll(FUEL_FIRST))
    add(found, match[2], match[1], match.index + match[0].length - (match[2]?.length ?? 0))
  const use: { electricity?: number; gas?: number } = {}
  for (const { value, fuel } of found) if (fuel) use[fuel] ??= value
  const unnamed = found
    .filter(({ fuel }) => fuel === undefined)
    .map(({ value }) => value)
    .toSorted((a, b) => a - b)
  // Homes use more gas than electricity, so the smaller of two is electricity.
  for (const value of unnamed) {
    if (use.electricity === undefined) use.electricity = value
    else use.gas ??= value
  }
  return use
}

function add(
  found: { value: number; fuel: Fuel | undefined; at: number }[],
  amount: string | undefined,
  fuel: string | undefined,
  at: number,
): void {
  const value = Number((amount ?? '').replaceAll(',', ''))
  if (value < LEAST_BARE || found.some((each) => Math.abs(each.at - at) < 4)) return
  found.push({ value, fuel: fuelIn(fuel ?? ''), at })
}

function yearly(amount: string, after: string): number {
  // A point before three noughts is how some write thousands: nobody measures a year to the watt.
  const value = Number(amount.replaceAll(',', '').replace(/^(\d{1,3})\.(\d{3})$/, '$1$2'))
  if (/^\W*(?:of \w+ )?(?:a|per|each|every)\s(?:month|mth)|^\W*monthly/i.test(after)) return value * 12
  if (/^\W*(?:of \w+ )?(?:(?:a|per|each|every)\sday|daily|yesterday|today|in (?:a|one) day|last night)/i.test(after))
    return value * 365
  if (/^\W*(?:of \w+ )?(?:(?:a|per|each|every|last|this)\sweek|weekly|in a week)/i.test(after)) return value * 52
  if (/^\W*(?:of \w+ )?(?:last|this)\smonth|^\W*in a month/i.test(after)) return value * 12
  return /^\W*(?:of \w+ )?(?:a|per|each)\squarter/i.test(after) ? value * 4 : value
}

function fuelIn(text: string): Fuel | undefined {
  if (/\bgas\b/i.test(text)) return 'gas'
  return new RegExp(`\\b${ELECTRIC}\\b`, 'i').test(text) ? 'electricity' : undefined
}
