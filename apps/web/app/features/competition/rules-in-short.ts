import { type Competition, type CompetitionRules, sayDrawPrizes } from '@mowatt/contract'
import { sayDate, sayMoment } from './say-moment.ts'

/** A competition in a few sentences, from its own frozen rules. */
export function rulesInShort({ status, rules, opens_at, closes_at }: Competition): string[] {
  const { claim_business_days: claimDays, delivery_days: deliveryDays } = rules
  const isOver = status !== 'open' && status !== 'upcoming'
  const needs = isOver ? 'To enter you needed' : 'To enter you need'
  // Winners and appeals outlast the entry.
  const isFinished = status === 'finished'
  return [
    `${whenWords(status, opens_at, closes_at)}`,
    `${needs} an account, a place on the waitlist and one run of Escape the Tunnel. It ${isOver ? 'cost' : 'costs'} nothing.`,
    `You ${isOver ? 'had to declare' : 'declare'} three things: that you are 18 or over, that you live in the United Kingdom, and that you do not work for the operator or its suppliers.`,
    isOver ? prizesThatWere(rules) : prizesToWin(rules),
    isFinished
      ? `Winners had ${claimDays} business days to confirm a delivery address. We had to send prizes within ${sayDays(deliveryDays)}.`
      : `Winners have ${claimDays} business days to confirm a delivery address. We send prizes within ${sayDays(deliveryDays)}.`,
    isFinished
      ? 'If we put your points on hold, we told you why, and you could appeal.'
      : 'If we put your points on hold, we tell you why, and you can appeal.',
  ]
}

function prizesToWin({ prizes, draw }: CompetitionRules): string {
  const lastPrize = prizes.at(-1)?.last
  const drawn = sayDrawPrizes(draw)
  return [
    ...(lastPrize === undefined ? [] : [`${sayPlaces(1, lastPrize)} ${lastPrize === 1 ? 'wins' : 'win'} a prize.`]),
    `${drawn.charAt(0).toUpperCase()}${drawn.slice(1)} ${draw.winners === 1 ? 'is' : 'are'} drawn from ${sayPlaces(draw.first, draw.last).toLowerCase()}, and anyone can check the draw.`,
  ].join(' ')
}

/** True also where nobody entered and nothing was given. */
function prizesThatWere({ prizes, draw }: CompetitionRules): string {
  const lastPrize = prizes.at(-1)?.last
  const byRank = lastPrize === undefined ? [] : [`prizes for ${sayPlaces(1, lastPrize).toLowerCase()}`]
  const drawn = `${sayDrawPrizes(draw)} in a draw among ${sayPlaces(draw.first, draw.last).toLowerCase()}`
  return `There were ${[...byRank, drawn].join(', and ')}. Anyone can check the draw.`
}

function whenWords(status: Competition['status'], opensAt: string, closesAt: string): string {
  const end = `at 23:59:59 UK time on ${sayDate(closesAt)}`
  if (status === 'upcoming') return `Entry opens on ${sayMoment(opensAt)} and closes ${end}.`
  if (status === 'open') return `Entry closes ${end}.`
  return `Entry closed ${end}. You can still join the waitlist.`
}

/** "Place 1", "Places 4 and 5", "Places 6 to 15" */
export function sayPlaces(first: number, last: number): string {
  if (first === last) return `Place ${first}`
  return `Places ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`
}

/** "2 weeks", "10 days" */
export function sayDays(days: number): string {
  const isWeeks = days % 7 === 0
  const count = isWeeks ? days / 7 : days
  return `${count} ${isWeeks ? 'week' : 'day'}${count === 1 ? '' : 's'}`
}
