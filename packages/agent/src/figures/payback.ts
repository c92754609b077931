import type { FactId } from '../facts/fact.ts'
import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { amountOf } from './compare-facts.ts'
import { spanOfValue } from './per.ts'
import { offerOf, sampleNote, whyNoList } from './sources/offer-source.ts'
import { toldValues, withEarlier } from './sources/told-source.ts'
import { ofYear } from './sources/year.ts'

const COSTS =
  /\b(?:costs?|price|spend|pay|for|is|are)\b[^\d£]{0,16}(\d{2,3},\d{3}|\d{2,6})(?![\d%]|[.,]\d|\s?(?:a |per |kwh|p\b))/i

/** The payback time of a cost: of one they state, or of the exit fee by the saving of an offer. */
export function sayPayback(command: Figure, context: RunContext): Statement[] {
  return command.of === 'told' || command.of === 'appliance' ? ofTold(command, context) : ofFee(command, context)
}

function ofTold(command: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const values = withEarlier(toldValues(context, command.told), context)
  const money = values.filter(({ value }) => value.unit === 'pence')
  const [once, often] = [money.find(({ per }) => !spanOfValue(per)), money.find(({ per }) => spanOfValue(per))]
  const [, bare] = COSTS.exec(command.told?.words ?? context.text) ?? []
  const cost = once
    ? book.noted(once.value)
    : bare === undefined
      ? undefined
      : book.noted({ unit: 'pence', amount: Number(bare.replaceAll(',', '')) * 100 })
  const [told, from] = [often && book.noted(often.value), spanOfValue(often?.per)]
  const saving = told && from !== 'year' ? book.worked('per_period', [told], { from, to: 'year' }) : told
  if (!cost) return [say.answer('unknown.no_figures'), say.ask('ask.cost')]
  if (!saving) return [say.answer('unknown.no_saving'), say.ask('ask.saving')]
  const said = sayBack(cost, saving, context)
  return [...said, say.because('payback.sum', { facts: { cost, saving } })]
}

/** The saving of an offer already includes the fee, so it is added back first. */
function ofFee(command: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const offered = offerOf(context, command.of === 'offer' ? (command.which ?? 'it') : 'best', command.suppose)
  if ('unknown' in offered) return offered.unknown
  const { tariff, proven } = offered
  const args = { tariffId: tariff.id }
  const [net, fee] = [ofYear('offer_saving', proven, context, args), ofYear('offer_fee', proven, context, args)]
  const saving = net && fee && book.worked('sum', [net, fee])
  const [name, supplier] = [book.tariff(tariff.id, 'name'), book.tariff(tariff.id, 'supplier')]
  if (!saving || !name || !supplier || proven.home.currentBasis === 'unknown') return whyNoList(proven).unknown
  const names = { tariff: name, supplier }
  if (amountOf(fee, context) === 0) return [say.answer('payback.no_fee'), ...sampleNote(tariff)]
  if (amountOf(saving, context) <= 0) return [say.answer('payback.never', { facts: names }), ...sampleNote(tariff)]
  return [
    ...sayBack(fee, saving, context),
    say.because('payback.fee', { facts: { ...names, fee, saving } }),
    ...sampleNote(tariff),
  ]
}

function sayBack(cost: FactId, saving: FactId, context: RunContext): Statement[] {
  const part = (of: string) => context.facts.worked('payback', [cost, saving], { part: of })
  const [years, rest] = [part('years'), part('rest')]
  if (!years || !rest) return [say.answer('unknown.no_saving'), say.ask('ask.saving')]
  if (amountOf(years, context) === 0) return [say.answer('payback.months', { facts: { cost, months: rest } })]
  return amountOf(rest, context) === 0
    ? [say.answer('payback.years', { facts: { cost, years } })]
    : [say.answer('payback.both', { facts: { cost, years, months: rest } })]
}
