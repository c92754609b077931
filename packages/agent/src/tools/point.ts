import { proveHome } from '../figures/sources/prove-home.ts'
import type { Command } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import { filled, offerStatement } from './compare.ts'
import { listFacts } from './list-facts.ts'
import { whichOffer } from '../figures/sources/which-offer.ts'

/** One offer on its own: what a year costs, what it saves after fees, how long it runs and what leaving it costs. */
export function point({ which }: Extract<Command, { do: 'point' }>, context: RunContext): Outcome {
  const { state, facts: book } = context
  const tariff = whichOffer(which, undefined, context)
  if (!tariff) {
    const isListed = state.comparison !== undefined
    const statements = isListed
      ? [say.answer('unknown.no_offer'), say.ask('ask.which_offer')]
      : [say.ask('ask.which_of_none')]
    return { statements, cards: [], state }
  }
  const proven = proveHome(context)
  const list = listFacts(context, proven)
  const { id: tariffId } = tariff
  const cost = list.work('offer_cost', { tariffId })
  const saving = proven.home.currentBasis === 'unknown' ? undefined : list.saving(tariffId)
  const months = book.tariff(tariffId, 'term_months')
  const statements = [
    cost === undefined
      ? filled('name.offer', 'answer', {
          tariff: book.tariff(tariffId, 'name'),
          supplier: book.tariff(tariffId, 'supplier'),
        })
      : offerStatement('offer.is', tariffId, 'answer', { cost }, context),
    saving && filled(saving.isLoss ? 'offer.costs_more' : 'offer.saves', 'because', { saving: saving.id }),
    months === undefined ? undefined : filled('offer.fixed_for', 'because', { months }),
    months || tariff.kind === 'fixed' ? undefined : say.because('offer.open'),
    tariff.exitFeePencePerFuel > 0
      ? filled('offer.fee', 'warning', { fee: book.tariff(tariffId, 'exit_fee') })
      : say.because('offer.no_fee'),
    tariff.isSample ? say.warning('deal.sample') : undefined,
  ]
  return {
    statements: statements.filter((each) => each !== undefined),
    cards: [],
    state: { ...state, pointed: tariffId },
  }
}
