import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { pictureFile } from '../pictures/keep-picture.ts'
import { hasPicture, insertPicture } from '../pictures/picture-store.ts'
import type { StrapiFiles } from './strapi-archive.ts'

const UPLOAD = /\/uploads\/([\w.-]+)/g

type Parts = Pick<Context, 'files' | 'now' | 'reader'>
type Ready = { pictureId: string; picture: Uint8Array; width: number; height: number }

/** The uploads that a text names. */
export function uploadsIn(text: string): string[] {
  return [...text.matchAll(UPLOAD)].map(([, name = '']) => name)
}

/** The same text with the addresses that its pictures have here. */
export function withPictures(text: string, ready: ReadonlyMap<string, Ready>): string {
  return text.replaceAll(UPLOAD, (whole, name: string) => {
    const found = ready.get(name)
    return found ? `/api/v1/pictures/${found.pictureId}.webp` : whole
  })
}

/**
 * Prepares an upload for storing; an error sentence where it can't be. One that we exported ourselves is not changed.
 */
export async function readyPicture({ reader }: Parts, files: StrapiFiles, name: string): Promise<Ready | string> {
  const content = files.get(`assets/uploads/${name}`)
  if (!content) return `its picture ${name} isn’t in the file.`
  const recoded = await reader.recode({ bytes: content })
  if (recoded.kind !== 'recoded') return `we can’t read its picture ${name}.`
  const { picture, width, height } = recoded
  const pictureId = idOf(content)
  if (name === `${pictureId}.webp`) return { pictureId, picture: content, width, height }
  return { pictureId: idOf(picture), picture, width, height }
}

export async function keepReady({ files, now }: Parts, tx: Db, { pictureId, picture, ...size }: Ready, by: string) {
  if (await hasPicture(tx, pictureId)) return
  await files.put(pictureFile(pictureId), picture)
  await insertPicture(tx, { pictureId, ...size, bytes: picture.length, uploadedBy: by, uploadedAt: now() })
}

function idOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}
