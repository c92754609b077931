import { capRatesOn, FUELS, type Fuel, type IsoDay, type KnownFigures, type RegionLetter } from '@mowatt/tariffs'
import type { FactId } from '../../facts/fact.ts'
import type { Role } from '../../facts/home-of-facts.ts'
import type { Change } from '@mowatt/text/values/change'
import type { Told } from '../../command/command.ts'
import { say } from '../../say/say.ts'
import type { Phrase, Statement } from '../../say/statement.ts'
import type { RunContext } from '../../say/outcome.ts'
import { isUnknown, type Source, unknown, type Unknown } from './source.ts'
import { lettersOf, proveSupposed, supposeOfBill } from './suppose.ts'
import { billSource } from './bill-source.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { toldUse } from './told-source.ts'
import { ofYear } from './year.ts'

type Cap = { region?: RegionLetter | undefined; on: IsoDay }

/** The price cap: its rates, and a year at them with the home's own usage if it is known, else with a typical one. */
export function capSource(context: RunContext, suppose?: readonly Change[]): Source | Unknown {
  const proven = proveSupposed(context, suppose)
  const { letter } = proven.home
  const cap: Cap = {
    region: letter && isKnown(letter, context.world.today, context.world.figures) ? letter : undefined,
    on: context.world.today,
  }
  const isOwn = FUELS.some((fuel) => proven.facts.has(`use.${fuel}`))
  const region = letter && context.facts.reference(`region.${letter}`)
  const missing: Statement[] =
    region && cap.region === undefined ? [say.because('cost.average_cap', { facts: { region } })] : []
  const where: Phrase =
    region && cap.region ? { template: 'where.cap_region', facts: { region } } : { template: 'where.cap' }
  const uses = (fuel: Fuel) => (isOwn ? proven.facts.get(`use.${fuel}`) : context.facts.reference(`typical.${fuel}`))
  const prices = suppose?.filter(isOfPrice) ?? []
  const source = atCap(context, cap, where, uses, proven.if, prices)
  if ('unknown' in source) return source
  if (!isOwn) return prices.length > 0 ? source : withTypicalUse(source, context)
  return { ...source, who: 'you use', notes: (of) => [...source.notes(of), ...(of === 'use' ? [] : missing)] }
}

/** The usage and the days of the bill at the cap of its last day. */
export function capOfBill(context: RunContext): Source | Unknown {
  const { facts: book, world, state } = context
  const ends = billOf(world, state)?.facts.periodTo ?? world.today
  const cap = capSource({ ...context, world: { ...world, today: ends < world.today ? ends : world.today } })
  const bill = billSource(context)
  if (isUnknown(cap) || isUnknown(bill)) return isUnknown(bill) ? bill : cap
  const costOf = (fuel: Fuel) => {
    const [use, { unit, standing }] = [bill.use(fuel), cap.rates(fuel)]
    const energy = use && unit && book.worked('cost_of_units', [use, unit])
    const daily = bill.days && standing && book.worked('cost_of_days', [bill.days, standing])
    return energy && daily ? book.worked('sum', [energy, daily]) : undefined
  }
  return {
    ...bill,
    where: { template: 'where.cap_of_bill', phrases: { where: cap.where } },
    rates: (fuel) => cap.rates(fuel),
    cost(fuel) {
      const parts = (fuel ? [fuel] : bill.fuels).map(costOf).filter((each) => each !== undefined)
      return fuel || parts.length < bill.fuels.length ? parts[0] : book.worked('sum', parts)
    },
    notes: (of) => [...cap.notes(of), ...bill.notes(of)],
  }
}

type OfPrice = Extract<Change, { change: 'unit_rate' | 'standing_charge' }>

export function isOfPrice(change: Change): change is OfPrice {
  return change.change === 'unit_rate' || change.change === 'standing_charge'
}

/** A home with typical use at the average cap. */
export function typicalSource(context: RunContext): Source | Unknown {
  const { facts: book, world } = context
  const where: Phrase = { template: 'where.typical' }
  const source = atCap(context, { on: world.today }, where, (fuel) => book.reference(`typical.${fuel}`), {
    template: 'if.nothing',
  })
  if ('unknown' in source) return source
  return { ...withTypicalUse(source, context), whereUse: { template: 'where.typical_use' } }
}

/** Ofgem publishes the year of both fuels together; its parts are calculated. */
function withTypicalUse(source: Source, context: RunContext): Source {
  return {
    ...source,
    cost: (fuel) => (fuel ? plainYear(fuel, source, context) : context.facts.reference('cap.typical_year')),
    notes: (of) => [...(of === 'cost' ? typicalNote(context) : []), ...source.notes(of)],
  }
}

/** Another place: the newest known cap of its region, with the home's own usage or a typical one. */
export function placeSource(context: RunContext, suppose: readonly Change[] = [], named?: Told) {
  const told = named?.details
  const { facts: book, world, text } = context
  const place = suppose.find((each) => each.change === 'place')
  const asked = place ?? (told?.postcode === undefined ? { name: told?.near ?? text } : { postcode: told.postcode })
  const letters = lettersOf(asked)
  const [letter] = letters
  if (!letter) return unknown({ template: 'unknown.no_place' }, 'ask.postcode')
  if (letters.length > 1) return unknown({ template: 'unknown.several_regions' }, 'ask.postcode')
  const on = newestDay(letter, world)
  const region = book.reference(`region.${letter}`)
  if (on === undefined || region === undefined) return unknown({ template: 'unknown.no_cap' })
  const proven = proveSupposed(
    context,
    suppose.filter((each) => each.change !== 'place'),
  )
  const uses = (fuel: Fuel) =>
    toldUse(fuel, named, context) ?? proven.facts.get(`use.${fuel}`) ?? book.reference(`typical.${fuel}`)
  const day = book.reference(`cap_quarter.${on}`)
  const where: Phrase = day
    ? { template: 'where.cap_of_time', facts: { region, from: day } }
    : { template: 'where.cap_region', facts: { region } }
  const typical = FUELS.filter((fuel) => uses(fuel) === book.reference(`typical.${fuel}`))
  const source = atCap(context, { region: letter, on }, where, uses, proven.if)
  if (isUnknown(source)) return source
  const notes: Source['notes'] = (of) => [...source.notes(of), ...(of === 'cost' ? typicalNote(context, typical) : [])]
  return { ...source, notes }
}

function atCap(
  context: RunContext,
  { region, on }: Cap,
  where: Phrase,
  use: (fuel: Fuel) => FactId | undefined,
  supposed: Phrase,
  prices: readonly OfPrice[] = [],
): Source | Unknown {
  const { facts: book } = context
  const rates = new Map<Role, FactId>()
  for (const fuel of FUELS)
    for (const [role, field] of [
      ['unit', 'unit_rate'],
      ['standing', 'standing_charge'],
    ] as const) {
      const id = book.cap(fuel, field, { region, on })
      if (id !== undefined) rates.set(`${role}.${fuel}`, id)
    }
  supposeOfBill(rates, prices, context)
  const rate = (fuel: Fuel, field: 'unit_rate' | 'standing_charge') =>
    rates.get(field === 'unit_rate' ? `unit.${fuel}` : `standing.${fuel}`)
  if (rate('electricity', 'unit_rate') === undefined) return unknown({ template: 'unknown.no_cap' })
  const fuels = FUELS.filter((fuel) => use(fuel) !== undefined)
  const factsOf = (of: readonly Fuel[]) => {
    const facts = new Map<Role, FactId>()
    for (const fuel of of) {
      const [used, unit, standing] = [use(fuel), rate(fuel, 'unit_rate'), rate(fuel, 'standing_charge')]
      if (used && unit && standing)
        facts.set(`use.${fuel}`, used).set(`unit.${fuel}`, unit).set(`standing.${fuel}`, standing)
    }
    return facts
  }
  return {
    where,
    if: supposed,
    who: 'a typical home uses',
    natural: 'year',
    fuels,
    use,
    rates: (fuel) => {
      const [unit, standing] = [rate(fuel, 'unit_rate'), rate(fuel, 'standing_charge')]
      return { ...(unit && { unit }), ...(standing && { standing }) }
    },
    cost: (fuel) =>
      ofYear('year_cost', { facts: factsOf(fuel ? [fuel] : fuels), said: {} }, context, { fuel, frame: 'today' }),
    notes: (of) => (of === 'use' ? [] : quarterNote(context, region, on)),
  }
}

/** What a typical home uses, where it stands in for theirs. */
export function typicalNote({ facts: book }: RunContext, fuels: readonly Fuel[] = FUELS): Statement[] {
  const [electricity, gas] = [book.reference('typical.electricity'), book.reference('typical.gas')]
  const [fuel, second] = fuels
  const amount = fuel && book.reference(`typical.${fuel}`)
  if (amount && !second) return [say.because('cost.typical_fuel', { facts: { amount }, words: { fuel } })]
  return second && electricity && gas ? [say.because('cost.typical_use', { facts: { electricity, gas } })] : []
}

function quarterNote({ facts: book, world }: RunContext, region: RegionLetter | undefined, on: IsoDay): Statement[] {
  const [from, to] = [book.reference('cap.from'), book.reference('cap.to')]
  return region === undefined && on === world.today && from && to
    ? [say.because('cost.of_quarter', { facts: { from, to } })]
    : []
}

/** kWh times the rate, and the standing charge of a year. */
function plainYear(fuel: Fuel, source: Source, { facts: book }: RunContext): FactId | undefined {
  const [use, { unit, standing }, days] = [source.use(fuel), source.rates(fuel), book.reference('year.days')]
  const energy = use && unit && book.worked('cost_of_units', [use, unit])
  const daily = days && standing && book.worked('cost_of_days', [days, standing])
  return energy && daily ? book.worked('sum', [energy, daily]) : undefined
}

function isKnown(region: RegionLetter, on: IsoDay, figures: KnownFigures): boolean {
  return capRatesOn({ figures, on, fuel: 'electricity', region, paymentMethod: 'direct_debit' }) !== undefined
}

/** The newest quarter that has begun and whose figures we have for the region. */
function newestDay(region: RegionLetter, { today, figures }: RunContext['world']): IsoDay | undefined {
  const year = Number(today.slice(0, 4))
  const quarters = [year - 1, year].flatMap((each) => ['01', '04', '07', '10'].map((month) => `${each}-${month}-01`))
  return quarters.findLast((day) => day <= today && isKnown(region, day, figures))
}
