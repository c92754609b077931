import type { DocumentWords, PageWords, Word } from '../src/document-words.ts'

export type Placed = [left: number, top: number, text: string, size?: number]

const WIDTH = 595
const HEIGHT = 842

/** A page laid out by hand: each entry is a run of text at a position in points. */
export function layOutPage(placed: readonly Placed[], source: PageWords['source'] = 'pdf-text', page = 1): PageWords {
  const words = placed.map(([left, top, text, size = 10]): Word => {
    const width = text.length * size * 0.5
    const box = { left: left / WIDTH, top: top / HEIGHT, right: (left + width) / WIDTH, bottom: (top + size) / HEIGHT }
    return { text, box, confidence: source === 'ocr' ? 0.95 : 1 }
  })
  return { page, widthPoints: WIDTH, heightPoints: HEIGHT, source, words }
}

export function layOutDocument(placed: readonly Placed[], source: PageWords['source'] = 'pdf-text'): DocumentWords {
  return { pages: [layOutPage(placed, source)], qrPayloads: [] }
}

/** A small electricity bill that reads completely; tests change a part of it. */
export const SMALL_BILL: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 90, 'Ms A Patel'],
  [40, 103, '14 Mill Lane'],
  [40, 116, 'Leeds'],
  [40, 129, 'LS6 2BQ'],
  [330, 90, 'Account number'],
  [470, 90, '8500123456'],
  [330, 106, 'Bill date'],
  [470, 106, '4 November 2025'],
  [330, 122, 'Bill period: 1 October 2025 - 31 October 2025'],
  [40, 180, 'Electricity', 14],
  [40, 210, 'Supply number'],
  [200, 210, '23 0123 4567 894'],
  [40, 226, 'Energy used'],
  [200, 226, '245 kWh @ 26.35p per kWh'],
  [500, 226, '£64.56'],
  [40, 242, 'Standing charge'],
  [200, 242, '31 days @ 53.68p per day'],
  [500, 242, '£16.64'],
  [40, 258, 'VAT @ 5%'],
  [500, 258, '£4.06'],
  [40, 274, 'Total electricity charges'],
  [500, 274, '£85.26'],
  [40, 306, 'Previous balance'],
  [500, 306, '£20.00 CR'],
  [40, 322, 'Payments received'],
  [500, 322, '£100.00'],
  [40, 338, 'New balance'],
  [500, 338, '£34.74 CR'],
  [40, 370, 'Tariff name: Flexi Green'],
  [40, 386, 'Payment method: Monthly Direct Debit'],
]

/** Both fuels charged line by line, and little else: values added to it have no label. */
export const TWO_FUELS: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 70, 'Account number 8500123456'],
  [40, 90, '4 February 2026 to 3 May 2026'],
  [40, 120, 'Electricity'],
  [40, 140, '611 kWh at 24.980p'],
  [400, 140, '£152.63'],
  [40, 156, '89 days at 53.700p'],
  [400, 156, '£47.79'],
  [40, 200, 'Gas'],
  [40, 220, '2,395.1 kWh at 5.512p'],
  [400, 220, '£132.02'],
  [40, 236, '89 days at 30.050p'],
  [400, 236, '£26.74'],
]
