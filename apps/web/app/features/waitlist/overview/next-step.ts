import type { Member, Queue } from '@mowatt/contract'

/** The next goal: `prize` is named only while it can be won. */
export type NextStep = { place: number; prize: string | undefined; wanted: number; missing: number }

/** The next better place with a prize; outside a competition simply the next place, by the member who has it. */
export function nextStep({ next_prize: next, competition, points, rank }: Member, queue: Queue): NextStep | undefined {
  const canWin = competition.status === 'open' || competition.status === 'upcoming'
  if (canWin && next) {
    return { place: next.place, prize: next.prize, wanted: next.points_wanted, missing: next.points_missing }
  }
  const ahead = [...(queue.around ?? []), ...queue.entries].find((each) => each.rank === rank - 1)
  if (!ahead) return undefined
  // Level is not enough: the member who was there first stays ahead.
  const wanted = ahead.points + 1
  return { place: ahead.rank, prize: undefined, wanted, missing: Math.max(1, wanted - points) }
}
