import type { Figure } from '../read/command.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../turn/outcome.ts'
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
  if (!name || !supplier || !fee) return [{ template: 'unknown.no_offer', role: 'answer' }]
  const [months, until] = [read('term_months'), read('ends_on')]
  const said: Statement =
    command.measure === 'exit_fee'
      ? amountOf(fee, context) > 0
        ? { template: 'exit_fee.offer', facts: { tariff: name, amount: fee }, role: 'answer' }
        : { template: 'exit_fee.offer_none', facts: { tariff: name }, role: 'answer' }
      : command.measure === 'ends_on' || command.measure === 'free_from' || command.measure === 'days'
        ? months
          ? { template: 'ends.offer_months', facts: { tariff: name, months }, role: 'answer' }
          : until
            ? { template: 'ends.offer_day', facts: { tariff: name, day: until }, role: 'answer' }
            : { template: 'ends.offer_open', facts: { tariff: name }, role: 'answer' }
        : { template: 'name.offer', facts: { tariff: name, supplier }, role: 'answer' }
  return [said, ...sampleNote(tariff)]
}
