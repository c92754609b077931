/** A box on a page, in fractions of its width and height, origin top left. */
export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Where letters stand in a picture that had to be turned or straightened to be read: the ends of their middle line, and
 * half their height across it, in fractions of the picture as it was given.
 */
export type Strip = { from: Spot; to: Spot; half: Spot }
type Spot = { x: number; y: number }

/** A run of letters as the engine gave it; may hold several words ("4November2025" from OCR). confidence 0..1, 1 for PDF text. */
export type Word = { text: string; box: Box; confidence: number; origin?: Strip }

export type PageWords = {
  page: number
  widthPoints: number
  heightPoints: number
  source: 'pdf-text' | 'ocr'
  /** How many sheets of paper the picture shows side by side; words of each stand in an equal share of the width. */
  sheets?: number
  words: readonly Word[]
}

export type DocumentWords = {
  pages: readonly PageWords[]
  /** `box`: where the code is printed, when that is known. */
  qrPayloads: readonly { page: number; text: string; box?: Box }[]
}
