import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { unitPrice } from './car.ts'
import { amountOf } from './compare-facts.ts'
import { PER_WORDS, type Span, spanOfValue } from './per.ts'
import { toldUse, toldValues } from './sources/told-source.ts'
import { proveSupposed, pumpEfficiency, pumpUse } from './sources/suppose.ts'

/** The electricity that a heat pump needs in place of a year's gas, what that costs, and what the gas costs. */
export function sayHeatPump(command: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const supposed = command.suppose?.find((each) => each.change === 'heat_pump')
  const others = command.suppose?.filter((each) => each.change !== 'heat_pump')
  const { facts } = proveSupposed(context, others)
  const gas = toldUse('gas', command.told, context) ?? facts.get('use.gas') ?? book.reference('typical.gas')
  const [boiler, pump] = [book.reference('boiler.efficiency'), pumpEfficiency(supposed, context)]
  const use = pumpUse(gas, pump, context)
  const values = toldValues(context, command.told)
  const [electric, burnt] = (['electricity', 'gas'] as const).map((fuel) => unitPrice(fuel, values, context, others))
  const cost = use && electric && book.worked('cost_of_units', [use, electric.rate])
  const instead = gas && burnt && book.worked('cost_of_units', [gas, burnt.rate])
  if (!gas || !use || !boiler || !pump) return [say.answer('unknown.no_use'), say.ask('ask.use')]
  const takes: Statement = {
    template: 'heat_pump.use',
    facts: { gas, amount: use },
    role: command.measure === 'use' ? 'answer' : 'because',
  }
  const sum: Statement = say.because('heat_pump.sum', { facts: { boiler, pump } })
  if (command.measure === 'use' || !cost || !electric || !instead)
    return [{ ...takes, role: 'answer' }, sum, say.because('rough')]
  const span: Span = spanOfValue(command.per) ?? 'year'
  const amount = span === 'year' ? cost : book.worked('per_period', [cost], { from: 'year', to: span })
  const difference = book.worked('difference', [cost, instead])
  if (!amount || !difference) return []
  const gap = amountOf(cost, context) - amountOf(instead, context)
  return [
    say.answer('cost.heat_pump', {
      facts: { amount },
      words: { per: PER_WORDS[span] },
      phrases: { where: electric.where },
    }),
    say.answer(gap > 0 ? 'heat_pump.more' : 'heat_pump.less', { facts: { difference, gas: instead } }),
    takes,
    sum,
    say.because('rough'),
  ]
}
