import { MOST_PIXELS } from '../reading-limits.ts'

/** A picture in a PDF, with the positions of its parts in the file. */
export type PictureInPdf = {
  width: number
  height: number
  /** The positions of the digits of its width and height. */
  widthAt: Span
  heightAt: Span
  /** The names of its JPEG filters. */
  jpegAt: Span[]
  isPlainJpeg: boolean
  data: Span
}

export type Span = readonly [from: number, to: number]

const SUBTYPE = /\/Subtype\s{0,9}\/Image\b/g
const NEAR = 2000
const MOST_PICTURES = 500
const WIDTH = /\/Width\s+(\d+)\b(?!\s+\d+\s+R)/d
const HEIGHT = /\/Height\s+(\d+)\b(?!\s+\d+\s+R)/d
const JPEG = /\/DCTDecode\b/dg
const ONLY_JPEG = /\/Filter\s*(?:\/DCTDecode\b|\[\s*\/DCTDecode\s*\])/
const STREAM = />>\s*stream\r?\n/d
const STENCIL = /\/ImageMask\s+true/

/** The large pictures of a PDF. Streams are never packed into other objects, so their sizes are not compressed. */
export function picturesInPdf(bytes: Uint8Array, leastPixels: number): PictureInPdf[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const text = file.toString('latin1')
  const found: PictureInPdf[] = []
  for (const { index } of text.matchAll(SUBTYPE)) {
    const from = Math.max(0, index - NEAR)
    const begin = text.slice(from, index).lastIndexOf('obj')
    if (begin === -1) continue
    const picture = pictureAt(text.slice(from + begin, index + NEAR), from + begin, file)
    if (!picture || picture.width * picture.height < leastPixels) continue
    found.push(picture)
    if (found.length === MOST_PICTURES) break
  }
  return found
}

function pictureAt(near: string, start: number, file: Buffer): PictureInPdf | undefined {
  const end = STREAM.exec(near)?.indices?.[0]
  if (!end) return undefined
  const dictionary = near.slice(0, end[0])
  const width = WIDTH.exec(dictionary)
  const height = HEIGHT.exec(dictionary)
  const widthAt = width?.indices?.[1]
  const heightAt = height?.indices?.[1]
  if (!widthAt || !heightAt || dictionary.includes('endobj') || STENCIL.test(dictionary)) return undefined
  if (Number(width[1]) * Number(height[1]) > MOST_PIXELS) return undefined
  const moved = ([from, to]: Span): Span => [start + from, start + to]
  const dataFrom = start + end[1]
  const dataTo = file.indexOf('endstream', dataFrom, 'latin1')
  return {
    width: Number(width[1]),
    height: Number(height[1]),
    widthAt: moved(widthAt),
    heightAt: moved(heightAt),
    jpegAt: [...dictionary.matchAll(JPEG)].flatMap(({ indices }) => (indices?.[0] ? [moved(indices[0])] : [])),
    isPlainJpeg: ONLY_JPEG.test(dictionary) && !dictionary.includes('/ColorTransform'),
    data: [dataFrom, dataTo === -1 ? file.length : dataTo],
  }
}

/** Writes a number over another that has as many digits or more, so that nothing in the file moves. */
export function writeNumber(file: Buffer, [from, to]: Span, value: number): void {
  file.write(String(value).padStart(to - from, '0'), from, 'latin1')
}
