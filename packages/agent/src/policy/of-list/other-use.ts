import { FUELS, sayPounds } from '@mowatt/tariffs'
import type { AgentState } from '../../agent-state.ts'
import { listForHome } from '../../home/compare-home.ts'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { filterQuotes } from '../../tools/filter-quotes.ts'
import { fact, result } from '../../tools/results.ts'
import { factsOfText } from '../../verify/facts-of-text.ts'
import type { World } from '../../world.ts'
import type { Continued } from '../follow-up/continued.ts'

/** The first of the list and the year as now, with a tenth and a fifth more or less. */
export function otherUse(isMore: boolean, state: AgentState, world: World): Continued | undefined {
  const home = homeOfTurn({ state, world })
  const names = new Set<string>()
  const said = [10, 20].map((percent) => {
    const times = isMore ? 100 + percent : 100 - percent
    const use = Object.fromEntries(
      FUELS.flatMap((fuel) => {
        const known = home.use[fuel]
        if (!known) return []
        const one = known.use
        const scaled =
          'single' in one
            ? { single: Math.round((one.single * times) / 100) }
            : { day: Math.round((one.day * times) / 100), night: Math.round((one.night * times) / 100) }
        return [[fuel, { use: scaled, note: known.note }]]
      }),
    )
    const found = listForHome({ state, world }, { use })
    if (!found) return ''
    const kept = filterQuotes(found.quotes, world.catalogue, state.filters)
    const best = kept[0] ?? found.quotes[0]
    const { current } = found
    if (!best) return ''
    names.add(best.tariffName)
    const now = home.currentBasis === 'unknown' ? '' : `, against ${sayPounds(current.pence)} as now`
    return `With ${percent}% ${isMore ? 'more' : 'less'} use the first is ${best.tariffName} at ${sayPounds(best.costPence)} a year${now}.`
  })
  if (names.size === 0) return undefined
  const says = `${said.join(' ')} You pay for what you use, so both go ${isMore ? 'up' : 'down'} together.`
  const facts = [...[...names].map((name) => fact('swing.tariff', 'tariff', name)), ...factsOfText('swing', says)]
  return { calls: [], at_once: [result(state, 'swing', says, [], facts)], about: { name: 'compare', args: {} } }
}
