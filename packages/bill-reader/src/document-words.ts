/** A box on a page, in fractions of its width and height, origin top left. */
export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * The position of text in a picture that was rotated or straightened before reading: the ends of its centre line, and
 * half its height across that line, as fractions of the original picture.
 */
export type Strip = { from: Spot; to: Spot; half: Spot }
type Spot = { x: number; y: number }

/**
 * A run of characters as the OCR engine returned it; may contain several words ("4November2025" from OCR). confidence
 * 0..1, 1 for PDF text.
 */
export type Word = { text: string; box: Box; confidence: number; origin?: Strip }

export type PageWords = {
  page: number
  widthPoints: number
  heightPoints: number
  source: 'pdf-text' | 'ocr'
  /** How many sheets of paper the picture shows side by side. Each takes an equal share of the width. */
  sheets?: number
  words: readonly Word[]
}

export type DocumentWords = {
  pages: readonly PageWords[]
  /** `box`: where the code is printed, if known. */
  qrPayloads: readonly { page: number; text: string; box?: Box }[]
}
