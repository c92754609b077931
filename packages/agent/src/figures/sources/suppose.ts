import { findPlaces, type Fuel, FUELS, type RegionLetter, regionOfPostcode } from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import type { FactId } from '../../facts/fact.ts'
import type { Role } from '../../facts/home-of-facts.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import type { Change } from '@mowatt/text/values/change'
import type { Phrase } from '../../say/statement.ts'
import type { Word } from '../../say/words.ts'
import type { RunContext } from '../../say/outcome.ts'
import { type ProvenHome, proveHome } from './prove-home.ts'

const MICRO = 1_000_000
export const PAID_BY = {
  direct_debit: 'by Direct Debit',
  standard_credit: 'when the bill arrives',
  prepayment: 'with a prepayment meter',
} as const satisfies Record<string, Word>

/** The home with suppositions applied, and their wording. Each figure of a supposition is in the user's words. */
export function proveSupposed(context: RunContext, changes: readonly Change[] = []): ProvenHome & { if: Phrase } {
  const said = saidUnder(context, changes)
  const proven = proveHome(context, said)
  const phrases = changes.flatMap((change) => changeFacts(change, proven, context) ?? [])
  return { ...proven, if: joined(phrases) }
}

const WITH_AND =
  /^if\.(?:rate_too|heatPump|homeDays|car|washing|panels|battery|cop|export|unsold|(?:use|fuel)_(?:less|more))$/
type OfPeriod = Extract<Change, { change: 'use' | 'unit_rate' | 'standing_charge' | 'without_fuel' }>

/** The suppositions that a bill for so many days can be recalculated with. */
export function isOfPeriod(change: Change): change is OfPeriod {
  return ['use', 'unit_rate', 'standing_charge', 'without_fuel'].includes(change.change)
}

/** The same for the usage and the prices of a bill. */
export function supposeOfBill(
  facts: Map<Role, FactId>,
  changes: readonly Change[],
  context: RunContext,
): { if: Phrase } {
  const phrases = changes.filter(isOfPeriod).flatMap((change): Phrase[] => {
    const phrase = changeOfPeriod(change, facts, context)
    if (!phrase) return []
    return [phrase.template === 'if.use' ? { ...phrase, template: 'if.use_then' } : phrase]
  })
  return { if: joined(phrases) }
}

export function joined(phrases: readonly Phrase[]): Phrase {
  // With one rate at so much and the other at so much: the second is worded without a "with".
  const said = phrases.map((phrase, at): Phrase =>
    phrase.template === 'if.rate' && phrases[at - 1]?.template === 'if.rate'
      ? { ...phrase, template: 'if.rate_too' }
      : phrase,
  )
  return said.length === 0 ? { template: 'if.nothing' } : { template: 'if.so', phrases: { all: listed(said) } }
}

function listed([first, ...rest]: readonly Phrase[]): Phrase {
  const [second] = rest
  if (!first || !second) return first ?? { template: 'if.nothing' }
  const isLast = rest.length === 1 && WITH_AND.test(second.template)
  return { template: isLast ? 'if.both' : 'if.several', phrases: { first, second: listed(rest) } }
}

/** Suppositions that change the context of a home but none of its figures: where it is and how it pays. */
function saidUnder({ state }: RunContext, changes: readonly Change[]): Partial<Household> {
  const said: Partial<Household> = {}
  for (const change of changes) {
    if (change.change === 'payment_method') said.paymentMethod = change.to
    if (change.change === 'night') said.nightPercent = change.percent
    const [letter] = change.change === 'place' ? lettersOf(change) : []
    if (letter) said.region = letter
    if (change.change === 'without_fuel') said.fuels = change.fuel === 'gas' ? 'electricity' : 'gas'
    if (change.change === 'people')
      Object.assign(said, { people: change.people, bedrooms: saidOf(state).bedrooms ?? change.people })
  }
  return said
}

/** The price regions of a place. A town or an area can be in more than one. */
export function lettersOf({ postcode, name }: { postcode?: string; name?: string }): readonly RegionLetter[] {
  if (postcode === undefined) return name === undefined ? [] : (findPlaces(name)[0]?.letters ?? [])
  const found = regionOfPostcode(postcode)
  return found.kind === 'region' ? [found.letter] : found.kind === 'unsure' ? found.letters : []
}

/** Replaces known facts with the supposed ones. Undefined if nothing could be changed. */
function changeFacts(change: Change, proven: ProvenHome, context: RunContext): Phrase | undefined {
  const { facts: book } = context
  if (isOfPeriod(change)) return changeOfPeriod(change, proven.facts, context)
  switch (change.change) {
    case 'payment_method':
      return { template: 'if.payment', words: { method: PAID_BY[change.to] } }
    case 'place': {
      const region = proven.home.letter && book.reference(`region.${proven.home.letter}`)
      return region === undefined ? undefined : { template: 'if.place', facts: { region } }
    }
    case 'miles': {
      const told = book.noted({ unit: 'miles', amount: change.miles })
      const miles = told && book.worked('per_period', [told], { from: change.per, to: 'year' })
      const perKwh = book.reference('car.miles_per_kwh')
      const kwh = miles && perKwh && book.worked('kwh_of_miles', [miles, perKwh])
      return kwh && add(proven.facts, 'use.electricity', kwh, context) && miles
        ? { template: 'if.miles', facts: { miles } }
        : undefined
    }
    case 'heat_pump': {
      const kwh = pumpUse(proven.facts.get('use.gas'), pumpEfficiency(change, context), context)
      if (kwh === undefined || !add(proven.facts, 'use.electricity', kwh, context)) return undefined
      drop(proven.facts, 'gas')
      return { template: 'if.heat_pump' }
    }
    case 'people':
      return changePeople(change.people, proven, context)
    case 'exit_fee': {
      const amount = book.noted({ unit: 'pence', amount: Math.round(change.pounds * 100) })
      if (amount === undefined) return undefined
      for (const fuel of change.fuel ? [change.fuel] : FUELS)
        if (proven.facts.has(`use.${fuel}`)) proven.facts.set(`fee.${fuel}`, amount)
      return change.fuel
        ? { template: 'if.fee_of', facts: { amount }, words: { fuel: change.fuel } }
        : { template: 'if.fee', facts: { amount } }
    }
    case 'night': {
      const percent = book.noted({ unit: 'basis_points', amount: Math.round(change.percent * 100) })
      return percent && proven.facts.has('night.electricity') ? { template: 'if.night', facts: { percent } } : undefined
    }
    case 'what_if':
    case 'export':
    case 'clear':
    case 'miles_per_kwh':
    case 'leave_on':
      return undefined
  }
}

/** The stated efficiency of a heat pump, or the usual one. */
export function pumpEfficiency(
  change: Extract<Change, { change: 'heat_pump' }> | undefined,
  { facts: book }: RunContext,
): FactId | undefined {
  const told = change?.cop && book.noted({ unit: 'millionths', amount: Math.round(change.cop * MICRO) })
  return told || book.reference('heat_pump.efficiency')
}

/** The electricity that a heat pump needs for the heat of a year's gas. */
export function pumpUse(
  gas: FactId | undefined,
  pump: FactId | undefined,
  { facts: book }: RunContext,
): FactId | undefined {
  const boiler = book.reference('boiler.efficiency')
  return gas && boiler && pump ? book.worked('kwh_of_heat_pump', [gas, boiler, pump]) : undefined
}

function changeOfPeriod(change: OfPeriod, facts: Map<Role, FactId>, context: RunContext): Phrase | undefined {
  if (change.change === 'use') return changeUse(change, facts, context)
  if (change.change !== 'without_fuel') return changeRate(change, facts, context)
  drop(facts, change.fuel)
  return { template: 'if.without', words: { fuel: change.fuel } }
}

function changeUse(
  { fuel, percent, kwh }: Extract<Change, { change: 'use' }>,
  facts: Map<Role, FactId>,
  context: RunContext,
): Phrase | undefined {
  if (kwh !== undefined) {
    const told = context.facts.noted({ unit: 'watt_hours', amount: Math.round(kwh * 1000) })
    if (told === undefined) return undefined
    facts.set(`use.${fuel ?? 'electricity'}`, told)
    return { template: 'if.use', facts: { amount: told }, words: { fuel: fuel ?? 'electricity' } }
  }
  const share = changeBy(percent, 'use', fuel, facts, context)
  if (share === undefined) return undefined
  const size = (percent ?? 0) < 0 ? 'less' : 'more'
  if (fuel === undefined) return { template: `if.use_${size}`, facts: { percent: share } }
  return { template: `if.fuel_${size}`, facts: { percent: share }, words: { fuel } }
}

/** By so many percent, of one fuel or of both: the percentage. */
function changeBy(
  percent: number | undefined,
  role: 'use' | 'unit' | 'standing',
  fuel: Fuel | undefined,
  facts: Map<Role, FactId>,
  { facts: book }: RunContext,
): FactId | undefined {
  const share = percent ? book.noted({ unit: 'basis_points', amount: Math.round(Math.abs(percent) * 100) }) : undefined
  for (const each of fuel ? [fuel] : FUELS) {
    const known = facts.get(`${role}.${each}`)
    const way = (percent ?? 0) < 0 ? 'down' : 'up'
    const changed = known && share && book.worked('changed_by', [known, share], { way })
    if (changed !== undefined) facts.set(`${role}.${each}`, changed)
  }
  return share
}

function changeRate(
  { change, fuel, pence, percent }: Extract<Change, { change: 'unit_rate' | 'standing_charge' }>,
  facts: Map<Role, FactId>,
  context: RunContext,
): Phrase | undefined {
  const [name, unit] =
    change === 'unit_rate' ? (['unit', 'micropence_per_kwh'] as const) : (['standing', 'micropence_per_day'] as const)
  const what: Word = change === 'unit_rate' ? 'unit rate' : 'standing charge'
  if (pence !== undefined) {
    const of = fuel ?? 'electricity'
    const amount = context.facts.noted({ unit, amount: Math.round(pence * MICRO) })
    if (amount === undefined) return undefined
    facts.set(`${name}.${of}`, amount)
    return { template: 'if.rate', facts: { amount }, words: { fuel: of, what } }
  }
  const share = changeBy(percent, name, fuel, facts, context)
  const template = (percent ?? 0) < 0 ? 'if.rate_less' : 'if.rate_more'
  return share === undefined
    ? undefined
    : { template, facts: { percent: share }, words: { fuel: fuel ?? 'energy', what } }
}

function changePeople(
  people: number,
  { facts, home }: ProvenHome,
  { facts: book, state }: RunContext,
): Phrase | undefined {
  const told = book.noted({ unit: 'count', amount: people })
  const { bedrooms, heating = home.use.gas ? 'gas' : 'electric_heaters' } = saidOf(state)
  const rooms = bedrooms === undefined ? told : book.noted({ unit: 'count', amount: bedrooms })
  if (told === undefined || rooms === undefined) return undefined
  for (const fuel of FUELS) {
    const use = book.worked('year_from_answers', [told, rooms], { fuel, heating, hasEv: false })
    if (use !== undefined && (facts.has(`use.${fuel}`) || facts.size === 0)) facts.set(`use.${fuel}`, use)
  }
  return { template: 'if.people', facts: { people: told } }
}

function add(facts: Map<Role, FactId>, role: Role, more: FactId, { facts: book }: RunContext): boolean {
  const known = facts.get(role)
  const sum = known === undefined ? undefined : book.worked('sum', [known, more])
  if (sum !== undefined) facts.set(role, sum)
  return sum !== undefined
}

function drop(facts: Map<Role, FactId>, fuel: Fuel): void {
  for (const role of facts.keys()) if (role.endsWith(`.${fuel}`)) facts.delete(role)
}
