import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { costsWord, isUnknown } from './sources/source.ts'
import { dealSource } from './sources/deal-source.ts'
import { endOf, withoutEnd } from './terms.ts'

/** What the current deal costs from today until its end. */
export function sayUntilEnd(command: Figure, context: RunContext): Statement[] {
  const { facts: book, world } = context
  const found = endOf(command, context)
  if (!found) return withoutEnd(context)
  if (found.day < world.today) return [say.answer('ends.over', { facts: { day: found.ends } })]
  const source = dealSource(context, command.suppose)
  if (isUnknown(source)) return source.unknown
  const today = book.record('calendar', 'today')
  const days = today && book.worked('days_of_period', [today, found.ends])
  const fuels = source.fuels.filter((fuel) => (command.fuel ?? fuel) === fuel)
  const parts = fuels.map((fuel) => {
    const [year, { unit, standing }] = [source.use(fuel), source.rates(fuel)]
    const use = year && today && book.worked('use_between', [year, today, found.ends], { fuel })
    const energy = use && unit && book.worked('cost_of_units', [use, unit])
    const daily = days && standing && book.worked('cost_of_days', [days, standing])
    return energy && daily && book.worked('sum', [energy, daily])
  })
  const known = parts.filter((part) => part !== undefined)
  const amount = known.length === fuels.length && known.length > 0 ? book.worked('sum', known) : undefined
  if (!amount || !days) return [say.answer('unknown.no_deal'), say.ask('ask.rates')]
  const [electricity, gas] = known
  const [only] = fuels.length === 1 ? fuels : []
  return [
    say.answer('until_end.cost', {
      facts: { amount, ends: found.ends },
      words: { subject: only ?? 'electricity and gas', costs: costsWord(source.if, only) },
      phrases: { if: source.if },
    }),
    ...(electricity && gas ? [say.because('cost.parts', { facts: { electricity, gas } })] : []),
    say.because('until_end.sum', { facts: { days } }),
    ...source.notes('use', command.fuel),
  ]
}
