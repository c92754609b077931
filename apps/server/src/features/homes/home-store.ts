import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { type HomeContent, openHome, sealHome } from './home-seal.ts'

export type HomeRecord = {
  id: string
  owner: string
  userId: string | null
  chatId: string | null
  createdAt: Date
  deleteAt: Date | null
  clockDay: string | null
  content: HomeContent
}

type Keys = Pick<Context, 'secrets'>

const COLUMNS = [
  'id',
  'owner',
  'user_id as userId',
  'chat_id as chatId',
  'sealed_home as sealed',
  'created_at as createdAt',
  'delete_at as deleteAt',
  'clock_day as clockDay',
] as const

type Row = Omit<HomeRecord, 'content'> & { sealed: Buffer }

/** Serialises changes to one user's homes, so that no bill begins two homes. */
export async function lockHomesOf(tx: Db, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`homes:${subject}`}, 0))`.execute(tx)
}

export async function insertHome(ctx: Keys, tx: Db, home: HomeRecord): Promise<void> {
  await tx
    .insertInto('homes_home')
    .values({
      id: home.id,
      owner: home.owner,
      user_id: home.userId,
      chat_id: home.chatId,
      sealed_home: sealHome(ctx, home.id, home.content),
      created_at: home.createdAt,
      delete_at: home.deleteAt,
    })
    .execute()
}

/** The oldest first. */
export async function listHomesOf(ctx: Keys, db: Db, subject: string): Promise<HomeRecord[]> {
  const rows = await ownedBy(db, subject).orderBy('created_at').orderBy('id').execute()
  return rows.map((row) => recordOf(ctx, row))
}

export async function listHomesById(ctx: Keys, db: Db, ids: readonly string[]): Promise<HomeRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('homes_home').select(COLUMNS).where('id', 'in', ids).orderBy('id').execute()
  return rows.map((row) => recordOf(ctx, row))
}

/** Locks them against deletion until the transaction ends. */
export async function holdHomes(ctx: Keys, tx: Db, ids: readonly string[]): Promise<HomeRecord[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('homes_home')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map((row) => recordOf(ctx, row))
}

export async function setHomeContent(ctx: Keys, tx: Db, id: string, content: HomeContent): Promise<void> {
  await tx
    .updateTable('homes_home')
    .set({ sealed_home: sealHome(ctx, id, content) })
    .where('id', '=', id)
    .execute()
}

export async function setClockDay(tx: Db, id: string, clockDay: string): Promise<void> {
  await tx.updateTable('homes_home').set({ clock_day: clockDay }).where('id', '=', id).execute()
}

/** Null: it is kept. */
export async function setHomeDeleteAt(tx: Db, id: string, deleteAt: Date | null): Promise<void> {
  await tx
    .updateTable('homes_home')
    .set({ delete_at: deleteAt })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .execute()
}

/** Homes that are in no account yet, from the user's conversations, or by an address that they verified. */
export async function giveHomesTo(
  tx: Db,
  userId: string,
  by: { chatIds: readonly string[]; addressHash: Buffer | undefined },
): Promise<void> {
  const watched = tx
    .selectFrom('homes_watch')
    .select('home_id')
    .where('address_hash', '=', by.addressHash ?? Buffer.alloc(0))
    .where('confirmed_at', 'is not', null)
  await tx
    .updateTable('homes_home')
    .set({ user_id: userId, delete_at: null })
    .where('user_id', 'is', null)
    .where((each) =>
      each.or([each('id', 'in', watched), ...(by.chatIds.length > 0 ? [each('chat_id', 'in', by.chatIds)] : [])]),
    )
    .execute()
}

/** With its watch and its checks. */
export async function deleteHomeRow(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('homes_home').where('id', '=', id).execute()
}

export async function listHomesDue(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db.selectFrom('homes_home').select('id').where('delete_at', '<=', now).limit(most).execute()
  return rows.map(({ id }) => id)
}

export async function listApart(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('homes_bill_apart').select('bill_id').where('user_id', '=', userId).execute()
  return new Set(rows.map(({ bill_id }) => bill_id))
}

export async function setApart(tx: Db, userId: string, billIds: readonly string[]): Promise<void> {
  if (billIds.length === 0) return
  await tx
    .insertInto('homes_bill_apart')
    .values(billIds.map((billId) => ({ bill_id: billId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unsetApart(tx: Db, of: { billId: string } | { userId: string }): Promise<void> {
  const [column, value] = 'billId' in of ? (['bill_id', of.billId] as const) : (['user_id', of.userId] as const)
  await tx.deleteFrom('homes_bill_apart').where(column, '=', value).execute()
}

function ownedBy(db: Db, subject: string) {
  return db
    .selectFrom('homes_home')
    .select(COLUMNS)
    .where((each) => each.or([each('owner', '=', subject), each('user_id', '=', subject)]))
}

function recordOf(ctx: Keys, { sealed, ...row }: Row): HomeRecord {
  return { ...row, content: openHome(ctx, row.id, sealed) }
}
