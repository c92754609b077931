import { parsePostcode, regionOfMpan, regionOfPostcode } from '@mowatt/tariffs'
import type { Cell } from '../layout/cell.ts'
import { isContinuation } from '../labels/continuation.ts'
import { cellsAbove, cellsBelow, rowOf } from '../layout/neighbours.ts'
import { isOfKnownArea, mendPostcodes } from '../values/mend-postcode.ts'
import type { FieldContext } from './field-context.ts'

const SHAPE = /(?<![A-Z0-9])([A-Z]{1,2}[0-9][0-9A-Z]?)\s?([0-9][A-Z]{2})(?![A-Z0-9])/g
const SUPPLY =
  /supply\s?address|premises|property|supplied\s?to|supply\s?to|address\s?of\s?supply|site\s?address|energy\s?for|supply\s?at|your\s?address|home\s?address|service\s?address|supplying/i
const SUPPLIER =
  /registered|p\.?o\.?\s?box|freepost|head\s?office|company\s?n|write\s?to|vat\s?(?:reg|no)|return\s?address|www\.|ombudsman|citizens|contact\s?us|complain|call\s?us|\bpost\b/i

type Found = { postcode: string; cell: Cell; start: number; end: number; score: number }

/** The customer's postcode: of the supply or postal address, not of the supplier's offices. */
export function readPostcode(context: FieldContext): void {
  const names = [context.ledger.get('supplier')?.value].filter((name) => typeof name === 'string')
  const found = context.view.cells.flatMap((cell) => postcodesIn(cell, context.view.cells, names))
  const mpan = context.ledger.get('electricity.mpan')?.value
  const groups = [...Map.groupBy(found, ({ postcode }) => postcode).values()].map((group) => {
    const sorted = [...group].sort((a, b) => b.score - a.score)
    return {
      best: sorted[0],
      score: (sorted[0]?.score ?? 0) + 0.08 * (group.length - 1) + regionScore(sorted[0]?.postcode, mpan),
    }
  })
  const fitting = groups.sort((a, b) => b.score - a.score)
  const [first, second] = fitting
  if (!first?.best || first.score < 0.3) return
  const isContested = second !== undefined && first.score - second.score < 0.05
  const inRegion = fitting.filter(({ best }) => best && agrees(best.postcode, mpan) === true)
  const chosen = isContested && inRegion.length === 1 && inRegion[0]?.best ? inRegion[0] : first
  const { best, score } = chosen
  if (!best) return
  context.ledger.put({ path: 'customerPostcode', value: best.postcode, score, place: best })
  if (isContested && chosen === first && inRegion.length !== 1) context.ledger.doubt('customerPostcode')
  const agreement = agrees(best.postcode, mpan)
  if (agreement !== undefined) {
    context.ledger.note({
      name: 'region',
      outcome: agreement ? 'supports' : 'contradicts',
      fields: agreement ? ['customerPostcode', 'electricity.mpan'] : [],
      detail: agreement
        ? 'The supply number and postcode are in the same region.'
        : 'The supply number and postcode are in different regions.',
    })
  }
}

function regionScore(postcode: string | undefined, mpan: string | number | undefined): number {
  const agreement = postcode === undefined ? undefined : agrees(postcode, mpan)
  if (agreement === undefined) return 0
  return agreement ? 0.15 : -0.25
}

function agrees(postcode: string, mpan: string | number | undefined): boolean | undefined {
  if (mpan === undefined) return undefined
  const byMpan = regionOfMpan(String(mpan))
  const byPostcode = regionOfPostcode(postcode)
  if (byMpan.kind !== 'region') return undefined
  if (byPostcode.kind === 'region') return byPostcode.letter === byMpan.letter
  return byPostcode.kind === 'unsure' ? byPostcode.letters.includes(byMpan.letter) : undefined
}

/** An address on one line may wrap in the middle of its postcode. */
function restOfPostcode(cell: Cell, cells: readonly Cell[]): string {
  const [next] = /[\s,][A-Z]{1,2}\d[\dA-Z]?$/.test(cell.text) ? cellsBelow(cell, cells) : []
  return next && isContinuation(cell, next) ? (/^\d[A-Z]{2}\b/.exec(next.text)?.[0] ?? '') : ''
}

function postcodesIn(cell: Cell, cells: readonly Cell[], names: readonly string[]): Found[] {
  const rest = restOfPostcode(cell, cells)
  const text = rest ? `${cell.text} ${rest}` : cell.text
  const printed = [...text.matchAll(SHAPE)].flatMap((match) => {
    const parsed = parsePostcode(match[0])
    return parsed ? [{ postcode: parsed.postcode, start: match.index, end: match.index + match[0].length }] : []
  })
  const isSlip = cell.page.source === 'ocr' && !printed.some(({ postcode }) => isOfKnownArea(postcode))
  const found = isSlip ? mendPostcodes(text) : []
  return (found.length > 0 ? found : printed).map(({ postcode, start, end }) => ({
    postcode,
    cell,
    start,
    end,
    score: scoreOf(cell, start, text.slice(start, end), cells, names),
  }))
}

/** The lines directly above it, without those separated by a gap. */
function blockOver(cell: Cell, above: readonly Cell[]): Cell[] {
  const block: Cell[] = []
  for (const other of above.slice(0, 4)) {
    const last = block.at(-1) ?? cell
    if (last.top - other.bottom > 1.1 * cell.height) break
    block.push(other)
  }
  return block
}

const PERSON = /\b(?:mr|mrs|ms|miss|mx|dr|prof|sir|lady)\b/i

/** "Peel House, 5 Quay Street" under the supplier's name; a person's name in between begins another address. */
function isHeadedBy(names: readonly string[], block: readonly string[]): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const isName = (line: string) => names.some((name) => plain(line).startsWith(plain(name)))
  return block.some(isName) && !block.some((line) => PERSON.test(line))
}

function scoreOf(cell: Cell, start: number, printed: string, cells: readonly Cell[], names: readonly string[]): number {
  const above = cellsAbove(cell, cells)
    .filter((other) => cell.top - other.bottom < 9 * cell.height && Math.abs(other.left - cell.left) < 8 * cell.height)
    .slice(0, 6)
  const row = rowOf(cell, cells)
    .map((other) => other.text)
    .join(' ')
  const block = blockOver(cell, above).map((other) => other.text)
  const near = [row, ...block].join(' ')
  const context = [near, ...above.map((other) => other.text)].join(' ')
  let score = 0.5
  if (SUPPLY.test(context)) score += 0.5
  if (SUPPLIER.test(near) || /\b(?:limited|ltd|plc)\b/i.test(row)) score -= 0.6
  if (names.some((name) => row.includes(name)) || isHeadedBy(names, block)) score -= 0.4
  if (cell.page.page === 1 && cell.top < 0.45 * cell.page.heightPoints) score += 0.25
  if (cell.top > 0.85 * cell.page.heightPoints) score -= 0.3
  const isAlone = cell.text.length - printed.length < 3
  const isLastOfLine = start + printed.length >= cell.text.length - 1
  if (isAlone) score += 0.15
  else if (!isLastOfLine) score -= 0.15
  const isBlock = above.filter(
    (other) => Math.abs(other.left - cell.left) < 1.2 * cell.height && other.text.length < 45,
  )
  if (
    isBlock.some((other) =>
      /^\d+[a-z]?[,\s]|flat|house|cottage|farm|street|road|lane|avenue|close|drive|way|court|gardens|place|terrace|crescent/i.test(
        other.text,
      ),
    )
  )
    score += 0.15
  if (/flat|street|road|lane|avenue|close|drive|court|gardens|place|terrace|crescent/i.test(cell.text)) score += 0.1
  return score
}
