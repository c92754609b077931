import { findAppliance } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import type { Figure, Per } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { findRunning, type Running } from '@mowatt/text/find/find-running'
import { readPer } from '@mowatt/text/find/fuel-and-period'
import { unitPrice } from './car.ts'
import { amountOf } from './compare-facts.ts'
import { PER_WORDS, spanOfValue } from './per.ts'
import { isUnknown } from './sources/source.ts'
import { dealSource } from './sources/deal-source.ts'
import { toldValues } from './sources/told-source.ts'

/** How many earlier messages may name it. */
const EARLIER = 6

/** What an appliance costs to run: for the time that was stated, for an hour, for one run, or for a year. */
export function sayAppliance(command: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const named =
    typeof command.which === 'object' && 'name' in command.which ? findAppliance(command.which.name) : undefined
  const words = wordsOf(command, context)
  const id = named ?? findAppliance(words)
  const name = id === undefined ? undefined : book.reference(`appliance.${id}.name`)
  if (!name) return [say.answer('unknown.no_appliance'), say.ask('ask.label')]
  if (command.measure === 'share') return sayApplianceShare(id, name, words, context)
  const price = unitPrice('electricity', toldValues(context, command.told), context)
  if (!price) return [say.answer('unknown.no_deal'), say.ask('ask.rates')]
  const costOf = (use: FactId | undefined) => use && book.worked('cost_of_units', [use, price.rate])
  const phrases = { where: price.where }
  const label: Statement = say.because('appliance.label')
  const running = findRunning(words)
  const year = book.reference(`appliance.${id}.year`)
  const yearCost = costOf(year)
  if (year && yearCost)
    return [say.answer('appliance.year', { facts: { name, use: year, amount: yearCost }, phrases }), label]
  const each = book.reference(`appliance.${id}.each`)
  const eachCost = costOf(each)
  const facts = each && eachCost && { use: each, amount: eachCost }
  const goes: Statement[] = facts ? [say.because('appliance.each', { facts })] : []
  const watts = wattsIn(running, context) ?? book.reference(`appliance.${id}.watts`)
  // A programme doesn't draw its full power for all of its hours, unless the user states its usage.
  const isProgramme = each !== undefined && /^(?:dishwasher|washing_machine)/.test(id ?? '')
  const hours = isProgramme && running.watts === undefined ? undefined : hoursIn(running, context)
  const use = watts && hours && book.worked('kwh_of_running', [watts, hours])
  const amount = costOf(use)
  const run: Statement[] =
    watts && hours && use && amount
      ? [say.because('appliance.run', { facts: { name, watts, use, hours, amount }, phrases })]
      : goes
  const often = overTime(use ?? each, running, command.per, context)
  const cost = costOf(often?.used)
  if (often && cost)
    return [
      say.answer('appliance.often', { facts: { name, amount: cost }, words: often.words, phrases }),
      ...run,
      label,
    ]
  if (run !== goes) return [...run.map(asAnswer), ...goes, label]
  const hour = watts && book.reference('hour')
  const perHour = isProgramme ? undefined : costOf(hour && book.worked('kwh_of_running', [watts, hour]))
  if (watts && perHour)
    return [say.answer('appliance.hour', { facts: { name, watts, amount: perHour }, phrases }), ...goes, label]
  return facts
    ? [say.answer('appliance.once', { facts: { ...facts, name }, phrases }), label]
    : [say.answer('unknown.no_appliance')]
}

function asAnswer(statement: Statement): Statement {
  return { ...statement, role: 'answer' }
}

/** "4 times a week": what one run uses, for as often as it runs, over the time that's asked for. */
function overTime(one: FactId | undefined, { times = 1, per }: Running, asked: Per | undefined, { facts }: RunContext) {
  const count = facts.noted({ unit: 'count', amount: times })
  const many =
    times === 1
      ? one
      : one && (times === 2 ? facts.worked('sum', [one, one]) : count && facts.worked('times', [one, count]))
  const to = spanOfValue(asked) ?? per
  const used = many && per && (to === per ? many : facts.worked('per_period', [many], { from: per, to }))
  return used && to ? { used, words: { per: PER_WORDS[to] } } : undefined
}

/** What this message says about it, or an earlier one if this names none. */
function wordsOf(command: Figure, { facts: book, text }: RunContext): string {
  const words = command.told?.words ?? text
  if (findAppliance(words) !== undefined) return words
  const before = book.messages.slice(-EARLIER - 1, -1).findLast((each) => findAppliance(each) !== undefined)
  return before === undefined ? words : `${words} ${before}`
}

/** Its share of a year's electricity, by its yearly usage or by its running hours. */
function sayApplianceShare(id: string | undefined, name: FactId, words: string, context: RunContext): Statement[] {
  const { facts: book } = context
  const deal = dealSource(context)
  const whole = isUnknown(deal) ? undefined : deal.use('electricity')
  if (!whole) return [say.answer('unknown.no_use'), say.ask('ask.use')]
  const running = findRunning(words)
  const [watts, hours] = [
    wattsIn(running, context) ?? book.reference(`appliance.${id}.watts`),
    hoursIn(running, context),
  ]
  const run = watts && hours && book.worked('kwh_of_running', [watts, hours])
  const from = spanOfValue(readPer(words)?.value) ?? 'day'
  const part = run ? book.worked('per_period', [run], { from, to: 'year' }) : book.reference(`appliance.${id}.year`)
  const percent = part && book.worked('share', [part, whole])
  if (!percent) return [say.answer('unknown.no_hours'), say.ask('ask.hours')]
  if (amountOf(part, context) > amountOf(whole, context))
    return [say.answer('share.appliance_over', { facts: { part, whole } })]
  return [
    say.answer('share.appliance', { facts: { name, percent, part, whole } }),
    ...(run ? [] : [say.because('appliance.label')]),
  ]
}

function hoursIn({ hours }: Running, { facts: book }: RunContext): FactId | undefined {
  return hours === undefined ? undefined : book.noted({ unit: 'hours', amount: hours })
}

function wattsIn({ watts }: Running, { facts: book }: RunContext): FactId | undefined {
  return watts === undefined ? undefined : book.noted({ unit: 'watts', amount: watts })
}
