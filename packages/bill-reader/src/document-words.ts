/** A box on a page, in fractions of its width and height, origin top left. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** A run of letters as the engine gave it; may hold several words ("4November2025" from OCR). confidence 0..1, 1 for PDF text. */
export type Word = { text: string; box: Box; confidence: number }

export type PageWords = {
  page: number
  widthPoints: number
  heightPoints: number
  source: 'pdf-text' | 'ocr'
  words: readonly Word[]
}

export type DocumentWords = {
  pages: readonly PageWords[]
  /** `box`: where the code is printed, when that is known. */
  qrPayloads: readonly { page: number; text: string; box?: Box }[]
}
