import { FUELS, type Fuel } from '@mowatt/tariffs'
import type { Change } from '@mowatt/text/values/change'
import { knownFields } from '../../command/known-fields.ts'
import type { FactId } from '../../facts/fact.ts'
import type { Role } from '../../facts/home-of-facts.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { say } from '../../say/say.ts'
import type { Statement } from '../../say/statement.ts'
import type { RunContext } from '../../say/outcome.ts'
import { noBill } from './no-bill.ts'
import type { Source, Unknown } from './source.ts'
import { supposeOfBill } from './suppose.ts'

const VAT = /\bvat\b/i

/** The values of the newest bill, by its fields alone; and recalculated with another usage or price. */
export function billSource(context: RunContext, suppose: readonly Change[] = []): Source | Unknown {
  const { facts: book, world, state } = context
  const bill = billOf(world, state)
  if (!bill) return { unknown: noBill(world) }
  const read = (path: string) => book.bill(bill.billId, path)
  const days = daysOf(context, bill.billId)
  const registers = (fuel: Fuel) => bill.facts[fuel]?.unitRates ?? []
  const rate = (fuel: Fuel, register: string, field = 'pencePerKwh') => {
    const at = registers(fuel).findIndex((each) => each.register === register)
    return at < 0 ? undefined : read(`${fuel}.unitRates.${at}.${field}`)
  }
  const usesByRate = (): Statement[] => {
    const [peak, day, night] = ['peak', 'day', 'night'].map((register) => rate('electricity', register, 'kwh'))
    if (!day || !night) return []
    return [say.because(peak ? 'use.three' : 'use.day_night', { facts: { day, night, ...(peak && { peak }) } })]
  }
  const isBeforeVat = (fuel: Fuel) => registers(fuel).some(({ vat }) => vat === 'excluded')
  const isWithVat = (fuel: Fuel) => registers(fuel).every(({ vat }) => vat === 'included')
  const facts = new Map<Role, FactId>()
  for (const fuel of FUELS)
    for (const [role, id] of [
      ['use', read(`${fuel}.usageKwhInPeriod`)],
      ['unit', rate(fuel, 'single')],
      ['standing', read(`${fuel}.standingChargePencePerDay`)],
    ] as const)
      if (id !== undefined) facts.set(`${role}.${fuel}`, id)
  const printed = new Map(facts)
  const supposed = supposeOfBill(facts, suppose, context)
  const isChanged = (fuel: Fuel) =>
    (['use', 'unit', 'standing'] as const).some(
      (role) => facts.get(`${role}.${fuel}`) !== printed.get(`${role}.${fuel}`),
    )
  const lines = (fuel: Fuel) => {
    const [use, unit, standing] = [facts.get(`use.${fuel}`), facts.get(`unit.${fuel}`), facts.get(`standing.${fuel}`)]
    const energy = use && unit && book.worked('cost_of_units', [use, unit])
    const daily = days && standing && book.worked('cost_of_days', [days, standing])
    return energy && daily ? { energy, daily } : undefined
  }
  const isWithout = (fuel: Fuel) => suppose.some((each) => each.change === 'without_fuel' && each.fuel === fuel)
  const fuels = FUELS.filter((fuel) => bill.facts[fuel] && !isWithout(fuel))
  const costOf = (fuel: Fuel): FactId | undefined => {
    const total = isChanged(fuel) ? undefined : read(`${fuel}.totalChargesGbp`)
    const found = total === undefined ? lines(fuel) : undefined
    const net = found && book.worked('sum', [found.energy, found.daily])
    const vat = net && isBeforeVat(fuel) ? book.reference(`vat.${fuel}`) : undefined
    const added = net && vat && book.worked('vat_added', [net, vat])
    return total ?? (net && added ? book.worked('sum', [net, added]) : net)
  }
  return {
    where: { template: 'where.bill' },
    if: supposed.if,
    who: 'you used',
    natural: 'bill',
    ...(days !== undefined && { days }),
    fuels,
    use: (fuel) => facts.get(`use.${fuel}`),
    rates: (fuel) => {
      const [unit, standing] = [facts.get(`unit.${fuel}`), facts.get(`standing.${fuel}`)]
      const [peak, day, night] = ['peak', 'day', 'night'].map((register) => rate(fuel, register))
      return knownFields({ unit, peak, day, night, standing })
    },
    cost(fuel) {
      if (fuel) return costOf(fuel)
      const all = fuels.map(costOf)
      const parts = all.filter((each) => each !== undefined)
      return (
        (FUELS.some(isChanged) ? undefined : read('totalChargesGbp')) ??
        (parts.length === all.length && parts.length > 0 ? book.worked('sum', parts) : undefined)
      )
    },
    notes: (of, fuel) => [
      ...(of === 'use' && fuel !== 'gas' ? usesByRate() : []),
      ...(of === 'rate' ? [] : estimatedReadings(context, fuel)),
      ...(of === 'rate' && fuels.some(isBeforeVat) ? [say.because('unit_rate.before_vat')] : []),
      ...(of === 'rate' && VAT.test(context.text) && fuels.every(isWithVat) ? [say.because('unit_rate.with_vat')] : []),
    ],
  }
}

export function daysOf({ facts: book }: RunContext, billId: string): FactId | undefined {
  const [from, to] = [book.bill(billId, 'periodFrom'), book.bill(billId, 'periodTo')]
  return from && to ? book.worked('days_of_period', [from, to]) : undefined
}

/** An estimated reading is mentioned wherever the usage matters. */
export function estimatedReadings({ world, state }: RunContext, only?: Fuel): Statement[] {
  const facts = billOf(world, state)?.facts
  return FUELS.filter((fuel) => (only ?? fuel) === fuel).flatMap((fuel) => {
    const isGuessed = facts?.[fuel]?.readings?.some(({ latestKind }) => latestKind === 'estimated')
    return isGuessed ? [say.warning('use.estimated_reading', { words: { fuel } })] : []
  })
}
