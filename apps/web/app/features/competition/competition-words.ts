import type { Competition, CompetitionAward } from '@mowatt/contract'
import { sayDate, sayMoment } from './say-moment.ts'

type Tone = 'success' | 'warn' | 'info' | 'neutral'

/** The state in two words, for a tag. */
export function statusTag({ status, entrants, is_practice }: Competition): { tone: Tone; text: string } {
  if (status === 'upcoming') return { tone: 'info', text: 'Opens soon' }
  if (status === 'open') return { tone: 'success', text: 'Open' }
  if (status === 'closed') return { tone: 'warn', text: 'Closed, checking entries' }
  if (entrants === 0) return { tone: 'neutral', text: 'Competition closed' }
  if (status === 'settled') return { tone: 'warn', text: 'Waiting for the draw' }
  if (is_practice) return { tone: 'warn', text: 'Practice draw' }
  return { tone: 'success', text: status === 'finished' ? 'Finished' : 'Drawn and published' }
}

/** Where things stand and what happens next, in a sentence or two. */
export function statusSentence({ status, entrants, opens_at, closes_at, settles_at, draws_at }: Competition): string {
  const closed = `Entry closed on ${sayDate(closes_at)} at 23:59:59.`
  switch (status) {
    case 'upcoming':
      return `Entry opens on ${sayMoment(opens_at)} and closes on ${sayDate(closes_at)} at 23:59:59.`
    case 'open':
      return `Entry closes on ${sayDate(closes_at)} at 23:59:59 UK time. It’s free.`
    case 'closed':
      return `${closed} Reviews and appeals run until ${sayDate(settles_at)}. Then the ranking is final.`
    case 'settled':
      if (entrants === 0) return `${closed} Nobody entered, so there’s nothing to draw.`
      return draws_at === null
        ? `${closed} The ranking is final. Next, we’ll freeze the list and name the public beacon round that will decide the draw.`
        : `${closed} The list is frozen. We’ll draw the winners after the beacon round on ${sayMoment(draws_at)}.`
    case 'drawn':
    case 'claims':
    case 'finished':
      return entrants === 0
        ? `${closed} Nobody entered, so there was nothing to draw and no prizes were awarded.`
        : `${closed} Here are the winners, with everything you need to check the draw yourself.`
  }
}

export function awardTag({ state }: CompetitionAward): { tone: Tone; text: string } {
  switch (state) {
    case 'waiting':
      return { tone: 'neutral', text: 'Not told yet' }
    case 'told':
      return { tone: 'warn', text: 'Waiting for their address' }
    case 'claimed':
      return { tone: 'success', text: 'Address received' }
    case 'sent':
      return { tone: 'success', text: 'Sent' }
    case 'unclaimed':
      return { tone: 'neutral', text: 'Not claimed' }
  }
}

/** 1st, 2nd, 3rd, 11th, 21st. */
export function ordinal(place: number): string {
  const ending = place % 100 >= 11 && place % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}

const reasons: Record<string, string> = {
  excluded: 'couldn’t enter',
  held: 'still under review',
  no_points: 'without points',
}

/** "2 left out: 1 couldn’t enter, 1 still under review". */
export function sayLeftOut(leftOut: readonly { reason: string; count: number }[]): string {
  const total = leftOut.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'Nobody was left out.'
  return `${total} left out: ${leftOut.map(({ reason, count }) => `${count} ${reasons[reason] ?? reason}`).join(', ')}.`
}
