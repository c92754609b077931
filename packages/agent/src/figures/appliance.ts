import { findAppliance } from '../facts/appliances.ts'
import type { FactId } from '../facts/fact.ts'
import type { Figure } from '../read/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../turn/outcome.ts'
import { unitPrice } from './car.ts'

const HOURS = /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?)\s?(?:hours?|hrs?|h)\b/i
const WATTS = /(?<![\d.,])(\d{1,5}(?:\.\d{1,2})?)\s?(kw|kilowatts?|w|watts?)\b(?!h)/i

/** What a thing in the house costs to run: for the time that was said, for an hour, for one go, or for a year. */
export function sayAppliance(command: Figure, context: RunContext): Statement[] {
  const { facts: book, text } = context
  const words = command.told?.words ?? text
  const named =
    typeof command.which === 'object' && 'name' in command.which ? findAppliance(command.which.name) : undefined
  const id = named ?? findAppliance(words)
  const name = id === undefined ? undefined : book.reference(`appliance.${id}.name`)
  if (!name) return [say.answer('unknown.no_appliance'), say.ask('ask.label')]
  const price = unitPrice('electricity', command, context)
  if (!price) return [say.answer('unknown.no_deal'), say.ask('ask.rates')]
  const costOf = (use: FactId | undefined) => use && book.worked('cost_of_units', [use, price.rate])
  const phrases = { where: price.where }
  const label: Statement = say.because('appliance.label')
  const year = book.reference(`appliance.${id}.year`)
  const yearCost = costOf(year)
  if (year && yearCost)
    return [say.answer('appliance.year', { facts: { name, use: year, amount: yearCost }, phrases }), label]
  const each = book.reference(`appliance.${id}.each`)
  const eachCost = costOf(each)
  const goes: Statement[] =
    each && eachCost ? [say.because('appliance.each', { facts: { use: each, amount: eachCost } })] : []
  const watts = wattsIn(words, context) ?? book.reference(`appliance.${id}.watts`)
  const hours = hoursIn(words, context)
  const use = watts && hours && book.worked('kwh_of_running', [watts, hours])
  const amount = costOf(use)
  if (watts && hours && use && amount)
    return [say.answer('appliance.run', { facts: { name, watts, use, hours, amount }, phrases }), ...goes, label]
  const hour = watts && book.reference('hour')
  const inHour = watts && hour && book.worked('kwh_of_running', [watts, hour])
  const perHour = costOf(inHour)
  if (watts && perHour)
    return [say.answer('appliance.hour', { facts: { name, watts, amount: perHour }, phrases }), ...goes, label]
  return goes.length > 0
    ? [...goes.map((one) => ({ ...one, role: 'answer' as const })), label]
    : [say.answer('unknown.no_appliance')]
}

function hoursIn(words: string, { facts: book }: RunContext): FactId | undefined {
  const [, hours] = HOURS.exec(words) ?? []
  return hours === undefined ? undefined : book.noted({ unit: 'hours', amount: Number(hours) })
}

function wattsIn(words: string, { facts: book }: RunContext): FactId | undefined {
  const [, amount, unit = ''] = WATTS.exec(words) ?? []
  if (amount === undefined) return undefined
  return book.noted({ unit: 'watts', amount: Math.round(Number(amount) * (/^k/i.test(unit) ? 1000 : 1)) })
}
