import { findAppliance } from '../facts/appliances.ts'
import type { FactId } from '../facts/fact.ts'
import type { Figure } from '../read/command.ts'
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
  if (!name)
    return [
      { template: 'unknown.no_appliance', role: 'answer' },
      { template: 'ask.label', role: 'ask' },
    ]
  const price = unitPrice('electricity', command, context)
  if (!price)
    return [
      { template: 'unknown.no_deal', role: 'answer' },
      { template: 'ask.rates', role: 'ask' },
    ]
  const costOf = (use: FactId | undefined) => use && book.worked('cost_of_units', [use, price.rate])
  const phrases = { where: price.where }
  const label: Statement = { template: 'appliance.label', role: 'because' }
  const year = book.reference(`appliance.${id}.year`)
  const yearCost = costOf(year)
  if (year && yearCost)
    return [
      { template: 'appliance.year', facts: { name, use: year, amount: yearCost }, phrases, role: 'answer' },
      label,
    ]
  const each = book.reference(`appliance.${id}.each`)
  const eachCost = costOf(each)
  const goes: Statement[] =
    each && eachCost ? [{ template: 'appliance.each', facts: { use: each, amount: eachCost }, role: 'because' }] : []
  const watts = wattsIn(words, context) ?? book.reference(`appliance.${id}.watts`)
  const hours = hoursIn(words, context)
  const use = watts && hours && book.worked('kwh_of_running', [watts, hours])
  const amount = costOf(use)
  if (watts && hours && use && amount)
    return [
      { template: 'appliance.run', facts: { name, watts, use, hours, amount }, phrases, role: 'answer' },
      ...goes,
      label,
    ]
  const hour = watts && book.reference('hour')
  const inHour = watts && hour && book.worked('kwh_of_running', [watts, hour])
  const perHour = costOf(inHour)
  if (watts && perHour)
    return [
      { template: 'appliance.hour', facts: { name, watts, amount: perHour }, phrases, role: 'answer' },
      ...goes,
      label,
    ]
  return goes.length > 0
    ? [...goes.map((one) => ({ ...one, role: 'answer' as const })), label]
    : [{ template: 'unknown.no_appliance', role: 'answer' }]
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
