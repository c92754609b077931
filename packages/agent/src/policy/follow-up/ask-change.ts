import { sayPounds } from '@mowatt/tariffs'
import type { AgentState } from '../../agent-state.ts'
import { CAR_COMES_ON_TOP, isCarNew } from '../../home/car-left-out.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { withSaid } from '../../home/home-of-turn.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'
import type { Continued } from './continued.ts'

const CHANGES =
  /^(?:(?:and|so|ok|but|then)\s+)*(?:does|will|would|did|has) (?:that|this|it) (?:change|changed|make (?:a|any) difference|affect|alter)\b.{0,16}$|^(?:(?:and|so|ok)\s+)*what (?:does|did|has) (?:that|this) change[d]?\b.{0,8}$/

/** "Does that change it?": the first of the list on what is known now, beside what was known before. */
export function askChange(plain: string, state: AgentState, world: World): Continued | undefined {
  const { earlier, comparison } = state
  if (!comparison || !earlier || earlier.subject !== state.subject || !CHANGES.test(plain)) return undefined
  const was = comparisonOf({ state: withSaid({ ...state, filters: earlier.filters }, earlier.said), world })
  const is = comparisonOf({ state, world })
  const [before, now] = [was?.quotes[0], is?.quotes[0]]
  if (!was || !is || !before || !now) return undefined
  const isSame = before.tariffId === now.tariffId && before.costPence === now.costPence
  const years =
    was.current.pence === is.current.pence
      ? `A year as now stays ${sayPounds(is.current.pence)}.`
      : `A year as now is ${sayPounds(is.current.pence)} instead of ${sayPounds(was.current.pence)}.`
  const advice =
    was.verdict.kind === is.verdict.kind
      ? 'My advice stays the same.'
      : 'That changes my advice: ask me to compare, and I say how.'
  const says = isCarNew({ state, world })
    ? `Yes. ${CAR_COMES_ON_TOP}`
    : isSame
      ? `No: ${now.tariffName} from ${now.supplier} is still first, at ${sayPounds(now.costPence)} a year. ${years} ${advice}`
      : `Yes. The first on the list is ${now.tariffName} from ${now.supplier} at ${sayPounds(now.costPence)} a year; before it was ${before.tariffName} from ${before.supplier} at ${sayPounds(before.costPence)}. ${years} ${advice}`
  const told = knownText(state, 'change', says)
  const names = [before, now].flatMap(({ tariffName, supplier }) => [
    fact('change.tariff', 'tariff', tariffName),
    fact('change.supplier', 'supplier', supplier),
  ])
  return {
    calls: [],
    at_once: [{ ...told, facts: [...told.facts, ...names] }],
    about: { name: 'compare', args: {} },
    isWorded: true,
  }
}
