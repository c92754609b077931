import { commitEntry, hashCommitment, QUICKNET, rootOfEntries, SALT_BYTES, secondsOfRound } from '@mowatt/draw'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Beacon } from '../beacon/beacon.ts'
import type { Actor } from '../edition/audit-store.ts'
import type { Edition } from '../edition/edition-store.ts'
import { refusal, takeStep } from '../edition/take-step.ts'
import { listEntries } from '../entry/entry-store.ts'

/** Time for people to see the commitment and to fetch their receipts before the round. */
const LEAD_MINUTES = 60
const LEAST_LEAD_MINUTES = 1

type Options = { beacon: Beacon; who: Actor; leadMinutes?: number | undefined }

/** Freezes the list of entrants and names a beacon round that is not published yet. */
export async function commitDraw(
  ctx: Pick<Context, 'db' | 'now' | 'randomBytes'>,
  id: string,
  { beacon, who, leadMinutes = LEAD_MINUTES }: Options,
): Promise<void> {
  if (!(leadMinutes >= LEAST_LEAD_MINUTES)) {
    throw refusal(`The random number must be published at least ${LEAST_LEAD_MINUTES} minute from now.`)
  }
  await takeStep(ctx, { id, from: 'settled', to: 'settled', what: 'committed', who }, async (tx, edition) => {
    if (edition.commitment) throw refusal(`The list for ${id} is already locked, so nothing can change it.`)
    const merkleRoot = await saltEntries(ctx, tx, edition)
    const now = ctx.now()
    const round = beacon.roundAt(new Date(now.getTime() + leadMinutes * 60_000))
    const roundSeconds = secondsOfRound(QUICKNET, round)
    const commitment = {
      competition: id,
      rules_hash: edition.rulesHash,
      merkle_root: merkleRoot.root,
      entrants: merkleRoot.entrants,
      chain: QUICKNET.hash,
      round,
      round_seconds: roundSeconds,
      committed_seconds: Math.floor(now.getTime() / 1000),
      beacon_source: beacon.source,
    }
    const commitmentHash = hashCommitment(commitment)
    // A recorded round is in the past; a draw with it may follow immediately.
    const drawsAt = new Date(Math.max(roundSeconds * 1000, now.getTime()))
    return {
      change: { commitment, commitmentHash, drawsAt },
      details: { commitment_hash: commitmentHash, round, beacon: beacon.source },
    }
  })
}

async function saltEntries({ randomBytes }: Pick<Context, 'randomBytes'>, tx: Db, { id }: Edition) {
  const entries = (await listEntries(tx, id)).flatMap((entry) => {
    const { place, points, alias, email } = entry
    if (place === null) return []
    const salt = randomBytes(SALT_BYTES).toString('hex')
    // An account that was deleted since the ranking became final keeps its place; no personal data is left in it.
    const opening = { competition: id, person: email ?? '', alias: alias ?? '', place, points: points ?? 0 }
    return [{ id: entry.id, place, salt, commitment: commitEntry(opening, salt) }]
  })
  if (entries.length === 0) throw refusal('Nobody entered, so there’s nothing to draw.')
  await sql`
    update competition_entry entry set salt = given.salt, commitment = given.commitment
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (id bigint, salt text, commitment text)
    where entry.id = given.id`.execute(tx)
  return { root: rootOfEntries(entries), entrants: entries.length }
}
