import type { CardOf, ChatOffer } from '@mowatt/contract'
import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { AgentState } from '../agent-state.ts'
import type { ComparisonWithoutId } from '../cards/comparison-card.ts'
import type { VerdictWithoutId } from '../cards/verdict-card.ts'
import type { KnownHome } from '../home/known-home.ts'
import { whose } from './questions.ts'

type Found = {
  card: ComparisonWithoutId
  verdict: VerdictWithoutId | null
  savings: CardOf<'savings'> | undefined
  home: KnownHome
  state: AgentState
}

/** A comparison in a few sentences. Each figure stands on the cards. */
export function sayComparison({ card, verdict, savings, home, state }: Found): string {
  const [best] = card.offers
  if (!best) return 'I know of no tariff that this home could take. I will not guess.'
  const range = best.range
    ? `, between ${sayPounds(best.range.low_pence)} and ${sayPounds(best.range.high_pence)} for the range of use`
    : ''
  const against = card.current ? `${sayAgainst(card.current.pence, best)}${sayDifference(verdict, best)}` : ''
  const first = `For ${whose(state)} home in ${card.region} the first on the list is ${best.name} from ${best.supplier}: ${sayPounds(best.pence)} a year${range}.${against}`
  const unsure = verdict && !verdict.is_sure ? 'The use is estimated, and another use could change this advice.' : ''
  return [
    verdict?.reason ?? '',
    first,
    savings && !card.current ? saySavings(savings) : '',
    unsure,
    home.use.electricity?.low || home.use.gas?.low ? `Where the use comes from: ${card.basis}` : '',
    card.is_sample ? 'These are sample tariffs with invented names.' : '',
    savings && !card.current ? `What is ${whose(state)} present deal?` : '',
  ]
    .filter((each) => each !== '')
    .join(' ')
}

/** One sentence where a new detail left the list as it was, and why; nothing where it changed something. */
export function sayUnchanged(
  before: AgentState['comparison'],
  after: AgentState['comparison'],
  { offers: [best] }: ComparisonWithoutId,
  { useSource }: KnownHome,
): string {
  const isSame =
    before !== undefined &&
    before.subject === after?.subject &&
    before.firstPence === after.firstPence &&
    before.shown.join() === after.shown.join() &&
    JSON.stringify(before.verdict) === JSON.stringify(after.verdict)
  if (!isSame || !best) return ''
  const reason =
    useSource === 'spend'
      ? ', because I work from what is paid, which says more than the size of a home'
      : useSource === 'bill' || useSource === 'said'
        ? ', because I work from the use that I already know'
        : ''
  return `That does not change the list${reason}. The first is still ${best.name} from ${best.supplier}, at ${sayPounds(best.pence)} a year.`
}

/** Against a year as now: one figure, or both ends where the use is estimated. */
function sayAgainst(nowPence: number, { saving_pence: saving, saving_range: range }: ChatOffer): string {
  if (saving === null) return ''
  const now = ` A year as now is ${sayPounds(nowPence)}, so that is`
  if (range) return `${now} ${sayLess(range.low_pence, range.high_pence)}.`
  return `${now} ${sayPounds(Math.abs(saving))} ${saving < 0 ? 'more' : 'less'}.`
}

/** Why the saving of the advice is not that of a whole year from today. */
function sayDifference(
  verdict: VerdictWithoutId | null,
  { saving_pence: saving, exit_fees_now_pence: fees }: ChatOffer,
): string {
  if (!verdict || saving === null || verdict.saving_pence === saving) return ''
  const leaving = `the exit fees of ${sayPounds(fees)} for leaving today`
  if (verdict.verdict === 'wait' && verdict.date !== null) {
    const without = fees > 0 ? `, without ${leaving}` : ''
    return ` That would be a whole year from today${without}. The advice counts your present rates until ${sayDay(verdict.date)}, so its saving is a different one.`
  }
  return fees > 0 ? ` That is before ${leaving}, which the advice takes off.` : ''
}

function saySavings({ low_pence: low, high_pence: high }: CardOf<'savings'>): string {
  return `I do not know what is paid now, so I cannot say what would be saved. Against a standard variable tariff at the price cap it would be ${sayLess(low, high)}.`
}

/** Both ends of a saving; below nothing it is a loss. */
export function sayLess(low: number, high: number): string {
  if (low === high) return `${sayPounds(Math.abs(low))} ${low < 0 ? 'more' : 'less'}`
  if (low < 0 && high > 0) return `anything from ${sayPounds(-low)} more to ${sayPounds(high)} less`
  const [least, most] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))]
  return `between ${sayPounds(least)} and ${sayPounds(most)} ${low < 0 ? 'more' : 'less'}`
}
