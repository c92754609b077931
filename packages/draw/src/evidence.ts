// The evidence is a public file, so field names here match those in the file.

export type EvidenceEntry = {
  place: number
  /** Null beyond the places that are shown, and for an account that was deleted since. */
  alias: string | null
  points: number | null
  commitment: string
}

export type RankPrize = { first: number; last: number; prize: string }
export type DrawRule = { first: number; last: number; winners: number; prize: string }

/** The rules as far as the check needs them; all of them are in the hash. */
export type EvidenceRules = { prizes: readonly RankPrize[]; draw: DrawRule; [other: string]: unknown }

/** Published before the round: from then on none of it can change. */
export type DrawCommitment = {
  competition: string
  rules_hash: string
  merkle_root: string
  entrants: number
  chain: string
  round: number
  /** When the round was or will be published, and when we published this: seconds since 1970. */
  round_seconds: number
  committed_seconds: number
  /** `recorded`: a round that was public already. Such a draw is practice. */
  beacon_source: 'network' | 'recorded'
}

export type EvidenceAward = {
  number: number
  kind: 'rank' | 'draw'
  prize: string
  place: number
  alias: string | null
  /** The number of the award that was not claimed. */
  replaces: number | null
}

export type Evidence = {
  competition: string
  rules: EvidenceRules
  rules_hash: string
  entries: readonly EvidenceEntry[]
  commitment: DrawCommitment | null
  commitment_hash: string | null
  beacon: { round: number; signature: string; randomness: string } | null
  draw: { seed: string; order: readonly number[] } | null
  awards: readonly EvidenceAward[]
}
