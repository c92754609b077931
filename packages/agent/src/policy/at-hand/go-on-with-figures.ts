import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS } from '@mowatt/tariffs'
import { findMonthNumber } from '../../understand/find/find-month-number.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { ANSWERS_OF_BILL } from './answer-of-bill.ts'
import { supposeAgain } from './suppose-at-hand.ts'
import { supposedByForm } from './use-instead-of.ts'
import { isTalkedOf } from './talked-of.ts'
import { hasWord } from '../../understand/words/whole-words.ts'

const BRIEF = 6

/** What a figure that was just worked out is asked for with another month, home, fuel, meter or measure. */
export function goOnWithFigures(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  return (
    supposeAgain(heard, facts) ??
    otherMonth(heard, facts) ??
    otherHome(heard, facts) ??
    otherFuel(heard, facts) ??
    otherMeter(heard, facts) ??
    gapToTypical(heard, facts) ??
    formed(heard, facts)
  )
}

const IN_MONEY = /\bin (?:pounds|money|quid)\b|\broughly how much\b/

function monthBefore({ state }: Heard): string {
  return (state.summary.at(-2) ?? '').toLowerCase()
}

/** "And July?", after what a month would cost. */
function otherMonth(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  const { plain, state } = heard
  const isOfMonth = state.topic?.args['aspect'] === 'month_to_come'
  if (!isOfMonth || plain.split(' ').length > BRIEF) return undefined
  if (IN_MONEY.test(plain)) return ANSWERS_OF_BILL['month_to_come']?.({ ...heard, plain: monthBefore(heard) }, facts)
  if (findMonthNumber(plain) === undefined) return undefined
  return ANSWERS_OF_BILL['month_to_come']?.(heard, facts)
}

/** "And in a 4 bed?", after what another home would cost. */
function otherHome(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  const { plain, slots, state } = heard
  const { bedrooms, people } = slots.household
  const isOfHome = isTalkedOf(state, ['other_home']) && plain.split(' ').length <= BRIEF + 2
  return isOfHome && (bedrooms !== undefined || people !== undefined)
    ? ANSWERS_OF_BILL['other_home']?.(heard, facts)
    : undefined
}

const OF_OTHERS: readonly unknown[] = ['beside_typical', 'against_typical', 'usage', 'beside_size']
const GAP =
  /^(?:(?:and|so|ok|but)\s+)*(?:by how (?:much|many pounds)|how much (?:more|less|over|above)|whats the difference|the difference)(?: (?:is|am|are) (?:that|it|i|we))?(?: in (?:pounds|money))?$/

/** "By how much?", after their use was set beside other homes. */
function gapToTypical(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  const { topic } = heard.state
  const isOfOthers = topic?.args['asked'] === undefined && OF_OTHERS.includes(topic?.args['aspect'])
  return isOfOthers && GAP.test(heard.plain) ? ANSWERS_OF_BILL['over_typical']?.(heard, facts) : undefined
}

/** Figures in the words that leave no doubt about what is to be worked out. */
function formed(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  const isOnList = heard.state.topic?.call === 'explain_tariff'
  const wish = isOnList ? undefined : supposedByForm(heard.plain)
  return wish === undefined ? undefined : ANSWERS_OF_BILL[wish]?.(heard, facts)
}

/** "Mine is imperial", after gas was turned into units. */
function otherMeter(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  const { plain, state } = heard
  const isOfUnits = isTalkedOf(state, ['gas_units']) && plain.split(' ').length <= BRIEF + 3
  return isOfUnits && /\b(?:imperial|metric|feet|ft|units?|m3|cubic)\b/.test(plain)
    ? ANSWERS_OF_BILL['gas_units']?.(heard, facts)
    : undefined
}

const ONLY_FUEL =
  /^(?:(?:and|what|about|the|how|is|just|only|so|ok|for|my|with)\s+)*(?:gas|electric\w*|elec|leccy)(?: (?:one|too|as well|then|rate|price|bit))*$/

/** "And the gas?", after something that was judged of one fuel. */
function otherFuel(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  const wish = heard.state.topic?.args['asked']
  if (wish !== 'rate_judged' && wish !== 'month_usual') return undefined
  const hasRate =
    wish === 'rate_judged' &&
    FUELS.some((fuel) => facts[fuel]?.unitRates?.some(({ pencePerKwh }) => heard.plain.includes(String(pencePerKwh))))
  const used = FUELS.find((fuel) => hasWord(heard.plain, String(facts[fuel]?.usageKwhInPeriod)))
  if (wish === 'month_usual' && used)
    return ANSWERS_OF_BILL[wish]?.({ ...heard, slots: { ...heard.slots, fuel: used } }, facts)
  return hasRate || ONLY_FUEL.test(heard.plain) ? ANSWERS_OF_BILL[wish]?.(heard, facts) : undefined
}
