import type { ToolContext } from '../agent-reply.ts'
import { billOf } from '../home/home-of-turn.ts'

/** What can be done about energy that a landlord sells on. */
export const RESOLD =
  'This bill says that a landlord or building buys the energy and sells it on to you, and is not a licensed supplier. The account with the supplier is theirs, so you cannot switch it yourself, and I give no advice to switch. There are rules on what they may charge you for energy: ask your landlord to see the supplier’s bill. Citizens Advice can check your case for free. If you have a supplier of your own in another home, I can compare for that.'

/** Whether the home that is talked about is supplied in that way, by its newest bill. */
export function resoldBill({ state, world }: Pick<ToolContext, 'state' | 'world'>): boolean {
  return billOf(world, state)?.facts.isResold === true
}
