import { BUDGETS, MOST_PICTURE_PAGES } from './reading-limits.ts'
import { type FileKind, fileKind } from './file-kind.ts'
import { type Finder, readPicturePage } from './read-picture-page.ts'
import { RefusedFile } from './refused-file.ts'
import { isPolyglot } from './is-polyglot.ts'

/** Reads one PDF, or pictures as the pages of one document. Runs in a separate process: the files may be hostile. */
export async function readDocument(files: readonly Uint8Array[], finder: Finder): Promise<void> {
  const kinds = files.map(fileKind)
  if (files.some((bytes, index) => isPolyglot(bytes, kinds[index] ?? 'pdf'))) {
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
