import type { Fuel } from '@mowatt/tariffs'

const AMOUNT = '(?<!\\d)(\\d{1,3}(?:,\\d{3}){1,6}(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)'
const ELECTRIC = '(?:electric\\w{0,20}|leccy|elec)'
const WITH_UNIT = new RegExp(
  `${AMOUNT}\\s?(?:kwhs?|kw\\/?h|kilowatt.?hours?|units|(?:kws?|kilowatts?)(?=\\s+(?:a|per|each|every|in a)\\s+(?:day|week|month|year)))\\b`,
  'gi',
)
const WITH_FUEL = new RegExp(`(?<!£\\s?|[\\d,.])\\b${AMOUNT}\\s?(?:of\\s+|for\\s+)?(${ELECTRIC}|gas)\\b`, 'gi')
const FUEL_FIRST = new RegExp(
  `\\b(${ELECTRIC}|gas)\\s+(?:is\\s+|use\\s+|usage\\s+|about\\s+|of\\s+|at\\s+|to\\s+|:\\s*){0,6}${AMOUNT}\\b(?!\\s?(?:p|pence|%|£|a month|pounds))`,
  'gi',
)
/** The first of "2,700 and 11,500 kWh". */
const TWO_WITH_UNIT = new RegExp(
  `\\b${AMOUNT}(?=\\s?(?:and|&|/|\\+|,)\\s?${AMOUNT}\\s?(?:kwhs?|kw\\/?h|kilowatt.?hours?|units)\\b)`,
  'gi',
)
/** "We use about 1,800 from the grid": usage without its unit. */
const BARE_USE = new RegExp(
  `\\b(?:use|uses|used|using|usage (?:is|of)|get through|gets through)\\s+(?:about |around |roughly |approx\\w* |only |some |maybe |say ){0,6}${AMOUNT}\\b(?!\\s?(?:p\\b|pence|%|£|quid|pounds|kwh|units|days?|times|cubic|m3|m³))`,
  'gi',
)
const LEAST_USE = 1000
/** A single past day or month is not a year. */
const ONCE =
  /^\W*(?:(?:a lot|too much|much|high|normal|ok|okay|right|good|bad)\s+)?(?:(?:of|for|on)\s+)?(?:(?:the|my)\s+)?(?:(?:electric\w*|leccy|elec|gas|power)\s+)?(?:yesterday|today|last night|so far|this morning|over the weekend|(?:in|for|during) (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))\b/i
/** "Another 2,500 kWh" isn't all of it. */
const ON_TOP = /\b(?:another|extra|additional|further|plus)\s*$/i
const MORE = /^\s*(?:more|extra|less|fewer|on top)\b/i
/** A figure for electricity without a unit above this is a meter reading. */
const MOST_BARE_POWER = 9000
const POWER = new RegExp(`\\b${ELECTRIC}\\b`, 'i')
const ANY_FUEL = new RegExp(`\\b(?:${ELECTRIC}|gas)\\b`, 'i')
const LEAST_BARE = 300
/** A separate number, not a digit of a postcode. */
const FIGURE = /(?<![a-z\d])\d[\d,.]{0,12}(?![a-z]{2}\b)/i

/** The fuel may come between a figure and its period: "800 kWh gas a month". */
const BETWEEN = `^\\W*(?:(?:of|for|on|worth of)\\s+)?(?:(?:the|my|our)\\s+)?(?:(?:${ELECTRIC}|gas|power|energy|it)\\s+)?(?:use\\s+)?`
const PERIODS: readonly [times: number, RegExp][] = [
  [12, new RegExp(`${BETWEEN}(?:(?:a|per|each|every|last|this|in a)\\s(?:month|mth)|monthly)\\b`, 'i')],
  [365, new RegExp(`${BETWEEN}(?:(?:a|per|each|every)\\sday|daily|in (?:a|one) day)\\b`, 'i')],
  [52, new RegExp(`${BETWEEN}(?:(?:a|per|each|every|last|this|in a)\\sweek|weekly)\\b`, 'i')],
  [4, new RegExp(`${BETWEEN}(?:(?:a|per|each|every|last|this)\\squarter|quarterly)\\b`, 'i')],
  [1, new RegExp(`${BETWEEN}(?:(?:a|per|each|every|last|this|in a)\\s(?:year|yr|annum)|yearly|annually|pa)\\b`, 'i')],
]
/** Figures about other homes. */
const OF_OTHERS =
  /\b(?:ofgems?(?:\.[a-z]{2,6}){0,2}|(?:the |an? )?(?:average|typical) (?:home|house|household|family|person|uk))\b[^.?!]{0,150}$/i

/** Each is compared with all the others. People state no more than this. */
const MOST_FIGURES = 24

type Figure = { value: number; fuel: Fuel | undefined; at: number; times: number | undefined; isBare: boolean }

/** A year's usage in kWh, by fuel, as stated by the user. */
export function findKwh(text: string): { electricity?: number; gas?: number } {
  const found: Figure[] = []
  // "Electric 3,100 gas 12,000" or "3,100 electric 12,000 gas": the order of the first pair applies to the second.
  const namesFuelFirst = text.search(ANY_FUEL) !== -1 && text.search(ANY_FUEL) < text.search(FIGURE)
  for (const match of text.matchAll(WITH_UNIT)) {
    const end = match.index + match[0].length
    const before =
      text
        .slice(Math.max(0, match.index - 30), match.index)
        .split(/,| and |\d/)
        .at(-1) ?? ''
    const after = text.slice(end, end + 30).split(/,| and |\d/)[0] ?? ''
    if (found.length === MOST_FIGURES) break
    if (ONCE.test(after) || ON_TOP.test(before) || MORE.test(after)) continue
    const fuel = namesFuelFirst ? (fuelIn(before) ?? fuelIn(after)) : (fuelIn(after) ?? fuelIn(before))
    // A point before three zeros is how some people write thousands: yearly usage is not measured to the watt.
    const value = Number((match[1] ?? '').replaceAll(',', '').replace(/^(\d{1,3})\.(\d{3})$/, '$1$2'))
    found.push({ value, fuel, at: match.index, times: timesIn(after), isBare: false })
  }
  const add = (amount: string | undefined, fuel: string | undefined, at: number, after: string) => {
    const value = Number((amount ?? '').replaceAll(',', ''))
    if (found.length === MOST_FIGURES || found.some((each) => Math.abs(each.at - at) < 4)) return
    found.push({ value, fuel: fuelIn(fuel ?? ''), at, times: timesIn(after), isBare: true })
  }
  for (const match of text.matchAll(TWO_WITH_UNIT)) add(match[1], undefined, match.index, '')
  for (const match of text.matchAll(WITH_FUEL))
    add(match[1], match[2], match.index, text.slice(match.index + match[0].length))
  for (const match of text.matchAll(FUEL_FIRST)) {
    const end = match.index + match[0].length
    add(match[2], match[1], end - (match[2]?.length ?? 0), text.slice(end))
  }
  if (found.length === 0 && !/£|\b(?:quid|pounds|pay|paying)\b/i.test(text))
    for (const match of text.matchAll(BARE_USE)) {
      const after = text.slice(match.index + match[0].length)
      if (Number((match[1] ?? '').replaceAll(',', '')) >= LEAST_USE)
        add(match[1], after.slice(0, 25), match.index, after)
    }
  return shareOut(yearly(text, found))
}

/** A period stated once applies to all the figures of its sentence. */
function yearly(text: string, found: readonly Figure[]): Figure[] {
  return found.flatMap((each) => {
    if (OF_OTHERS.test(text.slice(0, each.at))) return []
    const mates = found.filter(
      ({ at }) => !/[.?!](?:\s|$)/.test(text.slice(Math.min(at, each.at), Math.max(at, each.at))),
    )
    const times = each.times ?? mates.find((mate) => mate.times !== undefined)?.times
    const value = each.value * (times ?? 1)
    const isOfUse = mates.some(({ isBare }) => !isBare)
    const isReading = each.isBare && !isOfUse && each.fuel === 'electricity' && value > MOST_BARE_POWER
    return isReading || (each.isBare && (isOfUse ? value : each.value) < LEAST_BARE) ? [] : [{ ...each, value }]
  })
}

function shareOut(found: readonly Figure[]): { electricity?: number; gas?: number } {
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

function timesIn(after: string): number | undefined {
  return PERIODS.find(([, pattern]) => pattern.test(after))?.[0]
}

/** The fuel that is named first; a negated one does not count. */
function fuelIn(whole: string): Fuel | undefined {
  const text = whole.replace(/\b(?:no|not|without|non)[ -](?:any )?gas\b/gi, ' ')
  const gas = text.search(/\bgas\b/i)
  const power = text.search(POWER)
  if (gas < 0) return power < 0 ? undefined : 'electricity'
  return power >= 0 && power < gas ? 'electricity' : 'gas'
}
