import sharp from 'sharp'
import { fileKind, type FileKind } from '../file-kind.ts'
import type { Recoded } from '../read-result.ts'
import { MOST_FRAMES, MOST_PIXELS } from '../reading-limits.ts'
import { RefusedFile } from '../refused-file.ts'
import { isPolyglot } from '../is-polyglot.ts'
import { countFrames } from './count-frames.ts'
import { withSharp } from './open-pictures.ts'

/** As wide as a post is on a screen with two points a pixel. */
const LONG_SIDE = 1600
const QUALITY = 80
const SMALLEST_SIDE = 16
const KINDS: readonly (FileKind | undefined)[] = ['jpeg', 'png', 'webp', 'gif']

/**
 * A picture for pages: re-encoded from its pixels, without anything else of the file. Runs where hostile files are
 * read.
 */
export async function recodePicture(bytes: Uint8Array): Promise<Recoded> {
  const kind = fileKind(bytes)
  if (kind === undefined || !KINDS.includes(kind) || isPolyglot(bytes, kind)) {
    throw new RefusedFile('file_unsupported', 'The file is no picture that pages show.')
  }
  if (countFrames(bytes, kind, MOST_FRAMES) > 1) throw new RefusedFile('file_unsupported', 'The picture moves.')
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true } as const
  const { data, info } = await withSharp(() =>
    sharp(bytes, options)
      .autoOrient()
      .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height } = info
  if (Math.min(width, height) < SMALLEST_SIDE) throw new RefusedFile('image_unprocessable', 'The picture is too small.')
  return { kind: 'recoded', picture: data, width, height }
}
