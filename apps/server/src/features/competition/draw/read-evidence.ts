import { type DrawEvidence, Failure } from '@mowatt/contract'
import type { Db } from '../../../platform/db/open-database.ts'
import { type AwardRow, listAwards } from '../awards/award-store.ts'
import { type Edition, findEdition, findNewestEdition } from '../edition/edition-store.ts'
import { listEntries } from '../entry/entry-store.ts'

/** As in the public queue: aliases further down are not shown. */
const SHOWN_PLACES = 100

/** Everything that a third party needs to repeat the draw, and nothing that identifies people. */
export async function readEvidence(db: Db, id: string | undefined): Promise<DrawEvidence> {
  const edition = await (id === undefined ? findNewestEdition(db) : findEdition(db, id))
  if (!edition) throw new Failure('not_found')
  const { rules, beacon, seed, drawOrder } = edition
  const entries = await listEntries(db, edition.id)
  return {
    format: 'mowatt-draw-evidence',
    version: 1,
    algorithm: rules.algorithm,
    competition: edition.id,
    about_the_beacon: aboutTheBeacon(edition, entries.length > 0),
    rules,
    rules_hash: edition.rulesHash,
    entries: entries.flatMap(({ place, alias, points, commitment }) => {
      if (place === null || commitment === null) return []
      const isShown = place <= SHOWN_PLACES
      return [{ place, alias: isShown ? alias : null, points: isShown ? points : null, commitment }]
    }),
    left_out: edition.leftOut ?? [],
    commitment: edition.commitment,
    commitment_hash: edition.commitmentHash,
    beacon,
    draw: seed !== null && drawOrder !== null ? { seed, order: drawOrder } : null,
    awards: (await listAwards(db, edition.id)).map(publicAward),
  }
}

export function publicAward({ number, kind, prize, place, alias, replaces, state }: AwardRow) {
  return { number, kind, prize, place, alias, replaces, state }
}

function aboutTheBeacon({ commitment, state }: Edition, hasEntries: boolean): string {
  const isFinal = state !== 'upcoming' && state !== 'open' && state !== 'closed'
  if (isFinal && !hasEntries) return 'Nobody entered, so there was no draw.'
  if (!commitment) return 'We haven’t announced yet which random number the draw will use.'
  return commitment.beacon_source === 'network'
    ? 'The draw used a random number from drand quicknet. We announced which one before it was published.'
    : 'This was only a practice draw. It used a random number from drand quicknet that was already public when the list of entrants was locked.'
}
