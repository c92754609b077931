import { type Competition, type CompetitionRules, sayDrawPrizes } from '@mowatt/contract'
import { daysTexts, placesTexts, rulesInShortTexts } from './rules-texts.ts'
import { sayDate, sayMoment } from './say-moment.ts'

/** A competition in a few sentences, from its own frozen rules. */
export function rulesInShort({ status, rules, opens_at, closes_at }: Competition): string[] {
  const { claim_business_days: claimDays } = rules
  const delivery = sayDays(rules.delivery_days)
  const isOver = status !== 'open' && status !== 'upcoming'
  // Winners and appeals outlast the entry.
  const isFinished = status === 'finished'
  return [
    whenWords(status, opens_at, closes_at),
    isOver ? rulesInShortTexts.needed : rulesInShortTexts.need,
    isOver ? rulesInShortTexts.declared : rulesInShortTexts.declare,
    isOver ? prizesThatWere(rules) : prizesToWin(rules),
    isFinished ? rulesInShortTexts.winnersHad(claimDays, delivery) : rulesInShortTexts.winnersHave(claimDays, delivery),
    isFinished ? rulesInShortTexts.couldAppeal : rulesInShortTexts.canAppeal,
  ]
}

function prizesToWin({ prizes, draw }: CompetitionRules): string {
  const lastPrize = prizes.at(-1)?.last
  const places = sayPlaces(draw.first, draw.last).toLowerCase()
  return [
    ...(lastPrize === undefined ? [] : [whoWins(lastPrize)]),
    rulesInShortTexts.prizesInDraw(sayDrawPrizes(draw), places),
  ].join(' ')
}

function whoWins(lastPlace: number): string {
  const places = sayPlaces(1, lastPlace)
  return lastPlace === 1 ? rulesInShortTexts.placeWins(places) : rulesInShortTexts.placesWin(places)
}

/** True also if nobody entered and nothing was given. */
function prizesThatWere({ prizes, draw }: CompetitionRules): string {
  const lastPrize = prizes.at(-1)?.last
  const drawn = sayDrawPrizes(draw)
  const places = sayPlaces(draw.first, draw.last).toLowerCase()
  if (lastPrize === undefined) return rulesInShortTexts.wereDrawn(drawn, places)
  return rulesInShortTexts.wereByRankAndDrawn(sayPlaces(1, lastPrize).toLowerCase(), drawn, places)
}

function whenWords(status: Competition['status'], opensAt: string, closesAt: string): string {
  const closesOn = sayDate(closesAt)
  if (status === 'upcoming') return rulesInShortTexts.opens(sayMoment(opensAt), closesOn)
  return status === 'open' ? rulesInShortTexts.closes(closesOn) : rulesInShortTexts.closed(closesOn)
}

/** "Place 1", "Places 4 and 5", "Places 6 to 15" */
export function sayPlaces(first: number, last: number): string {
  if (first === last) return placesTexts.one(first)
  return last === first + 1 ? placesTexts.two(first, last) : placesTexts.more(first, last)
}

/** "2 weeks", "10 days" */
export function sayDays(days: number): string {
  if (days % 7 === 0) return days === 7 ? daysTexts.oneWeek : daysTexts.weeks(days / 7)
  return days === 1 ? daysTexts.oneDay : daysTexts.days(days)
}
