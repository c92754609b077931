import { FUELS, type Fuel } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import { billOf } from '../home/home-of-turn.ts'
import type { RunContext } from '../say/outcome.ts'
import type { Word } from '../say/words.ts'
import { lacksOnBill, vatOfBill } from './bill-fields.ts'
import { billSource } from './sources/bill-source.ts'
import { capSource } from './sources/cap-source.ts'
import { dealSource } from './sources/deal-source.ts'
import { proveHome } from './sources/prove-home.ts'
import { notedRate } from './sources/noted-rates.ts'
import { isUnknown, type Source, unknown, type Unknown } from './sources/source.ts'

const OF_FUEL = /^((?:cap_)?)(electricity|gas)_(rate|standing|used|bill|year|reading|exit_fee)$/

/** A named value of the bill, the current deal or the price cap in a calculation, or the question to ask for it. */
export function knownValue(name: string, context: RunContext): FactId | Unknown | undefined {
  const { facts: book, world, state } = context
  const bill = (what: Word, read: (source: Source) => FactId | undefined) => {
    const source = billSource(context)
    return isUnknown(source) ? source : (read(source) ?? { unknown: lacksOnBill(what) })
  }
  const [, cap = '', of, part = ''] = OF_FUEL.exec(name) ?? []
  const fuel = of === 'gas' ? 'gas' : 'electricity'
  switch (of === undefined ? name : `${cap}${part}`) {
    case 'rate':
    case 'standing': {
      const told = notedRate(part === 'rate' ? 'unit' : 'standing', fuel, context)
      if (told) return told
      const source = billSource(context)
      const { unit, standing } = isUnknown(source) ? {} : source.rates(fuel)
      return (part === 'rate' ? unit : standing) ?? unknown({ template: 'unknown.no_deal' }, 'ask.rates')
    }
    case 'cap_rate':
    case 'cap_standing': {
      const source = capSource(context)
      return isUnknown(source) ? source : source.rates(fuel)[part === 'rate' ? 'unit' : 'standing']
    }
    case 'used':
      return bill('your usage', (source) => source.use(fuel))
    case 'reading':
      return bill('a meter reading', () => book.bill(billOf(world, state)?.billId ?? '', `${fuel}.readings.0.latest`))
    case 'bill':
      return bill('the total', (source) => source.cost(fuel))
    case 'year':
      return proveHome(context).facts.get(`use.${fuel}`) ?? unknown({ template: 'unknown.no_use' }, 'ask.use')
    case 'bill_days':
      return bill('the dates it covers', ({ days }) => days)
    case 'bill_total':
      return bill('the total', (source) => source.cost())
    case 'balance':
      return bill('the balance', () => book.bill(billOf(world, state)?.billId ?? '', 'balanceGbp'))
    case 'bill_vat':
      return bill('the total', () => vatOfBill(undefined, context))
    case 'exit_fee': {
      const { facts } = proveHome(context)
      const ofFuels: readonly Fuel[] = of === undefined ? FUELS : [fuel]
      const fees = ofFuels.flatMap((each) => facts.get(`fee.${each}`) ?? [])
      const [only, second] = fees
      return (second ? book.worked('sum', fees) : only) ?? unknown({ template: 'unknown.no_fee' }, 'ask.fee')
    }
    case 'volume_correction':
    case 'calorific_value':
    case 'megajoules':
    case 'imperial':
      return book.reference(`gas.${name}`)
    case 'year_cost':
    case 'month_cost': {
      const deal = dealSource(context)
      const year = isUnknown(deal) ? undefined : deal.cost()
      if (year === undefined) return isUnknown(deal) ? deal : undefined
      return name === 'year_cost' ? year : book.worked('per_period', [year], { from: 'year', to: 'month' })
    }
    default:
      return book.reference(name === 'vat' ? 'vat.electricity' : `sum.${name}`)
  }
}
