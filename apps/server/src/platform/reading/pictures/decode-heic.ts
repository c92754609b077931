import libheif from 'libheif-js/wasm-bundle.js'
import type { Raster } from '../ocr/raster.ts'
import { RefusedFile } from '../refused-file.ts'

/** The first picture of a HEIC file, turned by its metadata. */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number): Promise<Raster> {
  const decoder = new libheif.HeifDecoder()
  const images = decoder.decode(bytes)
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0]
  if (!image) throw new RefusedFile('image_unprocessable', 'The HEIC file is damaged.')
  const width = image.get_width()
  const height = image.get_height()
  if (width * height > mostPixels || width * height === 0) {
    throw new RefusedFile('image_unprocessable', 'The picture has too many pixels, or none.')
  }
  const target = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  const shown = await new Promise<typeof target | null>((resolve) => image.display(target, resolve))
  for (const each of images) each.free()
  if (!shown) throw new RefusedFile('image_unprocessable', 'The HEIC file is damaged.')
  return { width, height, data: greyOf(shown.data) }
}

function greyOf(rgba: Uint8ClampedArray<ArrayBuffer>): Uint8Array {
  const data = new Uint8Array(rgba.length / 4)
  for (let at = 0; at < data.length; at += 1) {
    data[at] = 0.299 * (rgba[at * 4] ?? 0) + 0.587 * (rgba[at * 4 + 1] ?? 0) + 0.114 * (rgba[at * 4 + 2] ?? 0)
  }
  return data
}
