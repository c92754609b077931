import { type PDFDocumentProxy, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Finder, readPicturePage } from '../read-picture-page.ts'
import {
  BUDGETS,
  MOST_PAGES,
  MOST_PICTURE_PAGES,
  MOST_WORDS,
  MOST_WORDS_A_PAGE,
  REFUSED_PAGES,
  REFUSED_WORDS_A_PAGE,
  WORKING_LONG_SIDE,
} from '../reading-limits.ts'
import { RefusedFile } from '../refused-file.ts'
import { drawPage } from './draw-page.ts'
import { hidePictures } from './hide-pictures.ts'
import { hasStackedFilters } from './stacked-filters.ts'
import { openPdf } from './open-pdf.ts'
import { readPdfPage } from './read-pdf-page.ts'
import { shrinkPictures } from './shrink-pictures.ts'

const END_MARK = '%%EOF'
const END_WITHIN_BYTES = 4096
const QR_LONG_SIDE = 1400
/** A page of print takes about 80. */
const CPU_MS_A_PAGE = 150
const MOST_QR_PAGES = 3

/** Text pages first, because they cost little; then the pages that must be read from a picture. */
export async function readPdf(bytes: Uint8Array, finder: Finder): Promise<void> {
  finder.begin(BUDGETS.text)
  if (isCutOff(bytes)) throw new RefusedFile('file_unreadable', 'The PDF is cut off.')
  if (hasStackedFilters(bytes)) throw new RefusedFile('file_unreadable', 'The PDF is packed to burst.')
  const document = await opened(hidePictures(bytes))
  if (document.numPages > REFUSED_PAGES) throw new RefusedFile('file_unreadable', 'The PDF has far too many pages.')
  const pages = Math.min(document.numPages, MOST_PAGES)
  finder.begin({ ...BUDGETS.text, cpuMs: BUDGETS.text.cpuMs + pages * CPU_MS_A_PAGE })
  const pictured: number[] = []
  const withQr: number[] = []
  let wordsSoFar = 0
  let lastPage = 0
  for (let number = 1; number <= pages && wordsSoFar < MOST_WORDS; number += 1) {
    const { words, needsPicture, mayHoldQr } = await readPdfPage(document, number)
    if (words.words.length > REFUSED_WORDS_A_PAGE) {
      throw new RefusedFile('file_unreadable', 'There is far too much on a page of the PDF.')
    }
    wordsSoFar += words.words.length
    lastPage = number
    if (needsPicture && pictured.length < MOST_PICTURE_PAGES) pictured.push(number)
    else finder.page({ ...words, words: words.words.slice(0, MOST_WORDS_A_PAGE) })
    if (mayHoldQr && !needsPicture && withQr.length < MOST_QR_PAGES) withQr.push(number)
  }
  const leftOut = document.numPages - lastPage
  await document.loadingTask.destroy()
  if (withQr.length + pictured.length > 0) await readDrawnPages(bytes, { withQr, pictured }, finder)
  if (leftOut > 0) finder.leftOut(leftOut)
}

type DrawnPages = { withQr: readonly number[]; pictured: readonly number[] }

async function readDrawnPages(bytes: Uint8Array, { withQr, pictured }: DrawnPages, finder: Finder): Promise<void> {
  finder.begin(BUDGETS.shrinking)
  const document = await opened(await shrinkPictures(bytes))
  await findQrCodesOn(document, withQr, finder)
  for (const number of pictured) {
    finder.begin(BUDGETS.drawing)
    await readPicturePage(await drawPage(document, number, WORKING_LONG_SIDE), number, finder)
  }
  await document.loadingTask.destroy()
}

async function findQrCodesOn(document: PDFDocumentProxy, pages: readonly number[], finder: Finder): Promise<void> {
  if (pages.length === 0) return
  const { findQrCodes } = await import('../pictures/find-qr-codes.ts')
  for (const page of pages) {
    finder.begin(BUDGETS.drawing)
    for (const code of await findQrCodes(await drawPage(document, page, QR_LONG_SIDE))) finder.qrCode({ page, ...code })
  }
}

async function opened(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await openPdf(bytes)
  } catch (error) {
    if (error instanceof PasswordException)
      throw new RefusedFile('file_unreadable', 'The PDF is locked with a password.')
    throw new RefusedFile('file_unreadable', 'The PDF is damaged.', error)
  }
}

/** A complete PDF has an end marker; some senders append a little after it. */
function isCutOff(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-END_WITHIN_BYTES)
  return !tail.includes(END_MARK, 0, 'latin1')
}
