import type { DocumentWords, PageWords } from '../document-words.ts'
import type { Cell } from '../layout/cell.ts'
import type { Ledger, Place } from './ledger.ts'
import { fieldsOfPayload, type QrField } from './read-qr-payload.ts'

const SUPPLY = /^(?:electricity\.mpan|gas\.mprn)$/

/**
 * A QR code that names the supply of this bill takes precedence: it fills absent values and overrides unproven ones.
 * Values that sums on the page prove are kept as printed, and a code of another supply is ignored.
 */
export function leadByQr(ledger: Ledger, { pages, qrPayloads }: DocumentWords): void {
  for (const payload of qrPayloads) {
    const page = pages.find((one) => one.page === payload.page)
    const fields = fieldsOfPayload(payload.text)
    if (!page || !isOfThisBill(ledger, fields)) continue
    for (const field of fields) lead(ledger, field, placeOf(page, payload.box, field.printed))
  }
}

/** Every supply that both the bill and the QR code name must be the same, and the bill must name one of them. */
function isOfThisBill(ledger: Ledger, fields: readonly QrField[]): boolean {
  const supplies = fields.filter(({ path }) => SUPPLY.test(path))
  const both = supplies.filter(({ path }) => ledger.has(path))
  return both.length > 0 && both.every(({ path, value }) => ledger.get(path)?.value === value)
}

function lead(ledger: Ledger, { path, value }: QrField, place: Place): void {
  const entry = ledger.get(path)
  const isSame = entry !== undefined && plain(entry.value) === plain(value)
  if (entry && !isSame && ledger.isProven(path)) return
  if (!isSame) {
    const beside = entry?.beside ?? (path.endsWith('.pencePerKwh') ? { register: 'single' } : undefined)
    ledger.put({ path, value, score: 0.9, place, ...(beside && { beside }) })
  }
  const detail = isSame ? 'The QR code on the bill says the same.' : 'The QR code on the bill says so.'
  ledger.note({ name: 'QR code', outcome: 'supports', fields: [path], detail })
}

function plain(value: string | number): string {
  return String(value).toLowerCase().replaceAll(/[\s-]/g, '')
}

/** The QR code itself is where the value is printed. */
function placeOf(page: PageWords, box: DocumentWords['qrPayloads'][number]['box'], printed: string): Place {
  const { widthPoints, heightPoints } = page
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: 1, bottom: 1 }
  const cell: Cell = {
    page,
    text: printed,
    tokens: [],
    left: left * widthPoints,
    top: top * heightPoints,
    right: right * widthPoints,
    bottom: bottom * heightPoints,
    height: (bottom - top) * heightPoints,
    confidence: 1,
  }
  return { cell, start: 0, end: printed.length }
}
