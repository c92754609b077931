import type { AgentReply } from './agent-reply.ts'
import type { AgentState } from './agent-state.ts'
import { compareBill } from './bill/compare-bill.ts'
import { costCard } from './bill/cost-card.ts'
import type { World } from './world.ts'

/** The first words after a bill has been read. The bill's own card is the caller's: it stands before these. */
export async function sayBill(billId: string, state: AgentState, world: World): Promise<AgentReply> {
  const reading = world.bills.find((bill) => bill.billId === billId)?.reading
  const calls = [{ name: 'read_bill' as const, args: { bill_id: billId } }]
  if (!reading) return { text: 'I cannot find that bill any more.', cards: [], calls, facts: [], state }
  const cost = costCard(compareBill(reading.facts, world.today, world.catalogue))
  return { text: 'I have read your bill. What I read is below.', cards: cost ? [cost] : [], calls, facts: [], state }
}
