import type { Member, Quest, QuestId, Queue } from '@mowatt/contract'
import { fastestWaysTexts } from './overview-texts.ts'

/** One next action: its points, and the resulting place if it can be known. */
export type Way = { id: QuestId; label: string; gain: number; place: number | undefined }

const MOST = 3

/** The open quests that pay most, best first. More friends can be referred while one is held. */
export function fastestWays(member: Member, queue: Queue): Way[] {
  return member.quests
    .filter(({ id, state }) => state === 'open' || (id === 'referral' && state === 'held'))
    .map((quest) => {
      const gain = gainOf(quest)
      const place = placeWith(member.points + gain, member, queue)
      return { id: quest.id, label: fastestWaysTexts.labels[quest.id] ?? quest.title, gain, place }
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST)
}

/**
 * The server gives a quest's possible points in words: the largest figure is the maximum. A best run pays its increase.
 */
function gainOf({ id, reward, earned }: Quest): number {
  const figures = reward.match(/\d+/g)?.map(Number) ?? []
  const most = Math.max(0, ...figures)
  return id === 'escape-the-tunnel' ? Math.max(0, most - earned) : most
}

/**
 * Members who already have that many points got there first, and stay ahead. Beyond the published places the ranking is
 * unknown.
 */
function placeWith(points: number, { rank }: Member, { entries }: Queue): number | undefined {
  const last = entries.at(-1)
  if (!last) return undefined
  const isKnown = rank <= last.rank + 1 || points > last.points
  if (!isKnown) return undefined
  return entries.filter((entry) => entry.rank < rank && entry.points >= points).length + 1
}
