import {
  type AnyRates,
  calendarOfThree,
  type Fuel,
  type FuelContract,
  FUELS,
  type HomeContracts,
  type HomeUse,
  type Price,
  vatOn,
  withTotal,
} from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import type { AgentState } from '../state/agent-state.ts'
import { homeOfTurn, saidOf, withSaid } from '../home/home-of-turn.ts'
import type { KnownHome } from '../home/known-home.ts'
import type { World } from '../state/world.ts'
import { amountIn } from './arithmetic.ts'
import type { FactValue, WorkingArgs } from './fact.ts'

/** The role of a fact in the calculation of a home's year: `use.gas`, `unit.electricity`, `then_standing.gas`. */
export type Role = `${
  | 'use'
  | 'unit'
  | 'peak'
  | 'day'
  | 'night'
  | 'by_time'
  | 'standing'
  | 'ends'
  | 'fee'
  | 'then_unit'
  | 'then_standing'}.${Fuel}`

export type Place = { world: World; state: AgentState }
export type HomeOfFacts = { home: KnownHome; use: HomeUse; contracts: HomeContracts }

/** The home in question, with the suppositions about it. */
export function homeUnder({ world, state }: Place, supposed: Partial<Household> = {}): KnownHome {
  return homeOfTurn({ world, state: withSaid(state, { ...saidOf(state), ...supposed }) })
}

/**
 * A home whose usage, rates, end date and fee are all taken from facts. The known home only provides the context: which
 * VAT the rates include, and how the usage is split between day and night.
 */
export function homeOfFacts(of: readonly FactValue[], args: WorkingArgs, place: Place): HomeOfFacts | undefined {
  const roles = args['roles']
  if (!Array.isArray(roles) || roles.length !== of.length) return undefined
  const values = new Map<string, FactValue>(of.map((value, at) => [String(roles[at]), value]))
  const home = homeUnder(place, householdOf(args['said']))
  const use: HomeUse = {}
  const contracts: HomeContracts = {}
  for (const fuel of FUELS) {
    const used = amountIn('watt_hours', values.get(`use.${fuel}`))
    // Cap rates and rates stated by the user are today's: they include today's VAT and have no end.
    const frame = args['frame'] === 'today' ? undefined : home.contracts[fuel]
    const contract = contractOf(fuel, values, frame, place)
    if (used !== undefined) use[fuel] = withTotal(home.use[fuel], used)
    if (contract === 'unproven') return undefined
    if (contract) contracts[fuel] = contract
  }
  return { home, use, contracts }
}

function householdOf(given: unknown): Partial<Household> {
  return typeof given === 'object' && given !== null ? given : {}
}

function contractOf(
  fuel: Fuel,
  values: ReadonlyMap<string, FactValue>,
  frame: FuelContract | undefined,
  { world }: Place,
): FuelContract | 'unproven' | undefined {
  const price = priceOf(fuel, values, '', frame?.prices[0], world)
  if (!price) return undefined
  const ends = values.get(`ends.${fuel}`)
  // An end without a fact would change the year unnoticed.
  if (frame?.endsOn !== undefined && ends?.unit !== 'day') return 'unproven'
  const then = priceOf(fuel, values, 'then_', frame?.thenPrices?.[0], world)
  const fee = amountIn('pence', values.get(`fee.${fuel}`))
  return {
    prices: [price],
    ...(frame?.endIsUnknown && { endIsUnknown: true }),
    ...(ends?.unit === 'day' && { endsOn: ends.day }),
    ...(then && { thenPrices: [then] }),
    ...(fee !== undefined && { exitFeePence: fee }),
  }
}

function priceOf(
  fuel: Fuel,
  values: ReadonlyMap<string, FactValue>,
  when: '' | 'then_',
  frame: Price | undefined,
  { today, figures }: World,
): Price | undefined {
  const rate = (name: string) => amountIn('micropence_per_kwh', values.get(`${name}.${fuel}`))
  const [unit, peak, day, night] = [
    rate(`${when}unit`),
    when === '' ? rate('peak') : undefined,
    when === '' ? rate('day') : undefined,
    when === '' ? rate('night') : undefined,
  ]
  const standing = amountIn('micropence_per_day', values.get(`${when}standing.${fuel}`))
  const unitRates: AnyRates | undefined =
    unit !== undefined
      ? { single: unit }
      : day !== undefined && night !== undefined
        ? peak === undefined
          ? { day, night }
          : calendarOfThree({ peak, day, night })
        : when === '' && values.has(`by_time.${fuel}`)
          ? frame?.unitRates
          : undefined
  if (!unitRates || standing === undefined) return undefined
  return {
    from: frame?.from ?? today,
    unitRates,
    standingMicroPencePerDay: standing,
    includesVatBasisPoints: frame?.includesVatBasisPoints ?? vatOn(figures.vatRates, fuel, today),
  }
}
