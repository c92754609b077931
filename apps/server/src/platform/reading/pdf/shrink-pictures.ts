import sharp from 'sharp'
import { MOST_PIXELS } from '../reading-limits.ts'
import { type PictureInPdf, picturesInPdf, type Span, writeNumber } from './pictures-in-pdf.ts'

/** The budget for drawing a page: pdf.js takes about 45 ms for a million pixels. */
const LEAST_PIXELS = 16_000_000
/** More than the page is drawn with, so nothing is lost by it. */
const LONG_SIDE = 4000
const QUALITY = 92
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])

/**
 * A copy in which the largest photos are smaller, each replacing the old one. libjpeg unpacks a photo at half its size
 * or less, in a tenth of the time and memory that pdf.js takes for all of it. What cannot be made smaller is not
 * changed.
 */
export async function shrinkPictures(bytes: Uint8Array): Promise<Uint8Array> {
  const pictures = picturesInPdf(bytes, LEAST_PIXELS).filter(({ isPlainJpeg }) => isPlainJpeg)
  const file = pictures.length > 0 ? Buffer.from(bytes) : undefined
  if (!file || file.includes('/Encrypt', 0, 'latin1')) return bytes
  for (const picture of pictures) await shrink(file, picture)
  return file
}

async function shrink(file: Buffer, { data: [from, to], ...picture }: PictureInPdf): Promise<void> {
  const old = file.subarray(from, to)
  if (!old.subarray(0, 3).equals(JPEG_START)) return
  const smaller = await smallerJpeg(old)
  if (!smaller || smaller.data.length > old.length) return
  if (!fits(picture.widthAt, smaller.width) || !fits(picture.heightAt, smaller.height)) return
  old.fill(0)
  smaller.data.copy(old)
  writeNumber(file, picture.widthAt, smaller.width)
  writeNumber(file, picture.heightAt, smaller.height)
}

type Smaller = { data: Buffer; width: number; height: number }

async function smallerJpeg(old: Buffer): Promise<Smaller | undefined> {
  try {
    const opened = sharp(old, { limitInputPixels: MOST_PIXELS, failOn: 'none', sequentialRead: true })
    const { channels } = await opened.metadata()
    if (channels !== 1 && channels !== 3) return undefined
    const { data, info } = await opened
      .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return info.channels === channels ? { data, width: info.width, height: info.height } : undefined
  } catch {
    // Damaged: pdf.js may still draw part of it, or refuse it.
    return undefined
  }
}

function fits([from, to]: Span, value: number): boolean {
  return String(value).length <= to - from
}
