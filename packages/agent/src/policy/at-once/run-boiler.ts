import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { sayPence, unitPrice } from '../../home/unit-price.ts'
import type { World } from '../../world.ts'
import { knownText } from '../../tools/results.ts'
import { sayRunCost } from './run-cost.ts'
import { runOn } from './run-on.ts'
import { hoursIn, hoursText, kwhText, wattsIn } from './run-span.ts'

const BY_GAS = /\b(?:gas|combi|boiler|back boiler|gas fire)\b/
const NOT_GAS = /\belectric\w*\b/
const WATTS = 1000
/** Subjects after which a bare power is meant as a question of its cost. */
const OF_COST: readonly string[] = [
  'house_cost_day',
  'running_cost',
  'kwh',
  'gas_or_electricity',
  'heat_no_gas',
  'thermostat',
  'most_power',
  'boiler_choice',
]
const ASKS = /\b(?:how much|cost\w*|expensive|dear|cheap\w*|run(?:ning)?|burn\w*|use|an hour|per hour)\b/
const MOST_WORDS = 14
const FEW = 7
const ANOTHER = /^(?:(?:and|so|ok|but|then) )*(?:what about|how about|and|or|the|a|an|my)\b/
const WHICH =
  /^(?:(?:so|and|ok|then) )*(?:which|what) (?:one )?(?:is|works out|would be) (?:the )?(?:cheap\w*|best|dearer|less)\b/

/** "Gas combi 24kW": its power for an hour at the gas rate, which is the most it can burn. */
export function sayBoilerCost(plain: string, state: AgentState, world: World): ToolResult | undefined {
  const watts = wattsIn(plain)
  const isAsked = ASKS.test(plain) || isOfCost(state)
  if (watts === undefined || !isAsked || !BY_GAS.test(plain) || NOT_GAS.test(plain)) return undefined
  return sayGas(watts, plain, state, world)
}

function sayGas(watts: number, plain: string, state: AgentState, world: World): ToolResult | undefined {
  const price = unitPrice('gas', state, world)
  if (!price || plain.split(' ').length > MOST_WORDS) return undefined
  const hours = hoursIn(plain) ?? 1
  const kwh = (watts / WATTS) * hours
  const topic = { call: 'explain_term', args: { term: 'running_cost', gas_watts: watts } }
  return knownText(
    { ...state, topic },
    'run_cost',
    `A gas boiler of ${watts / WATTS} kW burns at most about ${kwhText(kwh)} of gas in ${hoursText(hours)}, a little more for what goes up the flue: ${price.at} that is about ${sayPence(kwh * price.pence)}. In practice it is less, mostly far less, because a boiler turns itself down once the rooms are warm. The meter tells exactly: read it before and after an hour.`,
  )
}

/** "And an electric heater 2kW", or "for 3 hours", after something that was worked out. */
export function addPower(plain: string, state: AgentState, world: World): ToolResult | undefined {
  if (WHICH.test(plain) && BY_GAS.test(state.summary.join(' ').toLowerCase()))
    return gasIs(runOn('is gas cheaper', state, world))
  const gas = state.topic?.args['gas_watts']
  if (typeof gas === 'number' && hoursIn(plain) !== undefined && wattsIn(plain) === undefined)
    return sayGas(gas, plain, state, world)
  const isThing = state.topic?.args['term'] === 'running_cost' && state.topic.args['thing'] === undefined
  if (isThing && ANOTHER.test(plain) && plain.split(' ').length <= FEW)
    return sayRunCost(`how much is ${plain}`, state, world)
  if (wattsIn(plain) === undefined || !isOfCost(state) || plain.split(' ').length > MOST_WORDS) return undefined
  return sayBoilerCost(plain, state, world) ?? sayRunCost(`how much is ${plain}`, state, world)
}

function isOfCost({ topic }: AgentState): boolean {
  return OF_COST.includes(String(topic?.args['term']))
}

/** The same figures, where it was asked which of the two. */
function gasIs(found: ToolResult | undefined): ToolResult | undefined {
  return found && { ...found, says: found.says.replace(/^Yes,/, 'Gas,') }
}
