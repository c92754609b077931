import type { DocumentWords, Word } from '@mowatt/bill-reader/document-words'

const WIDTH = 595
const HEIGHT = 842
const LINE = 14
const ENTITIES: Record<string, string> = { '&nbsp;': ' ', '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/**
 * The words of a printed paper without printing it: each block of text on its own line. Roughly right, and very fast.
 */
export function wordsOfHtml(html: string): DocumentWords {
  const sheets = html.split('<section class="sheet">').slice(1)
  const pages = sheets.map((sheet, at) => ({
    page: at + 1,
    widthPoints: WIDTH,
    heightPoints: HEIGHT,
    source: 'pdf-text' as const,
    words: linesOf(sheet).map(wordAt),
  }))
  return { pages, qrPayloads: [] }
}

function linesOf(sheet: string): string[] {
  return sheet
    .replaceAll(/<\/?(?:td|tr|p|h\d|div|br|table|section)[^>]*>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function wordAt(text: string, at: number): Word {
  const top = (20 + at * LINE) / HEIGHT
  const right = Math.min(0.97, (40 + text.length * 4.5) / WIDTH)
  return { text, confidence: 1, box: { left: 40 / WIDTH, top, right, bottom: top + 10 / HEIGHT } }
}
