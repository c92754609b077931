import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { SealedColumn } from '../../platform/secrets/reseal-column.ts'
import { createSeal } from '../../platform/secrets/seal.ts'
import { deletePagePictures } from './page-pictures.ts'
import { deleteBillRow, insertArriving, setReading, setStopped, setUnread } from './kept-bill-store.ts'
import type { KeptReading } from './kept-reading.ts'

const PURPOSE = 'mowatt bill readings'
export const billColumns: readonly SealedColumn[] = [
  { ring: 'files', purpose: PURPOSE, table: 'bills_bill', column: 'sealed_reading' },
]

/** No request takes longer; a file that is still arriving then belongs to a process that was killed. */
const ARRIVAL_MS = 3_600_000
/** Long enough to compare, to switch and to come back; then file and reading go. */
const KEPT_MS = 90 * 86_400_000
/** One that nobody has read yet, and that no list shows: as long as a session may come back to it. */
const STOPPED_KEPT_MS = 86_400_000
export const DELETE_FILE = 'bills.delete-file'

export type NewBill = { id: string; chatId: string; owner: string; userId: string | null; bytes: number }

/** Puts the file down, under a row that goes soon unless the bill is kept; the same one again replaces it. */
export async function receiveBill(ctx: Context, bill: NewBill, content: Uint8Array): Promise<void> {
  const createdAt = ctx.now()
  await insertArriving(ctx.db, { ...bill, createdAt, deleteAt: new Date(createdAt.getTime() + ARRIVAL_MS) })
  await ctx.files.put(billFile(bill.id), content)
}

export function getBillFile({ files }: Context, id: string): Promise<Buffer | undefined> {
  return files.get(billFile(id))
}

/** What was received, in the caller's transaction, together with the conversation that it belongs to. */
export async function keepBill(ctx: Context, tx: Db, id: string): Promise<void> {
  if (!(await setUnread(tx, id, keptUntil(ctx), 'arriving'))) throw new Failure('upload_failed')
}

/** Stops the readings of a conversation, or of one bill; yields how many. */
export function stopReadings(ctx: Context, db: Db, of: { chatId: string } | { billId: string }): Promise<number> {
  return setStopped(db, of, new Date(ctx.now().getTime() + STOPPED_KEPT_MS))
}

/** What was stopped is read after all, and kept like any other. */
export async function takeUpReading(ctx: Context, tx: Db, id: string): Promise<void> {
  await setUnread(tx, id, keptUntil(ctx), 'stopped')
}

export async function keepReading(ctx: Context, tx: Db, id: string, kept: KeptReading): Promise<void> {
  // Somebody may have stopped it at the last moment: what is read is kept as such.
  await takeUpReading(ctx, tx, id)
  await setReading(tx, id, sealOf(ctx).close(Buffer.from(JSON.stringify(kept)), id))
}

export function openReading(ctx: Context, id: string, sealed: Buffer): KeptReading {
  return JSON.parse(sealOf(ctx).open(sealed, id).toString()) as KeptReading
}

/** The row goes now, and its file once the transaction has ended. */
export async function dropBill(ctx: Context, tx: Db, id: string): Promise<void> {
  await deleteBillRow(tx, id)
  await ctx.jobs.send(tx, DELETE_FILE, { billId: id })
}

/** With the pictures that were made of it. */
export async function deleteBillFile(ctx: Context, id: string): Promise<void> {
  await deletePagePictures(ctx, id)
  await ctx.files.delete(billFile(id))
}

function keptUntil({ now }: Context): Date {
  return new Date(now().getTime() + KEPT_MS)
}

export function billFile(id: string): string {
  return `bills/${id}`
}

function sealOf({ secrets }: Context) {
  return createSeal(secrets.sealing.files, PURPOSE)
}
