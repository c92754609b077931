import type { CompetitionNow } from '../competition-door.ts'
import type { Place } from '../ranking/queue-store.ts'

type Standing = { rank: number; points: number }

export type NextPrize = { place: number; prize: string; pointsWanted: number; pointsMissing: number }

/** The nearest place with a better prize, and what it takes to have it: one point more than whoever is there. */
export function nextPrize(
  prizes: CompetitionNow['prizes'],
  { rank, points }: Standing,
  places: readonly Place[],
): NextPrize | null {
  const better = prizes.filter(({ to }) => to < rank).at(-1)
  const holder = better && places[better.to - 1]
  if (!better || !holder) return null
  const pointsWanted = Math.max(holder.points + 1, points + 1)
  return { place: better.to, prize: better.prize, pointsWanted, pointsMissing: pointsWanted - points }
}
