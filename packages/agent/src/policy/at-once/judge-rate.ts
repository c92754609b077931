import { capRatesOn, type Fuel, sayRate } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { fact, result } from '../../tools/results.ts'
import type { World } from '../../world.ts'

const ASKS =
  /^\W*(?:so |and |ok )?(?:is|isn'?t) (\d{1,2}(?:\.\d+)?) ?(?:p|pence)\b(?: (?:a|per) (?:unit|kwh))?(?: (?:for|of) (?:my |the |a unit of )?(gas|electric\w*|leccy))?(?: (?:a|per) (?:unit|kwh))? (?:a lot|high|too much|too high|good|a good \w+|ok|okay|normal|fair|dear|expensive|cheap|bad|reasonable|much|about right)\b/i
const GAS_BELOW = 15
const MICRO = 1_000_000

/** "Is 28p a lot?": set against the cap, and not taken for a price that they pay. */
export function judgeRate(text: string, state: AgentState, { today }: World): ToolResult | undefined {
  const [, amount, named] = ASKS.exec(text) ?? []
  if (amount === undefined) return undefined
  const pence = Number(amount)
  const fuel: Fuel =
    named === undefined ? (pence < GAS_BELOW ? 'gas' : 'electricity') : /gas/i.test(named) ? 'gas' : 'electricity'
  const cap = capRatesOn({ on: today, fuel, paymentMethod: 'direct_debit' })
  if (!cap || !('single' in cap.price.unitRates)) return undefined
  const unit = cap.price.unitRates.single
  const side = pence * MICRO > unit ? 'above' : pence * MICRO < unit ? 'below' : 'just'
  const says = `${amount}p for a kWh of ${fuel} is ${side} the price cap, which is ${sayRate(unit)} now on average by Direct Debit. The cap differs by region, and the standing charge counts too. Tell me both and your use, and I work out what a year costs.`
  return result(
    state,
    'judge_rate',
    says,
    [],
    [fact('judge.said', 'rate', `${amount}p`), fact('judge.cap', 'rate', sayRate(unit))],
  )
}
