import type { CompetitionNow } from '../competition-api.ts'
import type { Ranked } from '../ranking/rank-among.ts'

export type NextPrize = { place: number; prize: string; pointsWanted: number; pointsMissing: number }

/**
 * The place of a member among those who lead the competition, as if they had entered. Prizes go by this one: who is
 * only in the queue takes nobody's prize. A place behind all who are listed is the first that it can be.
 */
export function placeAmong(leaders: readonly Ranked[], { memberId, points }: Ranked): number {
  const own = leaders.findIndex((each) => each.memberId === memberId)
  const isAhead = (each: Ranked, at: number) =>
    each.points > points || (each.points === points && (own < 0 || at < own))
  return leaders.filter((each, at) => at !== own && isAhead(each, at)).length + 1
}

/** The nearest place with a better prize, and what it takes to have it: one point more than whoever is there. */
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
