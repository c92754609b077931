import { FUELS, sayDay, sayPounds } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import { billOf, homeOfTurn, termsOf } from '../../home/home-of-turn.ts'
import type { Heard } from './heard-home.ts'
import { kwhOf, tried } from './try-out.ts'

const MOVES =
  /\bif\b.{0,20}\b(?:gas|electricity|electric|prices?|rates?|energy|it|they|cap)\b.{0,12}\b(go(?:es)? up|went up|rises?|rose|increase[sd]?|jumps?|jumped|go(?:es)? down|went down|falls?|fell|drops?|dropped)\b.{0,12}\b(\d{1,2}) ?(?:%|per ?cent)/
const USES = /\b(?:my|our|i|we)\b.{0,8}\b(?:use|used|usage)\b/

/** "What if gas went up 10%": what that is on the rates of the bill, and whether it would reach this home. */
export function sayDearer(heard: Heard): ToolResult | undefined {
  const { plain, slots, state, world } = heard
  const found = MOVES.exec(plain)
  const facts = billOf(world, state)?.facts
  if (!found || !facts || USES.test(plain)) return undefined
  const [, way = '', share = ''] = found
  const isUp = /up|ris|rose|increase|jump/.test(way)
  const kwh = kwhOf(homeOfTurn({ state, world }))
  const said = FUELS.filter((fuel) => slots.fuel === undefined || slots.fuel === fuel).flatMap((fuel) => {
    const rate = facts[fuel]?.unitRates?.[0]?.pencePerKwh
    if (rate === undefined || kwh[fuel] === undefined) return []
    const gap = Math.round((kwh[fuel] * rate * Number(share)) / 100)
    return [
      `${share}% on ${rate}p for ${kwh[fuel].toLocaleString('en-GB')} kWh of ${fuel} is ${sayPounds(gap)} a year ${isUp ? 'more' : 'less'}.`,
    ]
  })
  if (said.length === 0) return undefined
  const { endsOn, deal } = termsOf({ state, world })
  const fixed =
    deal === 'fixed' && endsOn !== undefined && endsOn > world.today
      ? ` Your own rates are fixed until ${sayDay(endsOn)}, so it would reach you only after that.`
      : ''
  return tried(
    state,
    `${said.join(' ')} The standing charge is not counted in.${fixed} I do not know what prices will do.`,
    [],
  )
}
