import type { PdfImage } from './pdf-image.ts'
import { photoFormat } from './photo-format.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { redrawSmaller, redrawWithoutLoss } from './redraw-photo.ts'
import { writePhotoPdf } from './write-photo-pdf.ts'

export type JoinRequest = { photos: Blob[]; limitBytes: number }
export type JoinReply = { pdf: Blob } | { error: string }

/** More detail cannot be read from a page, and the reader has to decode every pixel. */
const LONGEST_SIDE = 3000
const QUALITY = 0.92

/** Tried in turn when the photos together are too much for one file. */
const SMALLER = [
  [3000, 0.85],
  [2400, 0.8],
  [1800, 0.7],
  [1400, 0.6],
  [1000, 0.5],
] as const

async function readPhoto(photo: Blob): Promise<PdfImage> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const format = photoFormat(bytes)
  const asItIs = format === 'jpeg' ? readJpeg(bytes) : format === 'png' ? readPng(bytes) : undefined
  if (!asItIs) return await redrawWithoutLoss(photo, LONGEST_SIDE)
  if (Math.max(asItIs.width, asItIs.height) <= LONGEST_SIDE) return asItIs
  return (await redrawSmaller(photo, LONGEST_SIDE, QUALITY)) ?? asItIs
}

async function joinPhotos({ photos, limitBytes }: JoinRequest): Promise<Blob> {
  const images: PdfImage[] = []
  for (const photo of photos) images.push(await readPhoto(photo))
  let pdf = writePhotoPdf(images)
  for (const [longestSide, quality] of SMALLER) {
    if (pdf.length <= limitBytes) break
    const smaller: PdfImage[] = []
    for (const photo of photos) {
      const image = await redrawSmaller(photo, longestSide, quality)
      if (!image) throw new Error('no picture came out')
      smaller.push(image)
    }
    pdf = writePhotoPdf(smaller)
  }
  return new Blob([pdf], { type: 'application/pdf' })
}

addEventListener('message', ({ data }: MessageEvent<JoinRequest>) => {
  joinPhotos(data).then(
    (pdf) => postMessage({ pdf } satisfies JoinReply),
    (error: unknown) => postMessage({ error: String(error) } satisfies JoinReply),
  )
})
