import { type BeaconChain, QUICKNET, secondsOfRound } from './beacon-chain.ts'
import { leafBytes } from './commit-entry.ts'
import { drawOrder, seedOf } from './draw-order.ts'
import type { Evidence } from './evidence.ts'
import { hashCommitment, hashRules } from './hash-document.ts'
import { merkleRoot } from './merkle-tree.ts'
import { isSignedRound, randomnessOf } from './verify-round.ts'
import { winnersOf } from './winners-of.ts'

const checkSteps = ['rules', 'entries', 'commitment', 'beacon', 'seed', 'winners'] as const
export type CheckStep = (typeof checkSteps)[number]

/** `practice`: valid in itself, but the round was public before the entries were frozen. `waits`: not published yet. */
export type CheckOutcome = 'holds' | 'practice' | 'fails' | 'waits'

export type Checked = {
  step: CheckStep
  outcome: CheckOutcome
  /** The recalculated values, to compare with the published ones. */
  found: string
  published: string
}

/** Recalculates the whole draw from its evidence and trusts nothing that it can calculate. */
export function checkEvidence(evidence: Evidence, chain: BeaconChain = QUICKNET): Checked[] {
  return checkSteps.map((step) => {
    try {
      return { step, ...checks[step](evidence, chain) }
    } catch (error) {
      // A file that was tampered with may contain anything, including values that cannot be hashed.
      return { step, outcome: 'fails', found: (error as Error).message, published: '' }
    }
  })
}

type Finding = Omit<Checked, 'step'>

const waits: Finding = { outcome: 'waits', found: '', published: '' }

const compared = (found: string, published: string, isRight = true): Finding => ({
  outcome: isRight && found === published ? 'holds' : 'fails',
  found,
  published,
})

const checks: Record<CheckStep, (evidence: Evidence, chain: BeaconChain) => Finding> = {
  rules: ({ rules, rules_hash }) => compared(hashRules(rules), rules_hash),

  entries({ entries, commitment }) {
    if (!commitment) return waits
    // Places count from one without a gap: no entry is left out in the middle, and none is listed twice.
    const isWhole = entries.every(({ place }, index) => place === index + 1)
    // The listed points must match the order of the list; that they are an entrant's own only the receipt can prove.
    const known = entries.flatMap(({ points }) => (points === null ? [] : [points]))
    const falls = known.every((points, index) => index === 0 || points <= (known[index - 1] ?? 0))
    return compared(
      rootOfEntries(entries),
      commitment.merkle_root,
      isWhole && falls && entries.length === commitment.entrants,
    )
  },

  commitment({ competition, commitment, commitment_hash, rules_hash }, chain) {
    if (!commitment || !commitment_hash) return waits
    const fits =
      commitment.competition === competition &&
      commitment.rules_hash === rules_hash &&
      commitment.chain === chain.hash &&
      commitment.round_seconds === secondsOfRound(chain, commitment.round)
    const finding = compared(hashCommitment(commitment), commitment_hash, fits)
    const isBefore = commitment.committed_seconds < commitment.round_seconds
    if (finding.outcome === 'fails' || isBefore) return finding
    return { ...finding, outcome: commitment.beacon_source === 'recorded' ? 'practice' : 'fails' }
  },

  beacon({ commitment, beacon }, chain) {
    if (!commitment || !beacon) return waits
    const isNamed = beacon.round === commitment.round
    return compared(randomnessOf(beacon.signature), beacon.randomness, isNamed && isSignedRound(chain, beacon))
  },

  seed({ competition, entries, beacon, draw }) {
    if (!beacon || !draw) return waits
    const randomness = randomnessOf(beacon.signature)
    return compared(seedOf({ randomness, merkleRoot: rootOfEntries(entries), competition }), draw.seed)
  },

  winners({ competition, entries, rules, beacon, draw, awards }) {
    if (!beacon || !draw) return waits
    const randomness = randomnessOf(beacon.signature)
    const seed = seedOf({ randomness, merkleRoot: rootOfEntries(entries), competition })
    const order = [...drawOrder(seed, poolOf(entries, rules.draw))]
    const found = winnersOf({ rules, entrants: entries.length, order, replaced: awards })
    const say = (winners: readonly { place: number; prize: string }[]) =>
      winners.map(({ place, prize }) => `${place}: ${prize}`).join('; ')
    const isSameOrder = order.length === draw.order.length && order.every((place, at) => place === draw.order[at])
    const areNamed = awards.every(({ place, alias }) => alias === null || alias === entries[place - 1]?.alias)
    return compared(say(found), say(awards), isSameOrder && areNamed)
  },
}

/** The places that take part in the draw, best first. */
export function poolOf(entries: readonly { place: number }[], { first, last }: { first: number; last: number }) {
  return entries.map(({ place }) => place).filter((place) => place >= first && place <= last)
}

export function rootOfEntries(entries: readonly { place: number; commitment: string }[]): string {
  return merkleRoot(entries.map(({ place, commitment }) => leafBytes(place, commitment)))
}
