import * as z from 'zod/mini'
import { CompetitionRules } from './competition-rules.ts'

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Place = z.int().check(z.minimum(1))
const Seconds = z.int()

/** The state of an award. `waiting`: the winner has not been notified yet. */
export const awardStates = ['waiting', 'told', 'claimed', 'sent', 'unclaimed'] as const
export type AwardState = (typeof awardStates)[number]

export const CompetitionAward = z.object({
  number: z.int().check(z.minimum(1)),
  kind: z.enum(['rank', 'draw']),
  prize: z.string(),
  place: Place,
  alias: z.nullable(z.string()),
  replaces: z.nullable(z.int()),
  state: z.enum(awardStates),
})
export type CompetitionAward = z.output<typeof CompetitionAward>

export const DrawCommitment = z.object({
  competition: z.string(),
  rules_hash: Hash,
  merkle_root: Hash,
  entrants: z.int(),
  chain: Hash,
  round: z.int(),
  round_seconds: Seconds,
  committed_seconds: Seconds,
  beacon_source: z.enum(['network', 'recorded']),
})

/** Everything needed to recalculate the draw, and nothing about who the people are. */
export const DrawEvidence = z.object({
  format: z.literal('mowatt-draw-evidence'),
  version: z.literal(1),
  algorithm: z.string(),
  competition: z.string(),
  /** The kind of round, in words; a recorded one is practice. */
  about_the_beacon: z.string(),
  rules: CompetitionRules,
  rules_hash: Hash,
  entries: z.array(
    z.object({ place: Place, alias: z.nullable(z.string()), points: z.nullable(z.int()), commitment: Hash }),
  ),
  left_out: z.array(z.object({ reason: z.string(), count: z.int() })),
  commitment: z.nullable(DrawCommitment),
  commitment_hash: z.nullable(Hash),
  beacon: z.nullable(
    z.object({ round: z.int(), signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)), randomness: Hash }),
  ),
  draw: z.nullable(z.object({ seed: Hash, order: z.array(Place) })),
  awards: z.array(CompetitionAward),
})
export type DrawEvidence = z.output<typeof DrawEvidence>

/** An entrant's own proof of being on the frozen list. */
export const DrawReceipt = z.object({
  format: z.literal('mowatt-draw-receipt'),
  version: z.literal(1),
  entry: z.object({
    competition: z.string(),
    person: z.string(),
    alias: z.string(),
    place: Place,
    points: z.int(),
  }),
  salt: Hash,
  commitment: Hash,
  path: z.array(Hash),
  merkle_root: Hash,
  entrants: z.int(),
})
export type DrawReceipt = z.output<typeof DrawReceipt>

/** For files from any source: undefined if it is not evidence. */
export function readDrawEvidence(value: unknown): DrawEvidence | undefined {
  return z.safeParse(DrawEvidence, value).data
}

/** The same for a receipt. */
export function readDrawReceipt(value: unknown): DrawReceipt | undefined {
  return z.safeParse(DrawReceipt, value).data
}
