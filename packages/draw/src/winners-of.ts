import type { EvidenceRules } from './evidence.ts'

export type Winner = { kind: 'rank' | 'draw'; place: number; prize: string }

type Given = {
  rules: Pick<EvidenceRules, 'prizes' | 'draw'>
  entrants: number
  /** The whole pool in drawing order. */
  order: readonly number[]
  /** The unclaimed awards, in the order in which they became free; only these fields are read. */
  replaced: readonly { number: number; replaces: number | null }[]
}

/** All awards in order: prizes by rank, the drawn ones, then each reserve who replaced a winner. */
export function winnersOf({ rules, entrants, order, replaced }: Given): Winner[] {
  const ranked: Winner[] = rules.prizes.flatMap(({ first, last, prize }) =>
    Array.from({ length: Math.max(0, Math.min(last, entrants) - first + 1) }, (_, at) => ({
      kind: 'rank' as const,
      place: first + at,
      prize,
    })),
  )
  const { winners, prize } = rules.draw
  const drawn: Winner[] = order.slice(0, winners).map((place) => ({ kind: 'draw', place, prize }))
  const awards = [...ranked, ...drawn]
  const reserves = order.slice(winners)
  for (const { replaces } of replaced) {
    if (replaces === null) continue
    const unclaimed = awards[replaces - 1]
    const place = reserves.shift()
    if (unclaimed && place !== undefined) awards.push({ kind: 'draw', place, prize: unclaimed.prize })
  }
  return awards
}
