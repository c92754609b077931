import type { DocumentWords, PageWords } from '@mowatt/bill-reader/document-words'
import type { Budget } from '../workers/watch-process.ts'
import type { Raster } from './ocr/raster.ts'
import type { PictureWords } from './ocr/read-picture.ts'
import { isBlank } from './pictures/is-blank.ts'
import { BUDGETS, MOST_WORDS_A_PAGE } from './reading-limits.ts'

/** Receives each result as soon as it is found. `begin` says what the next step may cost; the listener enforces it. */
export type Finder = {
  begin: (budget: Budget) => void
  page: (page: PageWords) => void
  qrCode: (found: DocumentWords['qrPayloads'][number]) => void
  leftOut: (pages: number) => void
}

const A4_LONG_SIDE_POINTS = 842

export async function readPicturePage(raster: Raster, page: number, finder: Finder): Promise<void> {
  const { words, width, height, sheets } = isBlank(raster)
    ? { ...raster, words: [], sheets: 1 }
    : await wordsOf(raster, page, finder)
  const points = A4_LONG_SIDE_POINTS / Math.max(width, height)
  finder.page({
    page,
    widthPoints: width * points,
    heightPoints: height * points,
    source: 'ocr',
    ...(sheets > 1 && { sheets }),
    words: words.slice(0, MOST_WORDS_A_PAGE),
  })
}

async function wordsOf(raster: Raster, page: number, finder: Finder): Promise<PictureWords> {
  finder.begin(BUDGETS.ocr)
  const { findQrCodes } = await import('./pictures/find-qr-codes.ts')
  for (const code of await findQrCodes(raster)) finder.qrCode({ page, ...code })
  const { readPicture } = await import('./ocr/read-picture.ts')
  return await readPicture(raster)
}
