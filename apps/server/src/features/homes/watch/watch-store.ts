import type { Told } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { openAddress, openTold, sealAddress, sealTold, type WatchAddress } from '../home-seal.ts'

export type WatchRecord = {
  homeId: string
  thresholdPence: number
  agreedAt: Date
  address: WatchAddress
  addressHash: Buffer
  stopHash: Buffer
  confirmHash: Buffer | null
  confirmUntil: Date | null
  confirmedAt: Date | null
  stoppedAt: Date | null
  told: Told | null
  lastMailedOn: string | null
  lastCheckedOn: string | null
}

type Keys = Pick<Context, 'secrets'>

const COLUMNS = [
  'home_id as homeId',
  'threshold_pence as thresholdPence',
  'agreed_at as agreedAt',
  'sealed_address as sealedAddress',
  'address_hash as addressHash',
  'stop_hash as stopHash',
  'confirm_hash as confirmHash',
  'confirm_until as confirmUntil',
  'confirmed_at as confirmedAt',
  'stopped_at as stoppedAt',
  'sealed_told as sealedTold',
  'last_mailed_on as lastMailedOn',
  'last_checked_on as lastCheckedOn',
] as const

type Row = Omit<WatchRecord, 'address' | 'told'> & { sealedAddress: Buffer; sealedTold: Buffer | null }

export async function putWatch(ctx: Keys, tx: Db, watch: WatchRecord): Promise<void> {
  const values = {
    home_id: watch.homeId,
    threshold_pence: watch.thresholdPence,
    agreed_at: watch.agreedAt,
    sealed_address: sealAddress(ctx, watch.homeId, watch.address),
    address_hash: watch.addressHash,
    stop_hash: watch.stopHash,
    confirm_hash: watch.confirmHash,
    confirm_until: watch.confirmUntil,
    confirmed_at: watch.confirmedAt,
    stopped_at: watch.stoppedAt,
    sealed_told: watch.told && sealTold(ctx, watch.homeId, watch.told),
    last_mailed_on: watch.lastMailedOn,
    last_checked_on: watch.lastCheckedOn,
  }
  await tx
    .insertInto('homes_watch')
    .values(values)
    .onConflict((conflict) => conflict.column('home_id').doUpdateSet(values))
    .execute()
}

export async function findWatch(ctx: Keys, db: Db, homeId: string): Promise<WatchRecord | undefined> {
  const row = await db.selectFrom('homes_watch').select(COLUMNS).where('home_id', '=', homeId).executeTakeFirst()
  return row && recordOf(ctx, row)
}

/** Waits for a transaction that is changing it. */
export async function lockWatch(ctx: Keys, tx: Db, by: WatchKey): Promise<WatchRecord | undefined> {
  const row = await tx
    .selectFrom('homes_watch')
    .select(COLUMNS)
    .where((each) => {
      if ('homeId' in by) return each('home_id', '=', by.homeId)
      return 'stopHash' in by ? each('stop_hash', '=', by.stopHash) : each('confirm_hash', '=', by.confirmHash)
    })
    .forUpdate()
    .executeTakeFirst()
  return row && recordOf(ctx, row)
}
type WatchKey = { homeId: string } | { stopHash: Buffer } | { confirmHash: Buffer }

/** The next homes that are watched, in the order of their ids. */
export async function listWatched(
  db: Db,
  { after, most }: { after: string | null; most: number },
): Promise<{ homeId: string; userId: string | null }[]> {
  return db
    .selectFrom('homes_watch')
    .innerJoin('homes_home', 'homes_home.id', 'homes_watch.home_id')
    .select(['home_id as homeId', 'homes_home.user_id as userId'])
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .$if(after !== null, (query) => query.where('home_id', '>', after ?? ''))
    .orderBy('home_id')
    .limit(most)
    .execute()
}

/** Those of these that are still watched; stopping one waits until the transaction ends. */
export async function lockWatched(ctx: Keys, tx: Db, homeIds: readonly string[]): Promise<WatchRecord[]> {
  if (homeIds.length === 0) return []
  const rows = await tx
    .selectFrom('homes_watch')
    .select(COLUMNS)
    .where('home_id', 'in', homeIds)
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .orderBy('home_id')
    .forUpdate()
    .execute()
  return rows.map((row) => recordOf(ctx, row))
}

export async function listWatchesOf(ctx: Keys, db: Db, homeIds: readonly string[]): Promise<WatchRecord[]> {
  if (homeIds.length === 0) return []
  const rows = await db.selectFrom('homes_watch').select(COLUMNS).where('home_id', 'in', homeIds).execute()
  return rows.map((row) => recordOf(ctx, row))
}

/** What the user knows from now on. */
export async function setTold(ctx: Keys, tx: Db, homeId: string, told: Told): Promise<void> {
  await tx
    .updateTable('homes_watch')
    .set({ sealed_told: sealTold(ctx, homeId, told) })
    .where('home_id', '=', homeId)
    .execute()
}

export async function setChecked(
  tx: Db,
  homeIds: readonly string[],
  { on, isMailed }: { on: string; isMailed: boolean },
): Promise<void> {
  await tx
    .updateTable('homes_watch')
    .set({ last_checked_on: on, ...(isMailed && { last_mailed_on: on }) })
    .where('home_id', 'in', homeIds)
    .execute()
}

export function isWatched(watch: Pick<WatchRecord, 'confirmedAt' | 'stoppedAt'> | undefined): boolean {
  return watch !== undefined && watch.confirmedAt !== null && watch.stoppedAt === null
}

function recordOf(ctx: Keys, { sealedAddress, sealedTold, ...row }: Row): WatchRecord {
  return {
    ...row,
    address: openAddress(ctx, row.homeId, sealedAddress),
    told: sealedTold && (openTold(ctx, row.homeId, sealedTold) as Told),
  }
}
