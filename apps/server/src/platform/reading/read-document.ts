import type { DocumentWords, PageWords } from '@mowatt/bill-reader/document-words'
import { type FileKind, fileKind } from './file-kind.ts'
import type { Raster } from './ocr/raster.ts'
import type { PictureWords } from './ocr/read-picture.ts'
import { isBlank } from './pictures/is-blank.ts'
import type { Budget } from './reading-limits.ts'
import { BUDGETS, MOST_PICTURE_PAGES, MOST_WORDS_A_PAGE } from './reading-limits.ts'
import { RefusedFile } from './refused-file.ts'
import { hasSecondNature } from './second-nature.ts'

/** Takes what is found as soon as it is found. `begin` says what the next step may cost; whoever listens holds it to that. */
export type Finder = {
  begin: (budget: Budget) => void
  page: (page: PageWords) => void
  qrCode: (found: DocumentWords['qrPayloads'][number]) => void
  leftOut: (pages: number) => void
}

const A4_LONG_SIDE_POINTS = 842

/** Reads one PDF, or pictures as the pages of one document. Runs in a process of its own: the files may be hostile. */
export async function readDocument(files: readonly Uint8Array[], finder: Finder): Promise<void> {
  const kinds = files.map(fileKind)
  if (files.some((bytes, index) => hasSecondNature(bytes, kinds[index] ?? 'pdf'))) {
    throw new RefusedFile('file_unsupported', 'The file is two things at once.')
  }
  if (kinds[0] === 'pdf' && files[0]) {
    const { readPdf } = await import('./pdf/read-pdf.ts')
    await readPdf(files[0], finder)
  } else {
    await readPictures(files, kinds, finder)
  }
}

async function readPictures(files: readonly Uint8Array[], kinds: readonly (FileKind | undefined)[], finder: Finder) {
  const { openPictures } = await import('./pictures/open-pictures.ts')
  let page = 0
  let leftOut = 0
  for (const [index, bytes] of files.entries()) {
    const kind = kinds[index]
    if (!kind || kind === 'pdf') throw new RefusedFile('file_unsupported', 'The file is of no kind that we read.')
    const decoding = kind === 'heic' ? BUDGETS.decodingHeic : BUDGETS.decoding
    finder.begin(decoding)
    const pictures = await openPictures(bytes, kind)
    for (let at = 0; at < pictures.pageCount; at += 1) {
      page += 1
      if (page > MOST_PICTURE_PAGES) leftOut += 1
      else {
        finder.begin(decoding)
        await readPicturePage(await pictures.page(at), page, finder)
      }
    }
  }
  if (leftOut > 0) finder.leftOut(leftOut)
}

export async function readPicturePage(raster: Raster, page: number, finder: Finder): Promise<void> {
  const { words, width, height } = isBlank(raster) ? { ...raster, words: [] } : await wordsOf(raster, page, finder)
  const points = A4_LONG_SIDE_POINTS / Math.max(width, height)
  finder.page({
    page,
    widthPoints: width * points,
    heightPoints: height * points,
    source: 'ocr',
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
