import type { Declaration } from '@mowatt/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type Declared = Record<Declaration, Date | null>

export async function findDeclared(db: Db, editionId: string, userId: string): Promise<Declared | undefined> {
  return db
    .selectFrom('competition_declaration')
    .select(['over_18_at as over_18', 'uk_resident_at as uk_resident', 'not_employee_at as not_employee'])
    .where('edition_id', '=', editionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Repeated, it keeps the first time; withdrawn, it has none. */
export async function saveDeclared(
  tx: Db,
  { editionId, userId, at }: { editionId: string; userId: string; at: Date },
  said: { [Name in Declaration]?: boolean | undefined },
): Promise<void> {
  const time = (value: boolean | undefined) => (value === true ? at : null)
  const column = (name: Declaration) => sql.ref(`competition_declaration.${name}_at`)
  const kept = (name: Declaration) => {
    if (said[name] === undefined) return column(name)
    return said[name] ? sql`coalesce(${column(name)}, ${at})` : sql`null`
  }
  await sql`
    insert into competition_declaration (edition_id, user_id, over_18_at, uk_resident_at, not_employee_at)
    values (${editionId}, ${userId}, ${time(said.over_18)}, ${time(said.uk_resident)}, ${time(said.not_employee)})
    on conflict (edition_id, user_id) do update set
      over_18_at = ${kept('over_18')}, uk_resident_at = ${kept('uk_resident')}, not_employee_at = ${kept('not_employee')}
  `.execute(tx)
}

/** Users who have declared everything and have no entry yet. */
export async function listDeclaredOnly(db: Db, editionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('competition_declaration as said')
    .leftJoin('competition_entry as entry', (join) =>
      join.onRef('entry.edition_id', '=', 'said.edition_id').onRef('entry.user_id', '=', 'said.user_id'),
    )
    .select('said.user_id as userId')
    .where('said.edition_id', '=', editionId)
    .where('said.over_18_at', 'is not', null)
    .where('said.uk_resident_at', 'is not', null)
    .where('said.not_employee_at', 'is not', null)
    .where('entry.id', 'is', null)
    .execute()
  return rows.map(({ userId }) => userId)
}

type NewEntry = { editionId: string; userId: string; personKey: string; enteredAt: Date }

/** Does nothing when the account, or another one of the same person, is already in. */
export async function insertEntry(tx: Db, { editionId, userId, personKey, enteredAt }: NewEntry): Promise<void> {
  await tx
    .insertInto('competition_entry')
    .values({ edition_id: editionId, user_id: userId, person_key: personKey, entered_at: enteredAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteEntryOf(tx: Db, editionId: string, userId: string): Promise<void> {
  await tx.deleteFrom('competition_entry').where('edition_id', '=', editionId).where('user_id', '=', userId).execute()
}

const columns = [
  'id',
  'edition_id as editionId',
  'user_id as userId',
  'person_key as personKey',
  'entered_at as enteredAt',
  'place',
  'points',
  'alias',
  'email',
  'salt',
  'commitment',
  'left_out as leftOut',
] as const

export async function findEntryOf(db: Db, editionId: string, userId: string) {
  return db
    .selectFrom('competition_entry')
    .select(columns)
    .where('edition_id', '=', editionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Those of these users who are in the competition. */
export async function listEnteredOf(db: Db, editionId: string, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('competition_entry')
    .select('user_id')
    .where('edition_id', '=', editionId)
    .where('user_id', 'in', userIds)
    .execute()
  return new Set(rows.flatMap(({ user_id: userId }) => userId ?? []))
}

export async function findEntryOfPerson(db: Db, editionId: string, personKey: string) {
  return db
    .selectFrom('competition_entry')
    .select(columns)
    .where('edition_id', '=', editionId)
    .where('person_key', '=', personKey)
    .executeTakeFirst()
}

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntryOf>>>

/** By place; those without one last. */
export async function listEntries(db: Db, editionId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('competition_entry')
    .select(columns)
    .where('edition_id', '=', editionId)
    .orderBy('place', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
}

/** Those who were left out are not counted. */
export async function countEntries(db: Db, editionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('competition_entrants')
    .select((each) => each.fn.sum<number | null>('entrants').as('count'))
    .where('edition_id', '=', editionId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** All entrants who were not excluded. */
export async function listRankable(db: Db, editionId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from competition_entry entry
    where edition_id = ${editionId} and user_id is not null and not exists (
      select from competition_exclusion barred
      where barred.edition_id = entry.edition_id and barred.user_id = entry.user_id)`.execute(db)
  return rows.map(({ userId }) => userId)
}

type Exclusion = { userId: string; reason: string }

export async function listExclusions(db: Db, editionId: string): Promise<Exclusion[]> {
  return db
    .selectFrom('competition_exclusion')
    .select(['user_id as userId', 'reason'])
    .where('edition_id', '=', editionId)
    .execute()
}

export async function findExclusion(db: Db, editionId: string, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('competition_exclusion')
    .select('reason')
    .where('edition_id', '=', editionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.reason
}
