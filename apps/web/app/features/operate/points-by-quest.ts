import type { readMemberRecord, ReplyOf } from '@mowatt/contract'

type Entry = Pick<ReplyOf<typeof readMemberRecord>['entries'][number], 'quest' | 'points' | 'state'>

/** The counted points of a ledger by source, the most first; they add up to the member's points. */
export function pointsByQuest(entries: readonly Entry[]): { quest: string; points: number }[] {
  const sums = new Map<string, number>()
  for (const { quest, points, state } of entries) {
    if (state === 'counted') sums.set(quest, (sums.get(quest) ?? 0) + points)
  }
  return [...sums].map(([quest, points]) => ({ quest, points })).toSorted((a, b) => b.points - a.points)
}
