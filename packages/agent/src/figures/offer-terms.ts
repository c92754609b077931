import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { amountOf } from './compare-facts.ts'
import { offerOf, sampleNote } from './sources/offer-source.ts'

/** The fee, the end and the names of a tariff on the list. */
export function sayOfferTerm(command: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const found = offerOf(context, command.of === 'list' ? 'best' : (command.which ?? 'it'))
  if ('unknown' in found) return found.unknown
  const { tariff } = found
  const read = (field: string) => book.tariff(tariff.id, field)
  const [name, supplier, fee] = [read('name'), read('supplier'), read('exit_fee')]
  if (!name || !supplier || !fee) return [say.answer('unknown.no_offer')]
  const [months, until] = [read('term_months'), read('ends_on')]
  const said: Statement =
    command.measure === 'exit_fee'
      ? amountOf(fee, context) > 0
        ? say.answer('exit_fee.offer', { facts: { tariff: name, amount: fee } })
        : say.answer('exit_fee.offer_none', { facts: { tariff: name } })
      : command.measure === 'ends_on' || command.measure === 'free_from' || command.measure === 'days'
        ? months
          ? say.answer('ends.offer_months', { facts: { tariff: name, months } })
          : until
            ? say.answer('ends.offer_day', { facts: { tariff: name, day: until } })
            : say.answer('ends.offer_open', { facts: { tariff: name } })
        : say.answer('name.offer', { facts: { tariff: name, supplier } })
  return [said, ...sampleNote(tariff)]
}
