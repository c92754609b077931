import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import type { World } from '../../world.ts'
import { capInTime } from './cap-in-time.ts'
import { judgeUse, normalBill } from './judge-use.ts'
import { rankRegions } from './rank-regions.ts'
import { sayBoilerCost } from './run-boiler.ts'
import { sayRunCost } from './run-cost.ts'
import { standingNow } from './standing-now.ts'
import { sayTwoReadings } from './two-readings.ts'
import { turnUnits } from './turn-units.ts'

/** Small sums and figures that a question asks for in so many words, and that need nothing of the home. */
export function workOut(
  plain: string,
  raw: string,
  state: AgentState,
  world: World,
): ToolCall | ToolResult | undefined {
  return (
    rankRegions(plain, state, world) ??
    capInTime(plain, state, world) ??
    standingNow(plain, state, world) ??
    (world.bills.length === 0 ? sayTwoReadings(plain, state, world) : undefined) ??
    turnUnits(plain, raw, state, world) ??
    judgeUse(plain, state, world) ??
    normalBill(plain, state, world) ??
    sayBoilerCost(plain, state, world) ??
    sayRunCost(plain, state, world)
  )
}
