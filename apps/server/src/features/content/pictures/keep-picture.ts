import { createHash } from 'node:crypto'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { hasPicture, insertPicture } from './picture-store.ts'

export type KeptPicture = { pictureId: string; width: number; height: number }

/** A picture is named by its content: the same one again is the same file, and an address never shows another. */
export function pictureFile(pictureId: string): string {
  return `content-pictures/${pictureId}`
}

/** Stores a picture for pages, re-encoded in a process that can be killed. */
export async function keepPicture(
  ctx: Pick<Context, 'db' | 'files' | 'now' | 'reader'>,
  content: Uint8Array,
  by: Act['by'],
): Promise<KeptPicture> {
  const recoded = await ctx.reader.recode({ bytes: content })
  if (recoded.kind === 'unfinished') throw new Failure('unavailable', { retryAfterSeconds: 5 })
  if (recoded.kind === 'refused') throw new Failure('invalid_request', { fields: { data: refusalOf(recoded.code) } })
  const { picture, width, height } = recoded
  const pictureId = createHash('sha256').update(picture).digest('hex').slice(0, 32)
  // The file first: a row without its file would show nothing, and a file without a row is never served.
  await ctx.files.put(pictureFile(pictureId), picture)
  await ctx.db.transaction().execute(async (tx) => {
    if (await hasPicture(tx, pictureId)) return
    const size = { width, height, bytes: picture.length }
    await insertPicture(tx, { pictureId, ...size, uploadedBy: by.email, uploadedAt: ctx.now() })
    const subject = `picture:${pictureId}`
    await noteAct(ctx, tx, { by, act: 'content.picture', subject, reason: 'Uploaded a picture', after: size })
  })
  return { pictureId, width, height }
}

function refusalOf(code: string): string {
  if (code === 'file_too_large') return 'This picture is too large. Please use one that’s less than 5 MB.'
  if (code === 'file_unsupported') return 'Please choose a JPG, PNG, WEBP or GIF that isn’t animated.'
  return 'We can’t read this picture. Please save it again or choose another.'
}
