import { consoleLimits, Failure } from '@mowatt/contract'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { findNamesOf } from '../../waitlist/public.ts'
import { type Edition, findEdition } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'
import { needsSecond } from './needs-second.ts'

type Entrant = {
  id: number
  userId: string | null
  enteredAt: Date
  place: number | null
  points: number | null
  alias: string | null
  leftOut: string | null
  excluded: 'excluded' | 'held' | null
}
type Asked = { after: number; isLeftOut: boolean }

/** A page of entrants, by place once there are places. */
export async function listEntrants(ctx: Pick<Context, 'db' | 'now'>, id: string, { after, isLeftOut }: Asked) {
  const edition = await findEdition(ctx.db, id)
  if (!edition) throw new Failure('not_found')
  const now = ctx.now()
  const status = statusAt(edition, now)
  const byPlace = hasPlaces(edition) && !isLeftOut
  const rows = await findEntrants(ctx.db, id, { after, isLeftOut, byPlace })
  const shown = rows.slice(0, consoleLimits.rows)
  const last = shown.at(-1)
  const names = await findNamesOf(
    ctx.db,
    shown.flatMap(({ alias, userId }) => (alias === null && userId !== null ? userId : [])),
  )
  const isOver = hasPlaces(edition)
  return {
    title: edition.rules.title,
    status,
    entries: shown.map(({ id: entryId, userId, alias, enteredAt, leftOut, ...entry }) => ({
      ...entry,
      entry_id: String(entryId),
      user_id: userId,
      alias: alias ?? names.get(userId ?? '') ?? null,
      entered_at: enteredAt.toISOString(),
      left_out: leftOut,
    })),
    next: rows.length > shown.length && last ? (byPlace ? last.place : last.id) : null,
    exclusion: isOver ? ('over' as const) : needsSecond(edition, 'exclude', now) ? 'proposed' : 'alone',
  } as const
}

function hasPlaces({ state }: Edition): boolean {
  return !['upcoming', 'open', 'closed'].includes(state)
}

async function findEntrants(
  db: Db,
  editionId: string,
  { after, isLeftOut, byPlace }: Asked & { byPlace: boolean },
): Promise<Entrant[]> {
  const key = byPlace ? sql`entry.place` : sql`entry.id`
  const most = consoleLimits.rows + 1
  // Rare among very many, so each kind has its own index.
  const which = isLeftOut
    ? sql`and entry.id in (
        (select id from competition_entry where edition_id = ${editionId} and left_out is not null and id > ${after}
         order by id limit ${most})
        union
        (select taken.id from competition_exclusion out
         join competition_entry taken on taken.edition_id = out.edition_id and taken.user_id = out.user_id
         where out.edition_id = ${editionId} and taken.id > ${after} order by taken.id limit ${most})
      )`
    : sql``
  const { rows } = await sql<Entrant>`
    select entry.id, entry.user_id as "userId", entry.entered_at as "enteredAt", entry.place, entry.points, entry.alias,
      entry.left_out as "leftOut", barred.reason as excluded
    from competition_entry entry
    left join competition_exclusion barred
      on barred.edition_id = entry.edition_id and barred.user_id = entry.user_id
    where entry.edition_id = ${editionId} and ${key} > ${after} ${which}
    order by ${key} limit ${most}`.execute(db)
  return rows
}
