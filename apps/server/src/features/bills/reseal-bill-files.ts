import type { Context } from '../../context.ts'
import { billFile } from './keep-bill.ts'
import { listBillIds, holdBill } from './kept-bill-store.ts'
import { MOST_PICTURES, pictureName } from './page-pictures.ts'

const AT_A_TIME = 200
/** Files that are deleted this soon needn't be re-encrypted, and must not be written again while being deleted. */
const NOT_WORTH_MS = 6 * 3_600_000

/** Encrypts the files of bills with the current key; returns how many could not be read. */
export async function resealBillFiles(ctx: Context, signal: AbortSignal): Promise<number> {
  const keptBeyond = new Date(ctx.now().getTime() + NOT_WORTH_MS)
  let unreadable = 0
  let after: string | undefined
  while (!signal.aborted) {
    const ids = await listBillIds(ctx.db, { keptBeyond, after, limit: AT_A_TIME })
    for (const id of ids) if (!signal.aborted && !(await resealFilesOf(ctx, id))) unreadable += 1
    after = ids.at(-1)
    if (after === undefined) break
  }
  return unreadable
}

/** While its row is locked the bill can't be deleted: its files are deleted after the row. */
function resealFilesOf(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await holdBill(tx, id))) return true
    const pictures = Array.from({ length: MOST_PICTURES }, (_, at) => pictureName(id, at + 1))
    const done = await Promise.all([billFile(id), ...pictures].map((name) => ctx.files.reseal(name)))
    return !done.includes(false)
  })
}
