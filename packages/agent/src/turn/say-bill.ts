import type { AgentState } from '../state/agent-state.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import type { Command } from '../command/command.ts'
import { forgetPrinted } from '../notes/forget-old-deal.ts'
import { say } from '../say/say.ts'
import { ownWorld, type World } from '../state/world.ts'
import { focusOf, refocus } from './focus.ts'
import { makeReply } from './make-reply.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import type { Reply } from './say-turn.ts'
import type { Tools } from './take-turn.ts'

type OfBill = { billId: string; state: AgentState; world: World; messages?: readonly string[] }

const COMPARE: Command = { do: 'compare' }
const YEAR: Command = { do: 'figure', measure: 'cost', of: 'deal', per: 'year' }
const LOOK: Command = { do: 'figure', measure: 'fields', of: 'bill' }

/**
 * The first words after a bill has been read, with what its year costs and what else there is. The bill's own card is
 * not included: the code that read the bill shows it first.
 */
export async function sayBill({ billId, world: whole, ...given }: OfBill, { run, firstWords }: Tools): Promise<Reply> {
  const { asked: _over, ...rest } = given.state
  const before: AgentState = { ...rest, subject: 'own' }
  const world = ownWorld(whole, before)
  const bill = world.bills.find((each) => each.billId === billId)?.reading.facts
  const state = bill ? forgetPrinted(before, bill) : before
  const facts = createFactBook(world, state, given.messages ?? state.summary)
  const context: RunContext = { state, world, facts, text: '' }
  const isOfHome = bill?.isEnergyBill === true && bill.businessSign === undefined && !bill.isResold
  const read = await firstWords(billId, context)
  const { danger } = focusOf(state)
  // No offers for a user who has just mentioned a danger.
  const compared = isOfHome && danger === undefined ? await run(COMPARE, context) : undefined
  const isDecided = compared?.cards.some(({ kind }) => kind === 'verdict') === true
  const year = read.cards.length > 0 && compared && !saysYear(compared) ? await run(YEAR, context) : undefined
  const replaced = state.notes === before.notes ? [] : [say.because('bill.replaces')]
  const ofBill = [...read.statements, ...(year?.statements ?? []), ...replaced]
  const answer = compared?.statements ?? []
  const made = makeReply(
    {
      // The user has not asked anything yet: the recommended action comes first.
      paragraphs: isDecided ? [answer, ofBill] : [ofBill, answer],
      cards: [...read.cards, ...(compared?.cards ?? [])],
      facts,
      state: compared?.state ?? state,
      introduces: state.hasIntroduced ? undefined : isDecided ? 'last' : 'first',
    },
    world,
  )
  const commands = compared ? [COMPARE] : bill?.isEnergyBill ? [LOOK] : []
  const turned = { text: made.text, answered: commands, others: [], offered: undefined, danger, isMiss: false }
  return { ...made, commands, state: refocus(compared?.state ?? state, turned) }
}

/** A comparison says what staying costs. */
function saysYear({ statements }: Outcome): boolean {
  return statements.some(({ template }) => template === 'deal.now')
}
