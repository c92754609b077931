import type { Fuel } from '@mowatt/tariffs'
import type { Household, StatedRates } from '../household.ts'
import type { FoundMoney } from './find-money.ts'

type Kind = keyof StatedRates
type Amount = { pence: number; at: number; end: number; kind: Kind | undefined; direct: Fuel | undefined }
type Mention = { fuel: Fuel; at: number; end: number }

const FUEL_WORDS = /\b(gas|electric\w*|leccy|elec)\b/g
const BOTH =
  /gas (?:and|&) (?:electric\w*|leccy|elec)\b(?! (?:is |at )?\d)|(?:electric\w{0,20}|leccy|elec) (?:and|&) gas\b(?! (?:is |at )?\d)|british gas|\b(?:no|without) (?:any |mains )?gas\b/g
/** The fuels of a usage in kWh say nothing about the prices next to it. */
const USES =
  /\d[\d,.]{0,12}\s?(?:kwhs?|units)\s?(?:of |for |on )?(?:the |my )?(?:gas|electric\w{0,20}|leccy|elec)\b|\b(?:gas|electric\w*|leccy|elec)\b(?: is| use| usage|:){0,6}\s?\d[\d,.]{0,12}\s?(?:kwhs?|units)\b/g
const GLUED: readonly [Kind, RegExp][] = [
  ['standingPence', /^\s*(?:\/|(?:a|per|each|every|p)\s?)\s?(?:day|d)\b|^\s*daily\b/],
  ['unitPence', /^\s*(?:\/|(?:a|per|each|every|p)\s?)\s?(?:units?|kwh|kw|kilowatt.?hour)\b/],
]
const LABELS: readonly [Kind, RegExp][] = [
  ['standingPence', /\bstanding\b|\bdaily\b|\bs\/?c\b|(?:a|per|each|every) day\b/],
  ['nightPence', /\bnight|off.?peak|overnight/],
  ['unitPence', /\bunit|\bkwh\b|\bday ?(?:time|rate)\b|\bpeak\b/],
]
const NOT_OWN = /\b(?:cap|ofgem|average|typical|neighbours?|friends?|adverti[sz]ed|quoted?|offer(?:ed|ing)?)\b/
const SEPARATOR = /[,;]|\.(?!\d)|\band\b|\bbut\b|\bwith\b|\bplus\b|&/
const LIST_BETWEEN = /^(?:\s|,|&|\/|\+|and|for|on|the|my|gas|electric(?:ity|al)?|leccy|elec)*$/
const GAS_BELOW = 15
const CHEAPEST = 3
const DEAREST = 45
/** A bill has six at most, and each is compared with all the others. */
const MOST_RATES = 12
const UNASSIGNED = 1
const TWICE = 3
const FAR_FETCHED = 2

/**
 * The prices that the user says they pay, each with its fuel: named before the figures or after them, once or every
 * time.
 */
export function findRates(text: string, money: readonly FoundMoney[]): Household['rates'] {
  const plain = text.toLowerCase().replaceAll(BOTH, hide)
  const withoutUses = plain.replaceAll(USES, hide)
  const said = withoutUses.search(FUEL_WORDS) >= 0 ? withoutUses : plain
  const fuels: Mention[] = [...said.matchAll(FUEL_WORDS)].map(({ 0: word, index }) => ({
    fuel: word === 'gas' ? 'gas' : 'electricity',
    at: index,
    end: index + word.length,
  }))
  const four = FOUR.exec(said)
  if (four) return fourRates(four)
  const amounts = amountsOf(said, money, fuels)
  if (amounts.length === 0) return undefined
  const pair = bothUnits(said, amounts)
  if (pair) return pair
  const readings = (['before', 'after'] as const).map((mode) => fuelsBy(mode, amounts, fuels))
  const ranked = readings
    .map((given) => {
      const full = settle(amounts, given, fuels)
      return { full, cost: costOf(full) + given.filter((each) => each === undefined).length * UNASSIGNED }
    })
    .toSorted((a, b) => a.cost - b.cost)
  const rates: { electricity?: StatedRates; gas?: StatedRates } = {}
  for (const { fuel, kind, pence } of ranked[0]?.full ?? []) rates[fuel] = { ...rates[fuel], [kind]: pence }
  return rates
}

/** "23.9p and 6p, standing 52 and 31": electricity has the larger of each pair. */
const FOUR =
  /(?<![\d.])(\d{1,2}(?:\.\d+)?) ?p\b[^\d]{1,20}(?<![\d.])(\d{1,2}(?:\.\d+)?) ?p\b[^\d]{0,15}\b(?:standing|daily)\b[^\d]{0,20}(\d{2}(?:\.\d+)?) ?p?\b[^\d]{1,12}(\d{2}(?:\.\d+)?) ?p?\b/

function fourRates([, ...figures]: RegExpExecArray): Household['rates'] {
  const [one = 0, two = 0, three = 0, four = 0] = figures.map(Number)
  return {
    electricity: { unitPence: Math.max(one, two), standingPence: Math.max(three, four) },
    gas: { unitPence: Math.min(one, two), standingPence: Math.min(three, four) },
  }
}

/** No fuel next to it, or the one that such a price is for. */
function fitsFuel({ pence, direct }: Amount, gas: number): boolean {
  return direct === undefined || direct === (pence === gas ? 'gas' : 'electricity')
}

/** "26p and 6.5p": a price in the range of electricity and one in that of gas are not a rate with its daily charge. */
function bothUnits(said: string, amounts: readonly Amount[]): Household['rates'] {
  const [one, two] = amounts
  if (!one || !two || amounts.length !== 2 || LABELS.some(([kind, label]) => kind !== 'unitPence' && label.test(said)))
    return undefined
  const isBare = amounts.every(({ kind }) => kind === undefined || kind === 'unitPence')
  const [gas, electricity] = one.pence < two.pence ? [one.pence, two.pence] : [two.pence, one.pence]
  const isPair = electricity >= GAS_BELOW && electricity <= DEAREST && gas < GAS_BELOW && gas >= CHEAPEST
  return isBare && isPair && fitsFuel(one, gas) && fitsFuel(two, gas)
    ? { electricity: { unitPence: electricity }, gas: { unitPence: gas } }
    : undefined
}

function hide(whole: string): string {
  return '#'.repeat(whole.length)
}

function amountsOf(said: string, money: readonly FoundMoney[], fuels: readonly Mention[]): Amount[] {
  const rates = money
    .filter(({ role }) => ['unit_rate', 'night_rate', 'standing_charge'].includes(role))
    .slice(0, MOST_RATES)
  const firstLabel = Math.min(...LABELS.map(([, label]) => said.search(label)).filter((at) => at >= 0), Infinity)
  const isLabelFirst = firstLabel < (rates[0]?.at ?? 0)
  const found: Amount[] = []
  for (const [index, { pence, at, end, isPounds, role }] of rates.entries()) {
    const before = said.slice(rates[index - 1]?.end ?? Math.max(0, at - 60), at)
    const after = said.slice(end, rates[index + 1]?.at ?? end + 40)
    const sentence =
      said
        .slice(0, at)
        .split(/[.?!;](?!\d)/)
        .at(-1) ?? ''
    if (NOT_OWN.test(sentence)) continue
    const clauseBefore = before.split(SEPARATOR).at(-1) ?? ''
    const clauseAfter = after.split(SEPARATOR)[0] ?? ''
    const glued = kindIn(GLUED, after)
    const [labelBefore, labelAfter] = [kindIn(LABELS, clauseBefore), kindIn(LABELS, clauseAfter)]
    const own = glued ?? (isLabelFirst ? (labelBefore ?? labelAfter) : (labelAfter ?? labelBefore))
    const last = found.at(-1)
    const isListed = /standing charges|unit rates|unit prices/.test(said.slice(0, at)) && LIST_BETWEEN.test(before)
    const kind = own ?? (isListed ? last?.kind : undefined) ?? (isPounds ? KIND_OF[role as 'unit_rate'] : undefined)
    const next = nearest(fuels, end, end + clauseAfter.length, 'first')
    const previous = nearest(fuels, at - clauseBefore.length, at, 'last')
    // Between two fuels the order of the whole decides.
    const direct = kind === 'nightPence' ? 'electricity' : next && previous ? undefined : (next ?? previous)
    found.push({ pence, at, end, kind, direct })
  }
  return found
}

const KIND_OF = { unit_rate: 'unitPence', night_rate: 'nightPence', standing_charge: 'standingPence' } as const

function kindIn(kinds: readonly [Kind, RegExp][], text: string): Kind | undefined {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0]
}

function nearest(fuels: readonly Mention[], from: number, to: number, end: 'first' | 'last'): Fuel | undefined {
  const within = fuels.filter(({ at }) => at >= from && at < to)
  return (end === 'first' ? within[0] : within.at(-1))?.fuel
}

function fuelsBy(
  mode: 'before' | 'after',
  amounts: readonly Amount[],
  fuels: readonly Mention[],
): (Fuel | undefined)[] {
  return amounts.map(
    ({ at, end, direct }) =>
      direct ??
      (mode === 'before' ? fuels.findLast((each) => each.end <= at) : fuels.find((each) => each.at >= end))?.fuel,
  )
}

type Settled = { fuel: Fuel; kind: Kind; pence: number }

/** Fills in what was left out: of two bare figures of a fuel the larger is the standing charge. */
function settle(
  amounts: readonly Amount[],
  given: readonly (Fuel | undefined)[],
  fuels: readonly Mention[],
): Settled[] {
  const named = [...new Set(fuels.map(({ fuel }) => fuel))]
  const open = amounts.filter((_each, index) => given[index] === undefined)
  return amounts.map((amount, index) => {
    const fuel = given[index] ?? unsaidFuel(amount, open, named)
    const mates = amounts.filter(
      (each, other) => other !== index && (given[other] ?? unsaidFuel(each, open, named)) === fuel,
    )
    return { fuel, kind: amount.kind ?? unsaidKind(amount, mates), pence: amount.pence }
  })
}

function unsaidFuel(amount: Amount, open: readonly Amount[], named: readonly Fuel[]): Fuel {
  const alike = open.filter(({ kind }) => kind === amount.kind)
  if (alike.length === 2 && amount.kind !== undefined) {
    const place = alike.indexOf(amount)
    if (named.length === 2) return named[place] ?? 'electricity'
    if (amount.kind === 'standingPence') return place === 0 ? 'electricity' : 'gas'
  }
  if (named.length === 1 && named[0]) return named[0]
  return amount.kind !== 'standingPence' && amount.pence < GAS_BELOW ? 'gas' : 'electricity'
}

function unsaidKind({ pence }: Amount, mates: readonly Amount[]): Kind {
  if (mates.some(({ kind }) => kind === 'unitPence')) return 'standingPence'
  if (mates.some(({ kind }) => kind === 'standingPence')) return 'unitPence'
  return mates.some((each) => each.pence < pence) ? 'standingPence' : 'unitPence'
}

function costOf(settled: readonly Settled[]): number {
  const slots = new Set(settled.map(({ fuel, kind }) => `${fuel} ${kind}`))
  const odd = settled.filter(
    ({ fuel, kind, pence }) =>
      kind === 'unitPence' && (fuel === 'gas' ? pence > GAS_BELOW : pence < GAS_BELOW - 5 || pence > 60),
  )
  return (settled.length - slots.size) * TWICE + odd.length * FAR_FETCHED
}
