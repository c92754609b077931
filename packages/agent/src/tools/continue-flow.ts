import type { ChatCard } from '@mowatt/contract'
import { choicesCard } from '../cards/choices-card.ts'
import { costCard } from '../cards/cost-card.ts'
import type { Command } from '../command/command.ts'
import { printCommand } from '../command/command-text.ts'
import { withoutPayment } from '../figures/judge-payment.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import type { TemplateId } from '../say/templates.ts'
import type { Wanted } from '../state/agent-state.ts'

/** What a question asks for. */
const WANTED: Readonly<Record<string, Wanted | undefined>> = {
  'ask.payment': 'spend',
  'ask.use': 'use',
  'ask.ends': 'ends_on',
  'ask.fee': 'exit_fee',
}

/** What is asked for at the end of an answer is remembered, so its answer continues with the same question. */
export function withAsked(command: Command, outcome: Outcome): Outcome {
  const wanted = outcome.statements.flatMap(({ template }) => WANTED[template] ?? [])[0]
  if (!wanted || outcome.state.asked) return outcome
  return { ...outcome, state: { ...outcome.state, asked: { wanted, goal: printCommand(command), times: 1 } } }
}

const JUDGED: readonly TemplateId[] = ['judge.payment_high', 'judge.payment_low', 'judge.payment_right']
const WRITE = choicesCard(['Write to my supplier', 'Write to my supplier about my Direct Debit'])

/** A payment that was judged by their own use comes with the year that it was set beside, and the letter about it. */
export function withPaymentCards(outcome: Outcome, { state, world }: RunContext): Outcome {
  const judged = JUDGED.find((each) => outcome.statements.some(({ template }) => template === each))
  if (!judged) return outcome
  const cost = costCard(homeOfTurn({ state: withoutPayment(state), world }), world.today)
  const cards: ChatCard[] = [...(cost ? [cost] : []), ...(judged === 'judge.payment_right' ? [] : [WRITE])]
  return { ...outcome, cards: [...outcome.cards, ...cards] }
}
