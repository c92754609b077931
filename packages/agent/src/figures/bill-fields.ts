import { FUELS, type Fuel, PAYMENT_METHODS } from '@mowatt/tariffs'
import { readFuel } from '@mowatt/text/find/fuel-and-period'
import { wayOfVat } from '@mowatt/text/find/way-of-change'
import type { FactId } from '../facts/fact.ts'
import { billOf } from '../home/home-of-turn.ts'
import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { TemplateId } from '../say/templates.ts'
import type { Word } from '../say/words.ts'
import type { RunContext } from '../say/outcome.ts'
import { amountOf } from './compare-facts.ts'
import { measureSource } from './measure-source.ts'
import { noBill } from './sources/no-bill.ts'
import { isUnknown } from './sources/source.ts'
import { billSource, daysOf, estimatedReadings } from './sources/bill-source.ts'
import { PAID_BY } from './sources/suppose.ts'
import { toldOf, toldValues } from './sources/told-source.ts'
import { sayToldName, toldOtherwise } from './told-names.ts'

type Bill = { read: (path: string) => FactId | undefined; days: FactId | undefined; fuels: readonly Fuel[] }
type Field = (bill: Bill, command: Figure, context: RunContext) => Statement[]

/** The fields of a bill; and a statement that it doesn't show one, if it doesn't. */
export function sayBillField(command: Figure, context: RunContext): Statement[] {
  const found = billOf(context.world, context.state)
  const vat = command.measure === 'vat' ? sayVatOn(context) : []
  if (vat.length > 0 || (command.measure === 'vat' && (!found || command.of !== 'bill')))
    return [...vat, ...sayVatRate(command, context)]
  if (!found) return sayToldName(command.measure, context) ?? noBill(context.world)
  const bill: Bill = {
    read: (path) => context.facts.bill(found.billId, path),
    days: daysOf(context, found.billId),
    fuels: FUELS.filter((fuel) => found.facts[fuel]),
  }
  return (FIELDS[command.measure] ?? sayFields)(bill, command, context)
}

export function lacksOnBill(what: Word): Statement[] {
  return [say.answer('unknown.bill_lacks', { words: { what } }), say.ask('ask.check_bill')]
}

const sayTotal: Field = ({ read, days }, { fuel }, context) => {
  const source = billSource(context)
  const amount = isUnknown(source) ? undefined : source.cost(fuel)
  const [from, to] = [read('periodFrom'), read('periodTo')]
  if (!amount) return lacksOnBill('the total')
  return [
    fuel
      ? say.answer('total.fuel', { facts: { amount }, words: { fuel } })
      : say.answer('total.is', { facts: { amount } }),
    ...(days && from && to ? [say.because('total.days', { facts: { days, from, to } })] : []),
    ...debtNote(read, context),
    ...estimatedReadings(context, fuel),
  ]
}

/** A balance above the charges includes an earlier balance. */
function debtNote(read: Bill['read'], context: RunContext): Statement[] {
  const [balance, total] = [read('balanceGbp'), read('totalChargesGbp')]
  const before = balance && total && context.facts.worked('less', [balance, total])
  if (!balance || !before || amountOf(before, context) <= 0) return []
  return [
    say.warning('balance.owed', { facts: { amount: balance } }),
    say.warning('balance.before', { facts: { amount: before } }),
  ]
}

const sayBalance: Field = ({ read }, _command, context) => {
  const [balance, total] = [read('balanceGbp'), read('totalChargesGbp')]
  if (!balance) return lacksOnBill('the balance')
  const pence = amountOf(balance, context)
  if (pence === 0) return [say.answer('balance.even')]
  if (pence < 0) {
    const amount = context.facts.worked('without_sign', [balance])
    return amount ? [say.answer('balance.credit', { facts: { amount } })] : []
  }
  const before = total && context.facts.worked('less', [balance, total])
  return [
    say.answer('balance.owed', { facts: { amount: balance } }),
    ...(total && before && amountOf(before, context) > 0
      ? [say.because('balance.this_bill', { facts: { total, before } })]
      : []),
  ]
}

/** The VAT on a bill, for one fuel or all of it. */
export function vatOfBill(only: Fuel | undefined, context: RunContext): FactId | undefined {
  const { facts: book } = context
  const source = billSource(context)
  if (isUnknown(source)) return undefined
  const parts = (only ? [only] : source.fuels).map((fuel) => {
    const [gross, rate] = [source.cost(fuel), book.reference(`vat.${fuel}`)]
    return gross && rate && book.worked('vat_within', [gross, rate])
  })
  const known = parts.filter((each) => each !== undefined)
  return known.length === parts.length && known.length > 0 ? book.worked('sum', known) : undefined
}

const sayVat: Field = (_bill, command, context) => {
  const amount = vatOfBill(command.fuel, context)
  if (!amount) return sayVatRate(command, context)
  const { fuel } = command
  return [
    fuel
      ? say.answer('vat.amount_fuel', { facts: { amount }, words: { fuel } })
      : say.answer('vat.amount', { facts: { amount } }),
    ...sayVatRate(command, context).map((each) => ({ ...each, role: 'because' as const })),
  ]
}

/** "5% VAT on £180", at the rate they name or the fuel's. What VAT is within an amount isn't worked out. */
export function sayVatOn(context: RunContext): Statement[] {
  const { facts: book, text } = context
  const values = toldValues(context, undefined)
  const [amount, named] = [toldOf('pence', values, context), toldOf('basis_points', values, context)]
  const percent = named ?? book.reference(`vat.${readFuel(text)?.value ?? 'gas'}`)
  const way = wayOfVat(text)
  if (!amount || !percent || way === 'within') return []
  const result = way ? book.worked('changed_by', [amount, percent], { way }) : book.worked('part_of', [amount, percent])
  return result ? [say.answer(way ? 'told.changed_up' : 'told.part', { facts: { amount, percent, result } })] : []
}

function sayVatRate({ fuel }: Figure, { facts: book }: RunContext): Statement[] {
  const [electricity, gas] = [book.reference('vat.electricity'), book.reference('vat.gas')]
  const rate = fuel && book.reference(`vat.${fuel}`)
  const next = (fuel ? [fuel] : FUELS).flatMap((each): Statement[] => {
    const [then, from] = [book.reference(`vat.${each}.next`), book.reference(`vat.${each}.next_from`)]
    return then && from ? [say.because('vat.next', { facts: { rate: then, from }, words: { fuel: each } })] : []
  })
  if (fuel && rate) return [say.answer('vat.rate', { facts: { rate }, words: { fuel } }), ...next]
  return electricity && gas ? [say.answer('vat.rates', { facts: { electricity, gas } }), ...next] : []
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
      say.answer('reading.latest', { facts: { amount }, words: { fuel: each } }),
      ...(word ? [say.answer('reading.kind', { words: { kind: word } })] : []),
      ...(word === 'estimated' ? [say.next('reading.send')] : []),
    ]
  })
  return said.length > 0 ? said : lacksOnBill('a meter reading')
}

/** As printed on the bill, once or for each fuel. */
const sayPrinted =
  (template: TemplateId, what: Word, ...paths: readonly string[]): Field =>
  ({ read }, { fuel }) => {
    const said = paths.flatMap((path): Statement[] => {
      const [name, of] = [read(path), FUELS.find((each) => path.startsWith(each))]
      if (!name || (fuel && of && of !== fuel)) return []
      return [say.answer(template, { facts: { name }, ...(of && { words: { fuel: of } }) })]
    })
    return said.length > 0 ? said : lacksOnBill(what)
  }

const sayDays: Field = ({ read, days }) => {
  const [from, to] = [read('periodFrom'), read('periodTo')]
  return days && from && to
    ? [say.answer('days.bill', { facts: { days, from, to } })]
    : lacksOnBill('the dates it covers')
}

/** Bills print it but Mo doesn't read it: the bill is not to blame. */
const sayDue: Field = ({ read }, _command, { facts: book }) => {
  const [day, method] = [read('billDate'), read('paymentMethod')]
  return [
    say.answer('unknown.due'),
    ...(method && book.get(method).text === 'direct_debit' ? [say.because('due.direct_debit')] : []),
    ...(day ? [say.because('bill.dated', { facts: { day } })] : []),
  ]
}

/** Personal data, like the supply numbers. Mo never asks the user to type it here. */
const sayAccount: Field = (bill, command, context) => {
  const said = sayPrinted('name.account', 'the account number', 'accountNumber')(bill, command, context)
  return said.filter(({ role }) => role === 'answer')
}

const sayDated: Field = ({ read }) => {
  const day = read('billDate')
  return day ? [say.answer('bill.dated', { facts: { day } })] : lacksOnBill('the bill’s date')
}

const sayPaidBy: Field = ({ read }, _command, { facts: book }) => {
  const found = read('paymentMethod')
  const by = found && PAYMENT_METHODS.find((each) => each === book.get(found).text)
  return by ? [say.answer('paid_by.is', { words: { method: PAID_BY[by] } })] : lacksOnBill('how you pay')
}

/** A smart reading comes from a smart meter; any other reading proves nothing about the meter. */
const sayMeter: Field = ({ read, fuels }, { fuel }, { facts: book }) => {
  const asked = fuel ? [fuel] : fuels
  const isOf = (each: Fuel, path: string, wanted: string) => {
    const found = read(`${each}.${path}`)
    return found !== undefined && book.get(found).text === wanted
  }
  const smart = asked.filter((each) => isOf(each, 'readings.0.latestKind', 'smart'))
  const hasRate = (register: string) =>
    asked.includes('electricity') && [0, 1, 2].some((at) => isOf('electricity', `unitRates.${at}.register`, register))
  const rates = hasRate('peak') ? 'meter.three_rates' : hasRate('night') ? 'meter.two_rates' : undefined
  return [
    ...smart.map((each) => say.answer('meter.smart', { words: { fuel: each } })),
    ...(rates ? [say.answer(rates)] : []),
    ...(smart.length === 0 ? lacksOnBill('whether your meter is smart').slice(0, 1) : []),
    ...asked.flatMap((each) => {
      const value = read(`${each}.meterSerial`)
      return value ? [say.because('meter.serial', { facts: { value }, words: { fuel: each } })] : []
    }),
  ]
}

const sayEstimated: Field = ({ read, fuels }, { fuel, claim }, context) => {
  const kinds = (fuel ? [fuel] : fuels).map((each) => {
    const kind = read(`${each}.readings.0.latestKind`)
    return { fuel: each, kind: kind && READING_WORDS[context.facts.get(kind).text] }
  })
  const known = kinds.filter(({ kind }) => kind !== undefined)
  if (known.length === 0) return lacksOnBill('whether the reading is estimated').slice(0, 1)
  const guessed = known.filter(({ kind }) => kind === 'estimated')
  const isActual = claim === 'actual'
  const rest = kinds.filter(({ kind }) => kind === undefined)
  return [
    ...(guessed.length > 0
      ? guessed.map((each) => say.answer(isActual ? 'actual.no' : 'estimated.yes', { words: { fuel: each.fuel } }))
      : known.map(({ fuel: of, kind = '' }) =>
          say.answer(isActual ? 'actual.yes' : 'estimated.no', { words: { fuel: of, kind } }),
        )),
    ...rest.map((each) => say.because('estimated.unsaid', { words: { fuel: each.fuel } })),
    ...(guessed.length > 0 ? [say.next('reading.send')] : []),
  ]
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
const sayFields: Field = ({ read, fuels }, command, context) => {
  const [from, to] = [read('periodFrom'), read('periodTo')]
  const one = (template: TemplateId, path: string, words: Record<string, Word> = {}): Statement[] =>
    [read(path)].flatMap((value) => (value ? [say.answer(template, { facts: { value }, words })] : []))
  return [
    ...one('field.name', 'supplier'),
    ...(from && to ? [say.answer('field.period', { facts: { from, to } })] : []),
    ...one('field.date', 'billDate'),
    ...one('field.total', 'totalChargesGbp'),
    ...one('field.balance', 'balanceGbp'),
    ...(command.fuel ? [command.fuel] : fuels).flatMap((fuel) =>
      OF_FUEL.flatMap(([template, path]) =>
        template === 'field.fuel_unit' && read(`${fuel}.unitRates.1.pencePerKwh`)
          ? measureSource({ ...command, measure: 'unit_rate', fuel }, context)
          : one(template, `${fuel}.${path}`, { fuel }),
      ),
    ),
  ]
}

const FIELDS: Readonly<Partial<Record<Figure['measure'], Field>>> = {
  total: sayTotal,
  balance: sayBalance,
  vat: sayVat,
  reading: sayReading,
  supplier: (bill, command, context) => [
    ...sayPrinted('name.supplier', 'the supplier', 'supplier')(bill, command, context),
    ...toldOtherwise(bill.read('supplier'), context),
  ],
  tariff: sayPrinted('name.tariff_fuel', 'the tariff name', 'electricity.tariffName', 'gas.tariffName'),
  account: sayAccount,
  dated: sayDated,
  mpan: sayPrinted('name.mpan', 'the supply number', 'electricity.mpan', 'gas.mprn'),
  postcode: sayPrinted('name.postcode', 'your postcode', 'customerPostcode'),
  days: sayDays,
  due_on: sayDue,
  name: () => [say.answer('unknown.name')],
  paid_by: sayPaidBy,
  meter: sayMeter,
  estimated: sayEstimated,
  fields: sayFields,
}
