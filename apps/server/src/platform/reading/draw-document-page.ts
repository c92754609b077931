import sharp from 'sharp'
import type { Budget } from '../workers/watch-process.ts'
import { fileKind } from './file-kind.ts'
import type { Raster } from './ocr/raster.ts'
import { BUDGETS } from './reading-limits.ts'
import { RefusedFile } from './refused-file.ts'
import { isPolyglot } from './is-polyglot.ts'

/** Small print is readable on a phone that zooms in, and the picture stays under a megabyte. */
const LONG_SIDE = 1800
const QUALITY = 70
const MOST_PICTURE_BYTES = 2_000_000

/** One page as WEBP. Runs where hostile files are read. */
export async function drawDocumentPage(
  files: readonly Uint8Array[],
  page: number,
  begin: (budget: Budget) => void,
): Promise<Buffer> {
  const [bytes = new Uint8Array()] = files
  const kind = fileKind(bytes)
  if (kind === undefined || isPolyglot(bytes, kind)) {
    throw new RefusedFile('file_unsupported', 'The file is of no kind that we draw.')
  }
  const raster = kind === 'pdf' ? await pdfPage(bytes, page, begin) : await picturePage(bytes, kind, page, begin)
  begin(BUDGETS.decoding)
  const webp = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 1 } })
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  if (webp.length > MOST_PICTURE_BYTES) throw new RefusedFile('file_unreadable', 'The picture would be too large.')
  return webp
}

async function pdfPage(bytes: Uint8Array, page: number, begin: (budget: Budget) => void): Promise<Raster> {
  begin(BUDGETS.text)
  const { openPdf } = await import('./pdf/open-pdf.ts')
  const { drawPage } = await import('./pdf/draw-page.ts')
  const { shrinkPictures } = await import('./pdf/shrink-pictures.ts')
  begin(BUDGETS.shrinking)
  const document = await openPdf(await shrinkPictures(bytes))
  if (page > document.numPages) throw new RefusedFile('file_unreadable', 'There is no such page.')
  begin(BUDGETS.drawing)
  return drawPage(document, page, LONG_SIDE)
}

async function picturePage(
  bytes: Uint8Array,
  kind: Exclude<ReturnType<typeof fileKind>, 'pdf' | undefined>,
  page: number,
  begin: (budget: Budget) => void,
): Promise<Raster> {
  begin(kind === 'heic' ? BUDGETS.decodingHeic : BUDGETS.decoding)
  const { openPictures } = await import('./pictures/open-pictures.ts')
  const pictures = await openPictures(bytes, kind)
  if (page > pictures.pageCount) throw new RefusedFile('image_unprocessable', 'There is no such page.')
  return pictures.page(page - 1)
}
