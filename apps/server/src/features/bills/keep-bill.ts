import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { SealedColumn } from '../../platform/secrets/reseal-column.ts'
import { createSeal } from '../../platform/secrets/seal.ts'
import { deletePagePictures } from './page-pictures.ts'
import { doubtedValues } from './operate/doubted-values.ts'
import { fileTerm } from './file-term.ts'
import {
  type BillRow,
  deleteBillRow,
  hasFile,
  insertArriving,
  lockBill,
  lockBillsWithoutAccount,
  setDeleteAt,
  setRead,
  setReading,
  setStopped,
  setUnread,
  setUser,
} from './kept-bill-store.ts'
import type { KeptReading } from './kept-reading.ts'

const PURPOSE = 'mowatt bill readings'
export const billColumns: readonly SealedColumn[] = [
  { ring: 'files', purpose: PURPOSE, table: 'bills_bill', column: 'sealed_reading' },
]

/** No request takes longer; a file that is still arriving then belongs to a process that was killed. */
const ARRIVAL_MS = 3_600_000
/** A bill that is not read yet, and that no list shows: kept as long as a session may come back to it. */
const STOPPED_KEPT_MS = 86_400_000
export const DELETE_FILE = 'bills.delete-file'

export type NewBill = { id: string; chatId: string; owner: string; userId: string | null; bytes: number }

/** Stores the file, under a row that is deleted soon unless the bill is kept; the same one again replaces it. */
export async function receiveBill(ctx: Context, bill: NewBill, content: Uint8Array): Promise<void> {
  const createdAt = ctx.now()
  await insertArriving(ctx.db, { ...bill, createdAt, deleteAt: new Date(createdAt.getTime() + ARRIVAL_MS) })
  await ctx.files.put(billFile(bill.id), content)
}

export function getBillFile({ files }: Context, id: string): Promise<Buffer | undefined> {
  return files.get(billFile(id))
}

/** Keeps what was received, in the caller's transaction, together with the conversation that it belongs to. */
export async function keepBill(tx: Db, id: string): Promise<void> {
  if (!(await toBeRead(tx, id, 'arriving'))) throw new Failure('upload_failed')
}

/** Stops the readings of a conversation, or of one bill; returns how many. */
export function stopReadings(ctx: Context, db: Db, of: { chatId: string } | { billId: string }): Promise<number> {
  return setStopped(db, of, new Date(ctx.now().getTime() + STOPPED_KEPT_MS))
}

/** A stopped bill is read after all, and kept like any other. */
export async function takeUpReading(tx: Db, id: string): Promise<void> {
  await toBeRead(tx, id, 'stopped')
}

/** Stores what was read. Until Mo has reported on it, the bill counts as being read, and any process may resume it. */
export async function keepReading(ctx: Pick<Context, 'secrets'>, tx: Db, id: string, kept: KeptReading): Promise<void> {
  const bill = await lockBill(tx, id)
  if (!bill) return
  // A file that was deleted is not brought back by a correction.
  const deleteAt = bill.deleteAt && fileTerm(bill, kept.reading.facts.billDate)
  await setReading(tx, id, {
    sealed: sealOf(ctx).close(Buffer.from(JSON.stringify(kept)), id),
    deleteAt,
    correctedAt: kept.correctedAt ? new Date(kept.correctedAt) : null,
    doubtfulValues: doubtedValues(kept.reading).filter(({ status }) => status === 'doubtful').length,
  })
}

/** In the caller's transaction, with what Mo says of it. */
export async function endReading(ctx: Context, tx: Db, id: string): Promise<void> {
  const bill = await lockBill(tx, id)
  if (!bill) return
  // It may have been stopped at the last moment: what was read is kept as stopped.
  if (bill.state === 'stopped') await setDeleteAt(tx, id, termOf(ctx, bill))
  await setRead(tx, id)
}

/** A user who signs in keeps the bills that they handed over as a visitor, for as long as any bill of an account. */
export async function giveBillsTo(
  ctx: Context,
  tx: Db,
  { owner, userId }: { owner: string; userId: string },
): Promise<void> {
  for (const bill of await lockBillsWithoutAccount(tx, owner)) {
    await setUser(tx, bill.id, userId)
    if (bill.state !== 'arriving' && bill.state !== 'stopped')
      await setDeleteAt(tx, bill.id, termOf(ctx, { ...bill, userId }))
  }
}

/** When its file is deleted, by what is known of it. */
export function termOf(ctx: Context, bill: BillRow): Date {
  const { id, sealedReading } = bill
  return fileTerm(bill, sealedReading ? openReading(ctx, id, sealedReading).reading.facts.billDate : undefined)
}

export function openReading(ctx: Context, id: string, sealed: Buffer): KeptReading {
  return JSON.parse(sealOf(ctx).open(sealed, id).toString()) as KeptReading
}

/** The file is deleted once the transaction has ended; what was read is kept. */
export async function dropFile(ctx: Context, tx: Db, id: string): Promise<void> {
  await setDeleteAt(tx, id, null)
  await ctx.jobs.send(tx, DELETE_FILE, { billId: id })
}

/** The row is deleted now, and its file once the transaction has ended. */
export async function dropBill(ctx: Context, tx: Db, id: string): Promise<void> {
  const state = await deleteBillRow(tx, id)
  await ctx.jobs.send(tx, DELETE_FILE, { billId: id })
  // The process that uploads the file may be killed while the store still completes the write.
  if (state === 'arriving') await ctx.jobs.send(tx, DELETE_FILE, { billId: id }, ARRIVAL_MS)
}

/** Does nothing where the same bill has been handed over again since. */
export async function deleteDroppedFile(ctx: Context, id: string): Promise<void> {
  if (!(await hasFile(ctx.db, id))) await deleteBillFile(ctx, id)
}

/** With the pictures that were made of it. */
export async function deleteBillFile(ctx: Context, id: string): Promise<void> {
  await deletePagePictures(ctx, id)
  await ctx.files.delete(billFile(id))
}

/** False when it is not in the given state. */
async function toBeRead(tx: Db, id: string, from: 'arriving' | 'stopped'): Promise<boolean> {
  const bill = await lockBill(tx, id)
  return bill !== undefined && setUnread(tx, id, fileTerm(bill), from)
}

export function billFile(id: string): string {
  return `bills/${id}`
}

function sealOf({ secrets }: Pick<Context, 'secrets'>) {
  return createSeal(secrets.sealing.files, PURPOSE)
}
