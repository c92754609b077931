import type { PageWords } from '@mowatt/bill-reader/document-words'
import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Affine, areaOf, commonPart } from '../geometry.ts'
import { LONGEST_PAGE_SIDE } from '../reading-limits.ts'
import { RefusedFile } from '../refused-file.ts'
import { rejectAsDamaged } from './reject-as-damaged.ts'
import type { PdfFont } from './graphics-state.ts'
import type { Glyph, PageMarks } from './page-marks.ts'
import { turnUpright } from './turn-upright.ts'
import { visibleGlyphs } from './visible-glyphs.ts'
import { walkOperators } from './walk-operators.ts'
import { type PlacedWord, wordsFromGlyphs } from './words-from-glyphs.ts'

export type PdfPage = { words: PageWords; needsPicture: boolean; mayHoldQr: boolean }

const MOST_GLYPHS = 60_000
/** Fewer characters than a line of print: the page's content is pictures or outlines. */
const HARDLY_ANY_CHARACTERS = 20
/** A scan with a stamp or a line added by the scanner has fewer characters than any page of print. */
const CHARACTERS_OF_A_STAMP = 400
const MOSTLY_PICTURE = 0.5
const USUAL_CHARACTERS = /[\p{Script=Latin}\p{Nd}\p{P}£€$+=<>|°²³ ]/u
const LEAST_USUAL_SHARE = 0.75
const CROWD_OF_SQUARES = 60

/** The printed words of a page, and whether its text is too little or too strange to be what the page shows. */
export async function readPdfPage(document: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await rejectAsDamaged(document.getPage(number))
  const marks = await marksOf(document, page)
  const visible = visibleGlyphs(marks)
  const upright = turnUpright({ ...marks, glyphs: visible })
  const words = wordsFromGlyphs(upright.glyphs.slice(0, MOST_GLYPHS))
  const result = {
    words: {
      page: number,
      widthPoints: upright.width,
      heightPoints: upright.height,
      source: 'pdf-text' as const,
      words: words.map((word) => inFractions(word, upright)),
    },
    needsPicture: needsPicture(marks, visible),
    mayHoldQr: mayHoldQr(marks),
  }
  page.cleanup()
  return result
}

async function marksOf(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PageMarks> {
  const viewport = page.getViewport({ scale: 1 })
  if (Math.max(viewport.width, viewport.height) > LONGEST_PAGE_SIDE) {
    throw new RefusedFile('file_unreadable', 'The PDF has a page of impossible size.')
  }
  const operators = await rejectAsDamaged(page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }))
  const layers = await rejectAsDamaged(document.getOptionalContentConfig())
  return walkOperators({
    operators,
    toView: viewport.transform as unknown as Affine,
    width: viewport.width,
    height: viewport.height,
    fontOf: (id) => (page.commonObjs.has(id) ? (page.commonObjs.get(id) as PdfFont) : undefined),
    isOpaque: (id) => isOpaque(page, id),
    isLayerVisible: (layer) => layers.isVisible(layer as never),
  })
}

/** pdf.js stores pictures with transparency as RGBA, which it numbers 3. */
function isOpaque(page: PDFPageProxy, id: string): boolean {
  const store = id.startsWith('g_') ? page.commonObjs : page.objs
  const picture = store.has(id) ? (store.get(id) as { kind?: number } | null) : null
  return picture?.kind === 1 || picture?.kind === 2
}

function needsPicture({ width, height, patches }: PageMarks, visible: readonly Glyph[]): boolean {
  const characters = visible.filter(({ isSpace }) => !isSpace)
  if (characters.length < HARDLY_ANY_CHARACTERS) return patches.length > 0
  const usual = characters.filter(({ text }) => USUAL_CHARACTERS.test(text)).length
  if (usual < characters.length * LEAST_USUAL_SHARE) return true
  const paper = { left: 0, top: 0, right: width, bottom: height }
  const pictured = patches
    .filter(({ isPicture }) => isPicture)
    .reduce((sum, { box }) => sum + areaOf(commonPart(box, paper)), 0)
  return characters.length < CHARACTERS_OF_A_STAMP && pictured > width * height * MOSTLY_PICTURE
}

/** A QR code is a square picture, or a crowd of small dark squares. */
function mayHoldQr({ width, height, patches }: PageMarks): boolean {
  const side = Math.min(width, height)
  const sides = ({ box }: PageMarks['patches'][number]) => [box.right - box.left, box.bottom - box.top] as const
  const squares = patches.filter((patch) => {
    const [wide, high] = sides(patch)
    return Math.abs(wide - high) < 0.12 * Math.max(wide, high)
  })
  const isPicture = squares.some(
    (patch) => patch.isPicture && sides(patch)[0] > side * 0.06 && sides(patch)[0] < side * 0.5,
  )
  return isPicture || squares.filter((patch) => sides(patch)[0] < side * 0.01).length > CROWD_OF_SQUARES
}

function inFractions({ text, box }: PlacedWord, { width, height }: PageMarks): PageWords['words'][number] {
  return {
    text,
    box: {
      left: box.left / width,
      top: box.top / height,
      right: box.right / width,
      bottom: box.bottom / height,
    },
    confidence: 1,
  }
}
