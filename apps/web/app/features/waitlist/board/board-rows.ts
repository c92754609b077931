import type { Queue } from '@mowatt/contract'
import { tieTexts } from '../dashboard-texts.ts'

export type BoardRow =
  | { kind: 'place'; rank: number; name: string; points: number; isYou: boolean }
  | { kind: 'gap'; rank: number; missing: number }

const FIRST = 3
const FIRST_WITHOUT_YOU = 5

/** The first places, the five around you, and how many are left out in between. */
export function boardRows({ entries, around = [] }: Queue): BoardRow[] {
  const shown = new Map<number, BoardRow & { kind: 'place' }>()
  for (const { rank, name, points } of entries.slice(0, around.length > 0 ? FIRST : FIRST_WITHOUT_YOU)) {
    shown.set(rank, { kind: 'place', rank, name, points, isYou: false })
  }
  for (const { rank, name, points, is_you: isYou } of around) {
    shown.set(rank, { kind: 'place', rank, name, points, isYou })
  }
  const places = [...shown.values()].toSorted((a, b) => a.rank - b.rank)
  return places.flatMap((place, at): BoardRow[] => {
    const missing = place.rank - (places[at - 1]?.rank ?? 0) - 1
    return missing > 0 ? [{ kind: 'gap', rank: place.rank - 0.5, missing }, place] : [place]
  })
}

/** Why two people with the same points are ranked as they are; empty if nobody is level with you. */
export function tieSentence({ around = [] }: Queue): string | undefined {
  const you = around.find(({ is_you: isYou }) => isYou)
  const level = around.filter(({ points, is_you: isYou }) => !isYou && points === you?.points)
  const [nearest] = level.toSorted((a, b) => Math.abs(a.rank - you!.rank) - Math.abs(b.rank - you!.rank))
  if (!you || !nearest) return undefined
  const start = tieTexts.level(nearest.name, you.points)
  return nearest.rank > you.rank ? tieTexts.youFirst(start) : tieTexts.theyFirst(start)
}
