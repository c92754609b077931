import type { Normalised } from '../words/normalise.ts'
import { learntChances } from './learnt.ts'

/** What was said before, joined with this message, and whether a wish is of the family that was talked about. */
export type Talk = { joined: Normalised; isOfTopic: (name: string) => boolean }

/** The fewer words, the more they lean on what went before. */
const BRIEF = 4
const LONG = 12
const JOINED = 0.6
const FAMILY = 8
const FAINT = 0.003

/** How likely each wish is for a message in the middle of a talk. */
export function chancesInTalk(said: Normalised, { joined, isOfTopic }: Talk): ReadonlyMap<string, number> {
  const words = said.plain.split(' ').length
  const leaning = Math.max(0, Math.min(1, (LONG - words) / (LONG - BRIEF)))
  const together = learntChances('wishes', joined)
  const raised = [...learntChances('wishes', said)].map(([name, chance]) => {
    const both = (together.get(name) ?? 0) + FAINT
    const family = isOfTopic(name) ? 1 + (FAMILY - 1) * leaning : 1
    return [name, (chance + FAINT / 10) * both ** (JOINED * leaning) * family] as const
  })
  const sum = raised.reduce((whole, [, each]) => whole + each, 0)
  return new Map(raised.map(([name, each]) => [name, each / sum]))
}
