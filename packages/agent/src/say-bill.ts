import type { AgentReply, ToolCall } from './agent-reply.ts'
import type { AgentState } from './agent-state.ts'
import { composeReply } from './take-turn.ts'
import type { World } from './world.ts'

/**
 * The first words after a bill has been read, with what its year costs and what else there is. The bill's own card is not
 * among the cards: whoever read it shows it before these.
 */
export async function sayBill(billId: string, given: AgentState, world: World): Promise<AgentReply> {
  const { asked: _gone, ...rest } = given
  const state: AgentState = { ...rest, subject: 'own' }
  const facts = world.bills.find((bill) => bill.billId === billId)?.reading.facts
  const isOfHome = facts?.isEnergyBill === true && facts.businessSign === undefined && !facts.isResold
  const calls: ToolCall[] = [
    { name: 'read_bill', args: { bill_id: billId } },
    ...(isOfHome ? [{ name: 'compare' as const, args: { is_after_bill: true } }] : []),
  ]
  return composeReply(state, calls, [], world, !given.hasIntroduced)
}
