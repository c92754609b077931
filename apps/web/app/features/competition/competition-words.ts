import type { Competition, CompetitionAward } from '@mowatt/contract'
import { awardTagTexts, leftOutTexts, statusSentenceTexts, statusTagTexts } from './competition-texts.ts'
import { sayDate, sayMoment } from './say-moment.ts'

type Tone = 'success' | 'warn' | 'info' | 'neutral'

/** The state in two words, for a tag. */
export function statusTag({ status, entrants, is_practice }: Competition): { tone: Tone; text: string } {
  if (status === 'upcoming') return { tone: 'info', text: statusTagTexts.upcoming }
  if (status === 'open') return { tone: 'success', text: statusTagTexts.open }
  if (status === 'closed') return { tone: 'warn', text: statusTagTexts.checking }
  if (entrants === 0) return { tone: 'neutral', text: statusTagTexts.nobody }
  if (status === 'settled') return { tone: 'warn', text: statusTagTexts.waiting }
  if (is_practice) return { tone: 'warn', text: statusTagTexts.practice }
  return { tone: 'success', text: status === 'finished' ? statusTagTexts.finished : statusTagTexts.drawn }
}

/** The current state and what happens next, in a sentence or two. */
export function statusSentence({ status, entrants, opens_at, closes_at, settles_at, draws_at }: Competition): string {
  const closesOn = sayDate(closes_at)
  const closed = statusSentenceTexts.closed(closesOn)
  switch (status) {
    case 'upcoming':
      return statusSentenceTexts.upcoming(sayMoment(opens_at), closesOn)
    case 'open':
      return statusSentenceTexts.open(closesOn)
    case 'closed':
      return statusSentenceTexts.reviews(closed, sayDate(settles_at))
    case 'settled':
      if (entrants === 0) return statusSentenceTexts.nothingToDraw(closed)
      return draws_at === null
        ? statusSentenceTexts.final(closed)
        : statusSentenceTexts.frozen(closed, sayMoment(draws_at))
    case 'drawn':
    case 'claims':
    case 'finished':
      return entrants === 0 ? statusSentenceTexts.nobody(closed) : statusSentenceTexts.winners(closed)
  }
}

const awardTones: Record<CompetitionAward['state'], Tone> = {
  waiting: 'neutral',
  told: 'warn',
  claimed: 'success',
  sent: 'success',
  unclaimed: 'neutral',
}

export function awardTag({ state }: CompetitionAward): { tone: Tone; text: string } {
  return { tone: awardTones[state], text: awardTagTexts[state] }
}

const reasons: Record<string, string> = leftOutTexts.reasons

/** "2 left out: 1 excluded, 1 still under review". */
export function sayLeftOut(leftOut: readonly { reason: string; count: number }[]): string {
  const total = leftOut.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return leftOutTexts.nobody
  const counted = leftOut.map(({ reason, count }) => `${count} ${reasons[reason] ?? reason}`)
  return leftOutTexts.some(total, counted)
}
