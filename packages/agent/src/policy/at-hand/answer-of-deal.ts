import { daysBetween, type IsoDay, roughPence, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { yearsBesideCap } from '../of-bill/say-at-hand.ts'
import { DEAL_AGAIN } from './deal-again.ts'
import { type Deal, dealOf } from './deal-at-hand.ts'
import { isTold } from '../../told-before.ts'
import { quoteSentence } from '../follow-up/quote-sentence.ts'
import { CAR_WITH_DEAL } from './car-with-deal.ts'
import { DISPUTE_OF_DEAL } from './dispute-of-deal.ts'
import { OF_END } from './end-of-deal.ts'
import { FEE_OF_DEAL } from './fee-of-deal.ts'
import { LEAVE_WITH_DEBT } from './leave-with-debt.ts'
import { WHILE_DEAL_LASTS } from './while-deal-lasts.ts'
import { MOVE_WITH_DEAL } from './move-with-deal.ts'

type OfDeal = (heard: Heard, deal: Deal) => string | undefined

const REMIND = 'I can remind you by mail: say "remind me then".'

/** What each wish about the fix that somebody is on is answered with. */
const ANSWERS: Readonly<Record<string, OfDeal>> = {
  ...OF_END,
  ...WHILE_DEAL_LASTS,
  ...FEE_OF_DEAL,
  ...LEAVE_WITH_DEBT,
  ...DISPUTE_OF_DEAL,
  ...CAR_WITH_DEAL,
  ...MOVE_WITH_DEAL,
  days_left: ({ world: { today } }, { endsOn, freeOn, isFree }) =>
    `Your fix ends on ${sayDay(endsOn)}: ${days(today, endsOn)} from today. ${isFree ? 'You can leave free already.' : `You can leave free from ${sayDay(freeOn)}, in ${days(today, freeOn)}.`}`,
  why_wait: sayWhyWait,
  fee_banned: (_, { fee, freeOn, isFree }) =>
    isFree
      ? 'Exit fees are not banned as such, but in the last 49 days of a fix none may be charged, and for you that holds now: you can leave free.'
      : `No, exit fees are not banned: a fix may have one, and yours ${fee === undefined ? 'may have one' : `has one, ${fee}`}. What a supplier may not do is charge it in the last 49 days. For you those begin on ${sayDay(freeOn)}. If you go before, the fee is due.`,
  avoid_variable: (_, { endsOn, freeOn, isFree }) =>
    `Yes, by choosing another tariff before ${sayDay(endsOn)}: the move to the variable one only comes if you do nothing. ${isFree ? 'You can leave free now' : `From ${sayDay(freeOn)} you can leave free`}, to another supplier or to a new fix of your own. Compare some weeks before, since a switch takes up to five working days. ${REMIND}`,
  move_buyer: () =>
    'No: your deal is yours and not the house’s. It ends or moves with you. Whoever comes after you begins on the standard variable tariff of your supplier and may switch. Read the meters on the last day and send both, so that you pay only for your own part.',
  fee_paid: (_, { fee, freeOn, isFree }) =>
    `It is put on the final bill, and any credit of yours is set against it first. If it is hard to pay at once, ask to spread it. ${isFree || fee === undefined ? 'For you none is due now.' : `For you it is ${fee} if you leave before ${sayDay(freeOn)}, and nothing after.`}`,
  move_refused: (_, { supplier, fee, freeOn, isFree }) =>
    `Then the fix ends when you leave. ${isFree || fee === undefined ? '' : `Before ${sayDay(freeOn)} ${supplier} may charge its exit fee, ${fee}; some waive it for a move, so ask for that in writing, and ask where the terms say otherwise. From ${sayDay(freeOn)} it is free in any case. `}At the new home you begin with whoever supplies it and can switch at once.`,
  cap_change: (_, { endsOn, freeOn, isFree }) =>
    `No: on a fix your rates stay until ${sayDay(endsOn)}, whether the price cap goes down or up. The cap moves variable tariffs. If it falls much, new fixes may get cheaper too${isFree ? ', and you can leave free now' : `, and from ${sayDay(freeOn)} you can leave free and take one`}. Your bill still follows what you use.`,
  rises: (_, { endsOn, facts }) =>
    `No: until ${sayDay(endsOn)} ${facts ? 'your unit rates and standing charges' : 'the unit rates and standing charges of your fix'} stay as they are. Three things can still move what you pay: how much you use, a change of VAT, and your Direct Debit, if the supplier finds it too low for your use. If they raise a rate within the fix, complain: the terms are a contract.`,
  vat_change: (_, { endsOn }) =>
    `A change of VAT mostly comes through on a fix as well: it keeps the price, and the tax comes on top. Your terms say it exactly. One is known: electricity has 0% VAT until 31 March 2027 and 5% from 1 April 2027; gas has 5% all along. The price before VAT stays until ${sayDay(endsOn)}.`,
  standing_stays: (_, { endsOn, facts }) => {
    const lines = (['electricity', 'gas'] as const).flatMap((fuel) => {
      const pence = facts?.[fuel]?.standingChargePencePerDay
      return pence === undefined ? [] : [`${fuel} ${pence}p a day`]
    })
    return `It is fixed too: ${lines.length > 0 ? `${lines.join(' and ')} stay` : 'the standing charge stays'} until ${sayDay(endsOn)}. Only a change of VAT could move it before.`
  },
  date_again: ({ state }, { endsOn, freeOn, isFree, fee }) => {
    const date = state.comparison?.verdict?.date
    if (isFree || fee === undefined) return `Your fix ends on ${sayDay(endsOn)}. You can leave free already.`
    return `${sayDay((date ?? freeOn) as IsoDay)}: from then on you can leave without an exit fee. The fix itself ends on ${sayDay(endsOn)}. ${REMIND}`
  },
  confirm_wait: ({ plain, state }) => {
    const verdict = state.comparison?.verdict
    // "So leave now?" is answered with no.
    const answer = /\b(?:leave|go|switch|move)\b.{0,150}\b(?:now|today|straight away)\b|^so no$/.test(plain)
      ? 'No, not yet'
      : 'Yes'
    return verdict?.kind === 'wait' && verdict.date !== null
      ? `${answer}: wait until ${sayDay(verdict.date)}. Then compare again with the prices of that day and switch, without an exit fee. Until then nothing is to do. ${REMIND}`
      : undefined
  },
  do_it_then: ({ state }) => {
    const verdict = state.comparison?.verdict
    return verdict?.kind === 'wait' && verdict.date !== null
      ? `Not by itself: I never switch you without your yes on the day. What I can do is remind you by mail on ${sayDay(verdict.date)}; then we compare again, and you agree on one page. Say "remind me then", and I set it. The tariffs on the list are samples so far, so today nothing can be bought.`
      : undefined
  },
  variable_instead: ({ state, world }, deal) => {
    const gap = gapToCap(state, world)
    if (gap === undefined) return undefined
    const now = deal.isFree
      ? 'You can leave free now.'
      : `What counts now: from ${sayDay(deal.freeOn)} you can leave free.`
    return gap > 0
      ? `At the cap of today the variable tariff would be a little cheaper: about ${sayWholePounds(roughPence(gap))} a year for your use. But that is hindsight. A fix buys a price that does not move, and nobody knew what the cap would do. ${now}`
      : `No: at the cap of today the variable tariff would cost you about ${sayWholePounds(roughPence(-gap))} a year more than your fix. ${now}`
  },
}

const ON_LIST: ToolCall = { name: 'compare', args: {} }
const ON_FEE: ToolCall = { name: 'exit_fee', args: {} }
const ON_MOVE: ToolCall = { name: 'help_route', args: { kind: 'moving_home' } }
const ON_CAR: ToolCall = { name: 'explain_term', args: { term: 'ev_tariff' } }
/** What is talked about then; else the present deal by the wish itself. */
const ABOUT: Readonly<Record<string, ToolCall>> = {
  why_wait: ON_LIST,
  confirm_wait: ON_LIST,
  do_it_then: ON_LIST,
  date_again: ON_LIST,
  days_left: ON_FEE,
  fee_banned: ON_FEE,
  how_sure: ON_LIST,
  dislike: ON_LIST,
  moving: ON_MOVE,
  move_place: ON_MOVE,
  move_buyer: ON_MOVE,
  fee_paid: ON_FEE,
  move_refused: ON_MOVE,
  taken_along: ON_MOVE,
  move_day: ON_MOVE,
  move_prepay: ON_MOVE,
  fee_one: ON_FEE,
  fee_twice: ON_FEE,
  free_now: ON_FEE,
  fee_waived: ON_FEE,
  car_plan: ON_CAR,
  car_leave: ON_CAR,
  car_fee: ON_CAR,
}

export function answerOfDeal(wish: string, heard: Heard): HomeAnswer | undefined {
  const deal = dealOf(heard)
  const said = deal && ANSWERS[wish]?.(heard, deal)
  if (said === undefined || !deal) return undefined
  const says = goOn(wish, said, heard, deal)
  const about = ABOUT[wish] ?? { name: 'explain_bill', args: { aspect: 'tariff', asked: wish } }
  const told = knownText({ ...heard.state, topic: { call: about.name, args: about.args } }, 'deal', says)
  const first = comparisonOf(heard)?.quotes[0]
  const names = [
    fact('deal.supplier', 'supplier', deal.supplier),
    ...(first ? [fact('deal.tariff', 'tariff', first.tariffName), fact('deal.of', 'supplier', first.supplier)] : []),
  ]
  return { calls: [], at_once: [{ ...told, facts: [...told.facts, ...names] }], about }
}

/** Whoever was told this already asks for what comes after it, or for one sentence of it. */
function goOn(wish: string, said: string, heard: Heard, deal: Deal): string {
  const { told } = heard.state
  if (!isTold(said, told)) return said
  const next = DEAL_AGAIN[wish]?.(heard, deal)
  if (next !== undefined && !isTold(next, told)) return next
  const quoted = quoteSentence(heard.text, said)
  return quoted !== undefined && !isTold(quoted, told) ? quoted : said
}

/** One reason first, and then the sums that it rests on. */
function sayWhyWait({ state, world }: Heard, { endsOn, fee, freeOn }: Deal): string | undefined {
  const found = comparisonOf({ state, world })
  const [first] = found?.quotes ?? []
  if (!found || !first || found.verdict.kind !== 'wait' || fee === undefined) return undefined
  const now = first.savingAfterFeesPence
  return `Because of the exit fee. Leaving today costs ${fee}. Your fix ends on ${sayDay(endsOn)}, and in its last 49 days no fee may be charged: ${sayDay(freeOn)} is the first of them. Over the next year, moving to ${first.tariffName} today would ${now < 0 ? `lose you ${sayPounds(-now)}` : `save you ${sayPounds(now)}`} after the fee, and moving on ${sayDay(found.verdict.until)} saves ${sayPounds(found.verdict.savingPence)}.`
}

/** How much more a year as now costs than one at the cap. */
export function gapToCap(state: AgentState, world: Heard['world']): number | undefined {
  const years = yearsBesideCap(state, world)
  return years && years.now - years.capped
}

function days(from: IsoDay, to: IsoDay): string {
  const count = daysBetween(from, to)
  return `${count} ${count === 1 ? 'day' : 'days'}`
}
