import type { ToldValue } from '@mowatt/text/values/value'
import { say } from '../say/say.ts'
import type { Phrase, Statement } from '../say/statement.ts'
import type { TemplateId } from '../say/templates.ts'
import type { RunContext } from '../say/outcome.ts'
import { unitPrice } from './car.ts'
import { amountOf } from './compare-facts.ts'
import { toldOf } from './sources/told-source.ts'

const FLAT: Readonly<Record<string, TemplateId>> = { 'where.your_rate': 'flat.own', 'where.cap_rate': 'flat.cap' }

/** A day and a night rate with the share used at night: the average price of a kWh, compared with a single rate. */
export function sayTwoRates(values: readonly ToldValue[], context: RunContext): Statement[] {
  const { facts: book } = context
  const rate = (time: 'day' | 'night') => {
    const found = values.find((each) => each.time === time)
    return found && book.noted(found.value)
  }
  const [day, night] = [rate('day'), rate('night')]
  if (!day || !night) return []
  const share = toldOf('basis_points', values, context)
  const flat = unitPrice('electricity', values, context)
  const beside: Phrase | undefined = flat && {
    template: FLAT[flat.where.template] ?? 'flat.told',
    facts: { rate: flat.rate },
  }
  const average = share && book.worked('blended_rate', [day, night, share])
  const even = flat && book.worked('even_share', [day, night, flat.rate])
  const turns: Statement[] =
    even && beside ? [say.because('two_rates.even', { facts: { percent: even }, phrases: { beside } })] : []
  if (!average || !share)
    return [
      say.answer('two_rates.depends', { facts: { day, night } }),
      ...turns.map((each) => ({ ...each, role: 'answer' as const })),
      say.ask('ask.night_share'),
    ]
  const gap = flat && book.worked('difference', [average, flat.rate])
  const more = flat && amountOf(average, context) - amountOf(flat.rate, context)
  return [
    say.answer('two_rates.average', { facts: { day, night, share, amount: average } }),
    ...(beside && gap && more
      ? [
          say.answer(more > 0 ? 'two_rates.more' : 'two_rates.less', {
            facts: { difference: gap },
            phrases: { beside },
          }),
        ]
      : []),
    ...turns,
  ]
}
