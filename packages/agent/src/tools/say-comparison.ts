import type { CardOf, ChatOffer } from '@mowatt/contract'
import { sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { AgentState } from '../agent-state.ts'
import type { ComparisonWithoutId } from '../cards/comparison-card.ts'
import type { VerdictWithoutId } from '../cards/verdict-card.ts'
import type { Footing } from '../home/footing.ts'
import type { KnownHome } from '../home/known-home.ts'
import { NEWER } from '../home/present-deal.ts'
import { whose } from './questions.ts'

type Found = {
  card: ComparisonWithoutId
  verdict: VerdictWithoutId | null
  savings: CardOf<'savings'> | undefined
  home: KnownHome
  footing: Footing | undefined
  state: AgentState
}

/** A comparison in a few sentences. Each figure stands on the cards. */
export function sayComparison({ card, verdict, savings, home, footing, state }: Found): string {
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
    // Beside a verdict only, and not where it has just been asked for.
    verdict && footing && !home.assumed.includes(NEWER) ? footing.asks : '',
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
function sayAgainst(nowPence: number, offer: ChatOffer): string {
  const { saving_pence: saving, saving_range: range, is_rough: isRough } = offer
  if (saving === null) return ''
  const as = isRough ? ' On what I assume, a year as now is' : ' A year as now is'
  const { low_pence: low, high_pence: high } = range ?? { low_pence: saving, high_pence: saving }
  return `${as} ${sayPounds(nowPence)}, so that is ${sayLess(low, high, isRough)}.`
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
export function sayLess(low: number, high: number, isRough = false): string {
  const say = (pence: number) => (isRough ? `about ${sayWholePounds(pence)}` : sayPounds(pence))
  if (low === high) return `${say(Math.abs(low))} ${low < 0 ? 'more' : 'less'}`
  if (low < 0 && high > 0) return `anything from ${say(-low)} more to ${say(high)} less`
  const [least, most] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))]
  return `between ${say(least)} and ${say(most)} ${low < 0 ? 'more' : 'less'}`
}
