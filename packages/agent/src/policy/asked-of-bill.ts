import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { AgentState } from '../agent-state.ts'
import type { Slots } from '../understand/find/find-slots.ts'
import type { World } from '../world.ts'

/** A question about a bill, and the bill. */
export type Asked = { text: string; slots: Slots; state: AgentState; world: World; facts: BillFacts }
