import { FUELS, type Fuel } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import { billOf } from '../home/home-of-turn.ts'
import type { Figure } from '../read/command.ts'
import type { Statement } from '../say/statement.ts'
import type { Word } from '../say/words.ts'
import type { RunContext } from '../turn/outcome.ts'
import { amountOf } from './compare-facts.ts'
import { isUnknown } from './source.ts'
import { billSource, daysOf, estimatedReadings } from './sources/bill-source.ts'

type Bill = { read: (path: string) => FactId | undefined; days: FactId | undefined; fuels: readonly Fuel[] }
type Field = (bill: Bill, command: Figure, context: RunContext) => Statement[]

/** What a bill says, field by field; and that it doesn't say it, where it doesn't. */
export function sayBillField(command: Figure, context: RunContext): Statement[] {
  const found = billOf(context.world, context.state)
  if (command.measure === 'vat' && (!found || command.of !== 'bill')) return sayVatRate(command, context)
  if (!found) return noBill(command, context)
  const bill: Bill = {
    read: (path) => context.facts.bill(found.billId, path),
    days: daysOf(context, found.billId),
    fuels: FUELS.filter((fuel) => found.facts[fuel]),
  }
  return (FIELDS[command.measure] ?? sayFields)(bill, command, context)
}

export function lacksOnBill(what: Word): Statement[] {
  return [
    { template: 'unknown.bill_lacks', words: { what }, role: 'answer' },
    { template: 'ask.check_bill', role: 'ask' },
  ]
}

/** Names that were told need no bill. */
function noBill({ measure }: Figure, { facts: book, state }: RunContext): Statement[] {
  const said = state.subject === 'own' ? state.own : state.other
  const name = measure === 'supplier' ? said.supplier : measure === 'tariff' ? said.tariffName : undefined
  const told = name === undefined ? undefined : book.noted({ unit: 'name', name })
  if (told)
    return [
      { template: measure === 'supplier' ? 'name.supplier' : 'name.tariff', facts: { name: told }, role: 'answer' },
    ]
  return [
    { template: 'unknown.no_bill', role: 'answer' },
    { template: 'ask.bill', role: 'ask' },
  ]
}

const sayTotal: Field = ({ read, days }, { fuel }, context) => {
  const source = billSource(context)
  const amount = isUnknown(source) ? undefined : source.cost(fuel)
  const [from, to] = [read('periodFrom'), read('periodTo')]
  if (!amount) return lacksOnBill('the total')
  return [
    fuel
      ? { template: 'total.fuel', facts: { amount }, words: { fuel }, role: 'answer' }
      : { template: 'total.is', facts: { amount }, role: 'answer' },
    ...(days && from && to ? [{ template: 'total.days', facts: { days, from, to }, role: 'because' as const }] : []),
    ...debtNote(read, context),
    ...estimatedReadings(context, fuel),
  ]
}

/** A balance above the charges holds something from before. */
function debtNote(read: Bill['read'], context: RunContext): Statement[] {
  const [balance, total] = [read('balanceGbp'), read('totalChargesGbp')]
  const before = balance && total && context.facts.worked('less', [balance, total])
  if (!balance || !before || amountOf(before, context) <= 0) return []
  return [
    { template: 'balance.owed', facts: { amount: balance }, role: 'warning' },
    { template: 'balance.before', facts: { amount: before }, role: 'warning' },
  ]
}

const sayBalance: Field = ({ read }, _command, context) => {
  const [balance, total] = [read('balanceGbp'), read('totalChargesGbp')]
  if (!balance) return lacksOnBill('the balance')
  const pence = amountOf(balance, context)
  if (pence === 0) return [{ template: 'balance.even', role: 'answer' }]
  if (pence < 0) {
    const amount = context.facts.worked('without_sign', [balance])
    return amount ? [{ template: 'balance.credit', facts: { amount }, role: 'answer' }] : []
  }
  const before = total && context.facts.worked('less', [balance, total])
  return [
    { template: 'balance.owed', facts: { amount: balance }, role: 'answer' },
    ...(total && before && amountOf(before, context) > 0
      ? [{ template: 'balance.this_bill', facts: { total, before }, role: 'because' as const }]
      : []),
  ]
}

const sayVat: Field = (bill, command, context) => {
  const { facts: book } = context
  const source = billSource(context)
  const parts = (command.fuel ? [command.fuel] : bill.fuels).map((fuel) => {
    const [gross, rate] = [isUnknown(source) ? undefined : source.cost(fuel), book.reference(`vat.${fuel}`)]
    return gross && rate && book.worked('vat_within', [gross, rate])
  })
  const known = parts.filter((each) => each !== undefined)
  const amount = known.length === parts.length && known.length > 0 ? book.worked('sum', known) : undefined
  if (!amount) return sayVatRate(command, context)
  const { fuel } = command
  return [
    fuel
      ? { template: 'vat.amount_fuel', facts: { amount }, words: { fuel }, role: 'answer' }
      : { template: 'vat.amount', facts: { amount }, role: 'answer' },
    ...sayVatRate(command, context).map((each) => ({ ...each, role: 'because' as const })),
  ]
}

function sayVatRate({ fuel }: Figure, { facts: book }: RunContext): Statement[] {
  const [electricity, gas] = [book.reference('vat.electricity'), book.reference('vat.gas')]
  const rate = fuel && book.reference(`vat.${fuel}`)
  const next = (fuel ? [fuel] : FUELS).flatMap((each): Statement[] => {
    const [then, from] = [book.reference(`vat.${each}.next`), book.reference(`vat.${each}.next_from`)]
    return then && from
      ? [{ template: 'vat.next', facts: { rate: then, from }, words: { fuel: each }, role: 'because' }]
      : []
  })
  if (fuel && rate) return [{ template: 'vat.rate', facts: { rate }, words: { fuel }, role: 'answer' }, ...next]
  return electricity && gas ? [{ template: 'vat.rates', facts: { electricity, gas }, role: 'answer' }, ...next] : []
}

const READING_WORDS: Readonly<Record<string, Word>> = {
  estimated: 'estimated',
  actual: 'actual',
  smart: 'smart',
  customer: 'customer',
}

const sayReading: Field = ({ read, fuels }, { fuel }, context) => {
  const said = (fuel ? [fuel] : fuels).flatMap((each): Statement[] => {
    const amount = read(`${each}.readings.0.latest`)
    const kind = read(`${each}.readings.0.latestKind`)
    const word = kind && READING_WORDS[context.facts.get(kind).text]
    if (!amount) return []
    return [
      { template: 'reading.latest', facts: { amount }, words: { fuel: each }, role: 'answer' },
      ...(word ? [{ template: 'reading.kind', words: { kind: word }, role: 'answer' as const }] : []),
      ...(word === 'estimated' ? [{ template: 'reading.send', role: 'next' as const }] : []),
    ]
  })
  return said.length > 0 ? said : lacksOnBill('a meter reading')
}

const sayName =
  (template: 'name.supplier' | 'name.tariff', what: Word): Field =>
  ({ read, fuels }, { fuel }) => {
    if (template === 'name.supplier') {
      const name = read('supplier')
      return name ? [{ template, facts: { name }, role: 'answer' }] : lacksOnBill(what)
    }
    const said = (fuel ? [fuel] : fuels).flatMap((each): Statement[] => {
      const name = read(`${each}.tariffName`)
      return name ? [{ template: 'name.tariff_fuel', facts: { name }, words: { fuel: each }, role: 'answer' }] : []
    })
    return said.length > 0 ? said : lacksOnBill(what)
  }

const sayDays: Field = ({ read, days }) => {
  const [from, to] = [read('periodFrom'), read('periodTo')]
  return days && from && to
    ? [{ template: 'days.bill', facts: { days, from, to }, role: 'answer' }]
    : lacksOnBill('the period')
}

const OF_FUEL = [
  ['field.fuel_tariff', 'tariffName'],
  ['field.fuel_unit', 'unitRates.0.pencePerKwh'],
  ['field.fuel_standing', 'standingChargePencePerDay'],
  ['field.fuel_use', 'usageKwhInPeriod'],
  ['field.fuel_year', 'estimatedAnnualUsageKwh'],
  ['field.fuel_ends', 'tariffEndDate'],
  ['field.fuel_fee', 'exitFeeGbp'],
] as const

/** The whole bill in a list. */
const sayFields: Field = ({ read, fuels }, { fuel }) => {
  const [from, to] = [read('periodFrom'), read('periodTo')]
  const one = (template: string, path: string): Statement[] => {
    const value = read(path)
    return value ? [{ template, facts: { value }, role: 'answer' }] : []
  }
  return [
    ...one('field.name', 'supplier'),
    ...(from && to ? [{ template: 'field.period', facts: { from, to }, role: 'answer' as const }] : []),
    ...one('field.total', 'totalChargesGbp'),
    ...one('field.balance', 'balanceGbp'),
    ...(fuel ? [fuel] : fuels).flatMap((each) =>
      OF_FUEL.flatMap(([template, path]) =>
        one(template, `${each}.${path}`).map((said) => ({ ...said, words: { fuel: each } })),
      ),
    ),
  ]
}

const FIELDS: Readonly<Partial<Record<Figure['measure'], Field>>> = {
  total: sayTotal,
  balance: sayBalance,
  vat: sayVat,
  reading: sayReading,
  supplier: sayName('name.supplier', 'the supplier'),
  tariff: sayName('name.tariff', 'the tariff name'),
  days: sayDays,
  fields: sayFields,
}
