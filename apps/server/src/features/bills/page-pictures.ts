import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { hasFile } from './kept-bill-store.ts'

/** Pages after these have no picture: a bill's prices and sums are on earlier pages. */
export const MOST_PICTURES = 12

/** One page as a WEBP picture. Drawn once, in a process that can be killed, and then kept encrypted beside the file. */
export async function readPagePicture(
  ctx: Context,
  { billId, page }: { billId: string; page: number },
  readFile: () => Promise<Buffer | undefined>,
): Promise<Buffer> {
  const name = pictureName(billId, page)
  const known = await ctx.files.get(name)
  if (known) return known
  const bytes = await readFile()
  if (!bytes) throw new Failure('not_found')
  const drawn = await ctx.reader.draw({ bytes }, page)
  if (drawn.kind === 'unfinished') throw new Failure('unavailable', { retryAfterSeconds: 5 })
  if (drawn.kind === 'refused') throw new Failure(drawn.code, { message: drawn.message })
  await ctx.files.put(name, drawn.picture)
  // The bill may have been deleted in the meantime, and its pictures with it: then delete this one too.
  if (!(await hasFile(ctx.db, billId))) await ctx.files.delete(name)
  return drawn.picture
}

export async function deletePagePictures({ files }: Context, billId: string): Promise<void> {
  for (let page = 1; page <= MOST_PICTURES; page += 1) await files.delete(pictureName(billId, page))
}

export function pictureName(billId: string, page: number): string {
  return `bill-pages/${billId}-${page}`
}
