import { FUELS, roughPence, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { Household } from '../../agent-state.ts'
import { billOf, homeOfTurn, saidOf } from '../../home/home-of-turn.ts'
import { fact, knownText } from '../../tools/results.ts'
import { dealOf } from '../at-hand/deal-at-hand.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { kwhOf } from '../of-home/try-out.ts'
import { typicalHome } from '../of-home/typical-home.ts'
import { gapOfOffer, judgeOfferedRates, judgeOfferedSum } from './judge-offer.ts'

const STANDING = /\b(?:standing|daily|a day|per day)\b/
const TWO = /(?<![\d.])(\d{2}(?:\.\d+)?) ?p?\b.{0,20}?(?<![\d.])(\d{2}(?:\.\d+)?) ?p?\b/
const FEE = /\bfees?\b|\b(?:to leave|for leaving|to get out)\b/
const SUM = /£ ?(\d{1,3})\b|\b(\d{2,3})\b/
const TAKE =
  /\b(?:take it|go for it|worth|good|ok|sign|should i|would you|accept|bother|better|cheaper|fair|decent|cap|than (?:now|mine|what))\b/
const ASKS_WHAT = /\bwhat\b.{0,20}\b(?:ask|check|know|look (?:for|at))\b/
const CATCH = /\b(?:catch|dodgy|too good|risks?|downsides?|small print)\b/
const CATCHES =
  'Mostly it is in one of these: the sum is for another use than yours, only one fuel is cheap, the standing charge is high, the price holds for a short time, the fee for leaving is large, or a way to pay is required. Ask for all of it in writing, and sign nothing on the spot.'
const ASK_FIRST =
  'Ask for these in writing before you agree: the unit rates and standing charges of both fuels with VAT, until when they are fixed, the exit fee for each fuel, how you have to pay, from which day it holds, and for which use the yearly sum was worked out. After agreeing you have 14 days to change your mind.'
const MOST_WORDS = 14

/** What follows on an offer that was just judged: its daily charges, its exit fee, and whether to take it. */
export function moreOfOffer(heard: Heard): HomeAnswer | undefined {
  const { plain, state } = heard
  const offer = state.topic?.args['offer'] as Household | undefined
  if (offer === undefined || plain.split(' ').length > MOST_WORDS) return undefined
  const [, one, two] = STANDING.test(plain) ? (TWO.exec(plain) ?? []) : []
  if (one !== undefined && two !== undefined && offer.rates) {
    const [gas, electricity] = [Number(one), Number(two)].toSorted((a, b) => a - b)
    const rates = {
      electricity: { ...offer.rates.electricity, ...(electricity !== undefined && { standingPence: electricity }) },
      gas: { ...offer.rates.gas, ...(gas !== undefined && { standingPence: gas }) },
    }
    return tell(heard, { ...offer, rates })
  }
  if (FEE.test(plain)) return sayFee(heard, offer)
  const gap = HOW_MUCH.test(plain) ? unitGap(heard, offer) : undefined
  if (gap) return gap
  if (CATCH.test(plain)) return words(heard, offer, CATCHES)
  if (ASKS_WHAT.test(plain)) return words(heard, offer, ASK_FIRST)
  return TAKE.test(plain) ? tell(heard, offer, offer.rates ? takeOr(heard, offer) : '') : undefined
}

const HOW_MUCH = /\bhow much (?:more|less|dearer|cheaper|difference|is that)\b|\bdifference\b/

/** By how much the unit prices of the offer differ from those that are paid, over a year. */
function unitGap(heard: Heard, offer: Household): HomeAnswer | undefined {
  const { state, world } = heard
  const own = saidOf(state).rates
  const known = kwhOf(homeOfTurn({ state, world }))
  const isKnown = Object.keys(known).length > 0
  const kwh = isKnown ? known : (typicalHome({}, world.today)?.kwh ?? {})
  const gaps = FUELS.flatMap((fuel) => {
    const [then, now, used] = [offer.rates?.[fuel]?.unitPence, own?.[fuel]?.unitPence, kwh[fuel]]
    return then === undefined || now === undefined || used === undefined ? [] : [(then - now) * used]
  })
  if (gaps.length === 0) return undefined
  const sum = Math.round(gaps.reduce((all, each) => all + each, 0))
  return words(
    heard,
    offer,
    `About ${sayWholePounds(roughPence(Math.abs(sum)))} a year ${sum > 0 ? 'more' : 'less'}, on ${isKnown ? 'your use' : 'typical use'} and by the unit rates alone. The standing charges come on top, so ask for both. ${isKnown ? '' : 'Tell me your kWh, and I make it exact.'}`.trim(),
  )
}

function sayFee(heard: Heard, offer: Household): HomeAnswer {
  const found = SUM.exec(heard.plain.includes('£') ? heard.plain : heard.text)
  const pounds = found?.[1] ?? found?.[2]
  const isNone = /\b(?:no|without|zero)\b/.test(heard.plain)
  const says =
    isNone || pounds === undefined
      ? 'No exit fee makes it safer: you can leave when something better comes. Have it in writing.'
      : `${sayPounds(Number(pounds) * 100)} for leaving early is usual for a fix, mostly for each fuel, and none may be charged in the last 49 days. It matters only if you may want to leave before: a move, or falling prices. It is not in the sum of the year.`
  return words(heard, { ...offer, exitFeePence: isNone ? 0 : Number(pounds ?? 0) * 100 }, says)
}

/** Yes or no by the figures, as far as they go. */
function takeOr(heard: Heard, offer: Household): string {
  const { state, world } = heard
  const deal = dealOf(heard)
  const gap = offer.rates ? gapOfOffer(offer.rates, state, world) : undefined
  const beside = world.bills.length > 0 ? 'than your present rates' : 'than the average price cap'
  const sum = gap === undefined ? '' : sayWholePounds(roughPence(Math.abs(gap)))
  const verdict =
    gap === undefined
      ? 'I would not take it before I knew all its prices: the unit rates and standing charges of both fuels. By what is known:'
      : gap < 0
        ? `Yes, by its prices it is better: about ${sum} a year less ${beside}.`
        : `No, by its prices it is not: about ${sum} a year more ${beside}.`
  const leave =
    deal && !deal.isFree && deal.feePence && (gap === undefined || gap < 0)
      ? ` But leaving your present fix today costs ${sayPounds(deal.feePence)}, and from ${sayDay(deal.freeOn)} nothing, so it would have to save more than that, or wait.`
      : ''
  const fee = offer.exitFeePence === undefined ? ' Ask for its exit fee and its length too.' : ''
  return `${verdict}${leave}${fee}`
}

function tell(heard: Heard, offer: Household, more = ''): HomeAnswer | undefined {
  const { state, world } = heard
  const judged = offer.rates
    ? judgeOfferedRates(offer.rates, state, world)
    : offer.spend && judgeOfferedSum(offer.spend, offer, state, world)
  if (!judged) return undefined
  const answer = words(heard, offer, more === '' ? judged.says : `${more} ${judged.says}`)
  const [first] = answer.at_once
  return first ? { ...answer, at_once: [{ ...first, facts: [...first.facts, ...judged.facts] }] } : answer
}

function words({ state, world }: Heard, offer: Household, says: string): HomeAnswer {
  const args = { offer }
  const found = knownText({ ...state, topic: { call: 'compare', args } }, 'offer', says)
  const supplier = billOf(world, state)?.facts.supplier
  const facts = supplier === undefined ? [] : [fact('offer.of', 'supplier', supplier)]
  return { calls: [], at_once: [{ ...found, facts: [...found.facts, ...facts] }], about: { name: 'compare', args: {} } }
}
