import { drawOrder, poolOf, randomnessOf, rootOfEntries, seedOf, winnersOf } from '@mowatt/draw'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { insertAwards } from '../awards/award-store.ts'
import { type Beacon, recordedBeacon } from '../beacon/beacon.ts'
import type { Actor } from '../edition/audit-store.ts'
import { findEdition } from '../edition/edition-store.ts'
import { refusal, takeStep } from '../edition/take-step.ts'
import { listEntries } from '../entry/entry-store.ts'

/** Draws with the named round and no other. Several processes may try: one draws. */
export async function drawWinners(
  ctx: Pick<Context, 'db' | 'now'>,
  id: string,
  { beacon, who }: { beacon: Beacon; who: Actor },
): Promise<void> {
  const edition = await findEdition(ctx.db, id)
  if (!edition) throw new Failure('not_found')
  if (edition.state === 'settled' && !edition.commitment) {
    throw refusal(`The list for ${id} isn’t locked yet. Lock it first.`)
  }
  const round = edition.commitment ? await namedRound(edition.commitment, beacon, ctx.now()) : undefined
  await takeStep(ctx, { id, from: 'settled', to: 'drawn', what: 'drawn', who }, async (tx, { rules, commitment }) => {
    if (!commitment || !round) throw refusal(`The list for ${id} isn’t locked yet. Lock it first.`)
    const entries = (await listEntries(tx, id)).flatMap(({ place, commitment: each }) =>
      place === null || each === null ? [] : [{ place, commitment: each }],
    )
    const merkleRoot = rootOfEntries(entries)
    if (merkleRoot !== commitment.merkle_root) throw new Error(`The entries of ${id} are not the ones that were frozen`)
    const randomness = randomnessOf(round.signature)
    const seed = seedOf({ randomness, merkleRoot, competition: id })
    const order = [...drawOrder(seed, poolOf(entries, rules.draw))]
    const winners = winnersOf({ rules, entrants: entries.length, order, replaced: [] })
    await insertAwards(
      tx,
      winners.map((winner, at) => ({ ...winner, editionId: id, number: at + 1, replaces: null })),
    )
    return {
      change: { beacon: { ...round, randomness }, seed, drawOrder: order },
      details: { round: round.round, seed, awards: winners.length },
    }
  })
}

type Named = { round: number; round_seconds: number; beacon_source: 'network' | 'recorded' }

async function namedRound({ round, round_seconds: seconds, beacon_source: source }: Named, beacon: Beacon, now: Date) {
  if (seconds * 1000 > now.getTime()) {
    throw refusal(
      `The beacon will publish random number ${round} at ${new Date(seconds * 1000).toISOString()}. Please try again then.`,
    )
  }
  const used = source === 'recorded' ? recordedBeacon : beacon
  if (used.source !== source) throw refusal('This draw needs the real beacon. Set BEACON_URL to one of its relays.')
  const found = await used.fetchRound(round)
  if (!found) throw refusal(`The beacon hasn’t published random number ${round} yet. Please try again in a moment.`)
  return found
}
