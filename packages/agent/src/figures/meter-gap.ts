import { FUELS, type Fuel } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import { billOf } from '../home/home-of-turn.ts'
import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { lacksOnBill } from './bill-fields.ts'
import { amountOf } from './compare-facts.ts'
import { unitsAsKwh } from './meter-units.ts'
import { isUnknown } from './sources/source.ts'
import { billSource } from './sources/bill-source.ts'
import { earlierValues, toldValues } from './sources/told-source.ts'

const SHOWN = /(?<![£\d.,])(\d{4,6}|\d{1,3},\d{3})(?!\d|[.,]\d|\s?(?:p\b|pence|kwh|%|quid|pounds))/g
/** Above this, or a quarter of the reading, it's another meter or other digits. */
const FAR = 2000

/** Their meter reading compared with the one on the bill: the units in between, in kWh and at the bill's rate. */
export function sayMeterGap(command: Figure, context: RunContext): Statement[] {
  const { facts: book, world, state } = context
  const bill = billOf(world, state)
  if (!bill) return [say.answer('unknown.no_bill'), say.ask('ask.bill')]
  const billed = FUELS.filter((fuel) => (command.fuel ?? fuel) === fuel).flatMap((fuel) => {
    const theirs = book.bill(bill.billId, `${fuel}.readings.0.latest`)
    return theirs ? [{ fuel, theirs, latest: amountOf(theirs, context) }] : []
  })
  if (billed.length === 0) return lacksOnBill('a meter reading')
  const own = shownBy(command, context, (shown) => billed.some(({ latest }) => latest === shown))
  if (!own) return [say.answer('unknown.no_figures'), say.ask('ask.reading')]
  const [nearest] = billed
    .map((each) => ({ ...each, gap: Math.abs(each.latest - amountOf(own, context)) }))
    .toSorted((one, other) => one.gap - other.gap)
  if (!nearest) return []
  const { fuel, theirs, gap } = nearest
  const facts = { own, theirs }
  if (gap === 0) return [say.answer('meter.same', { facts: { theirs }, words: { fuel } })]
  if (gap > Math.max(FAR, amountOf(theirs, context) / 4))
    return [say.answer('meter.far', { facts, words: { fuel } }), say.next('meter.check')]
  const isOver = amountOf(theirs, context) > amountOf(own, context)
  return sayGap(fuel, facts, isOver, context)
}

function sayGap(fuel: Fuel, facts: { own: FactId; theirs: FactId }, isOver: boolean, context: RunContext): Statement[] {
  const { facts: book, world, state } = context
  const { own, theirs } = facts
  const units = book.worked('difference', [own, theirs])
  const words = billOf(world, state)?.facts.gas?.units === 'imperial' ? 'imperial' : ''
  const counted = units && unitsAsKwh(fuel, units, context, words)
  const source = billSource(context)
  const rate = isUnknown(source) ? undefined : source.rates(fuel).unit
  const amount = counted && rate && book.worked('cost_of_units', [counted.use, rate])
  if (!units || !counted) return []
  return [
    say.answer(isOver ? 'meter.over' : 'meter.since', { facts: { ...facts, units }, words: { fuel } }),
    ...(amount ? [say.answer('meter.cost', { facts: { use: counted.use, amount, rate } })] : []),
    ...counted.notes.filter(({ template }) => template !== 'use.units_are'),
    ...(isOver ? [say.next('reading.send')] : []),
  ]
}

/** Numbers in the format of meters. */
export function shownReadings(words: string): number[] {
  return [...words.matchAll(SHOWN)].map(([, digits = '']) => Number(digits.replace(',', '')))
}

/** The reading in this message, or in the last ones; the bill's own if they name no other. */
function shownBy(command: Figure, context: RunContext, isBilled: (shown: number) => boolean): FactId | undefined {
  const { facts: book, text } = context
  const bare = shownReadings(command.told?.words ?? text)
  const told = [toldValues(context, command.told), ...earlierValues(context)]
    .flat()
    .flatMap(({ value }) => (value.unit === 'meter_units' ? [value.amount] : []))
  const all = [...bare, ...told]
  const amount = all.find((each) => !isBilled(each)) ?? all[0]
  return amount === undefined ? undefined : book.noted({ unit: 'meter_units', amount })
}
