import { type Competition, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { listAwards } from '../awards/award-store.ts'
import { publicAward } from '../draw/read-evidence.ts'
import { countEntries } from '../entry/entry-store.ts'
import { listAudit } from './audit-store.ts'
import { findEdition, findNewestEdition, findPreviousId } from './edition-store.ts'
import { statusAt } from './status-at.ts'

/** The public part of the audit: the steps of the competition, and no single person's. */
const PUBLIC_STEPS = new Set([
  'upcoming',
  'open',
  'closed',
  'settled',
  'committed',
  'drawn',
  'claims',
  'redrawn',
  'finished',
])

/** The newest, null while there is none; a named one that is not there is refused. */
export async function readCompetition(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string | undefined,
): Promise<Competition | null> {
  const edition = await (id === undefined ? findNewestEdition(db) : findEdition(db, id))
  if (!edition && id !== undefined) throw new Failure('not_found')
  if (!edition) return null
  const audit = await listAudit(db, edition.id)
  return {
    id: edition.id,
    previous_id: await findPreviousId(db, edition),
    status: statusAt(edition, now()),
    rules: edition.rules,
    rules_hash: edition.rulesHash,
    opens_at: edition.opensAt.toISOString(),
    closes_at: edition.closesAt.toISOString(),
    settles_at: edition.settlesAt.toISOString(),
    draws_at: edition.drawsAt?.toISOString() ?? null,
    entrants: await countEntries(db, edition.id),
    left_out: edition.leftOut ?? [],
    is_practice: edition.commitment?.beacon_source === 'recorded',
    commitment: edition.commitment,
    commitment_hash: edition.commitmentHash,
    awards: (await listAwards(db, edition.id)).map(publicAward),
    steps: audit.flatMap(({ what, at }) => (PUBLIC_STEPS.has(what) ? [{ what, at: at.toISOString() }] : [])),
  }
}
