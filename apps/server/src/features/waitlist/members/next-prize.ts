import type { CompetitionNow } from '../competition-api.ts'
import type { Ranked } from '../ranking/rank-among.ts'

export type NextPrize = { place: number; prize: string; pointsWanted: number; pointsMissing: number }

/**
 * The place of a member among those who lead the competition, as if they had entered. Prizes depend on this one:
 * members who are only in the queue take no prizes. A place behind all those listed is the best possible one.
 */
export function placeAmong(leaders: readonly Ranked[], { memberId, points }: Ranked): number {
  const own = leaders.findIndex((each) => each.memberId === memberId)
  const isAhead = (each: Ranked, at: number) =>
    each.points > points || (each.points === points && (own < 0 || at < own))
  return leaders.filter((each, at) => at !== own && isAhead(each, at)).length + 1
}

/** The nearest place with a better prize, and what it takes to reach it: one point more than the member who has it. */
export function nextPrize(
  prizes: CompetitionNow['prizes'],
  member: Ranked,
  leaders: readonly Ranked[],
): NextPrize | null {
  const place = placeAmong(leaders, member)
  const better = prizes.filter(({ to }) => to < place).at(-1)
  const others = leaders.filter(({ memberId }) => memberId !== member.memberId)
  const holder = better && others[better.to - 1]
  if (!better || !holder) return null
  const pointsWanted = Math.max(holder.points, member.points) + 1
  return { place: better.to, prize: better.prize, pointsWanted, pointsMissing: pointsWanted - member.points }
}
