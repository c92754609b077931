import sharp from 'sharp'
import type { FileKind } from '../file-kind.ts'
import { type Raster, resized } from '../ocr/raster.ts'
import { MOST_FRAMES, MOST_PIXELS, REFUSED_PAGES, WORKING_LONG_SIDE } from '../reading-limits.ts'
import { RefusedFile } from '../refused-file.ts'
import { countFrames } from './count-frames.ts'
import { countTiffPages } from './count-tiff-pages.ts'
import { decodeBmp } from './decode-bmp.ts'
import { decodeHeic } from './decode-heic.ts'
import { hasSvgDangers } from './svg-dangers.ts'

export type Pictures = { pageCount: number; page: (index: number) => Promise<Raster> }

/** Only these may open a file: all other loaders of libvips stay disabled. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Svg'].map((name) => `VipsForeignLoad${name}Buffer`)
const SVG_POINTS_AN_INCH = 72
const HIGHEST_SVG_DENSITY = 600

sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

/** Opens a picture file: its number of pages, and each of them in grey, turned by its EXIF data, and not too large. */
export async function openPictures(bytes: Uint8Array, kind: Exclude<FileKind, 'pdf'>): Promise<Pictures> {
  if (kind === 'bmp') return single(async () => fitted(decodeBmp(bytes, MOST_PIXELS)))
  if (kind === 'heic') return single(async () => fitted(await decodeHeic(bytes, MOST_PIXELS)))
  if (kind === 'svg' && hasSvgDangers(bytes)) {
    throw new RefusedFile('image_unprocessable', 'The drawing carries a script or points elsewhere.')
  }
  // Animations are read by their first frame; only TIFF has meaningful pages.
  const pageCount = kind === 'tiff' ? countTiffPages(bytes, REFUSED_PAGES) : 1
  if (pageCount > REFUSED_PAGES) throw new RefusedFile('image_unprocessable', 'The file has far too many pages.')
  const frames = countFrames(bytes, kind, MOST_FRAMES)
  if (frames > MOST_FRAMES) throw new RefusedFile('image_unprocessable', 'The picture moves for far too long.')
  const options = {
    limitInputPixels: MOST_PIXELS,
    failOn: 'truncated',
    sequentialRead: true,
  } as const
  const { width, height } = await withSharp(() => sharp(bytes, options).metadata())
  if (width * height * frames > MOST_PIXELS) throw tooManyPixels()
  const density = kind === 'svg' ? svgDensity(width, height) : undefined
  return {
    pageCount,
    page: async (index) => {
      const opened = sharp(bytes, {
        ...options,
        ...(density ? { density } : {}),
        ...(kind === 'tiff' ? { page: index } : {}),
      })
      const { data, info } = await withSharp(() =>
        opened
          .autoOrient()
          .flatten({ background: 'white' })
          .resize(WORKING_LONG_SIDE, WORKING_LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true }),
      )
      return { width: info.width, height: info.height, data: firstChannel(data, info.channels) }
    },
  }
}

function single(decode: () => Promise<Raster>): Pictures {
  return { pageCount: 1, page: decode }
}

/** What can't be opened is refused, and isn't our fault. */
export async function withSharp<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Error && /pixel limit|exceeds/i.test(error.message)) throw tooManyPixels()
    throw new RefusedFile('image_unprocessable', 'The picture is damaged or of a rare kind.', error)
  }
}

function svgDensity(width: number, height: number): number {
  const wanted = (SVG_POINTS_AN_INCH * WORKING_LONG_SIDE) / Math.max(1, width, height)
  return Math.max(1, Math.min(HIGHEST_SVG_DENSITY, Math.round(wanted)))
}

function fitted(raster: Raster): Raster {
  const scale = WORKING_LONG_SIDE / Math.max(raster.width, raster.height)
  if (scale >= 1) return raster
  return resized(raster, Math.round(raster.width * scale), Math.round(raster.height * scale))
}

function firstChannel(data: Buffer, channels: number): Uint8Array {
  if (channels === 1) return new Uint8Array(data.buffer, data.byteOffset, data.length)
  return Uint8Array.from({ length: data.length / channels }, (_, at) => data[at * channels] ?? 0)
}

function tooManyPixels(): RefusedFile {
  return new RefusedFile('image_unprocessable', 'The picture has too many pixels.')
}
