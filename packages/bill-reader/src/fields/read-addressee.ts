import { parsePostcode } from '@mowatt/tariffs'
import type { Addressee } from '../bill-facts.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove } from '../layout/neighbours.ts'
import type { FieldContext } from './field-context.ts'

const POSTCODE = /(?<![A-Z0-9])[A-Z]{1,2}[0-9][0-9A-Z]?\s?[0-9][A-Z]{2}(?![A-Z0-9])/
const MOST_LINES = 6
const LONGEST_LINE = 60
/** Text above an address that is not part of it. */
const LABEL =
  /address|account|supply|supplied|customer|bill\b|invoice|statement|date|page|number|premises|energy|electricity|gas\b|tariff|https?:|www\.|@|:$/i
const TITLE = /^(?:mr|mrs|miss|ms|mx|dr|prof|rev|sir|lady)\b/i
const NAME = /^\p{Lu}[\p{L}'’.&-]*(?: (?:&|\p{L}[\p{L}'’.&-]*)){1,7}$/u
const OF_ADDRESS =
  /\b(?:road|rd|street|st|lane|avenue|ave|close|drive|way|court|house|flat|place|crescent|terrace|gardens|square|hill|park|view|cottage|farm|mews|grove|walk|row|green|building|floor|estate|apartment|lodge|rise|parade|quay|wharf)\b/i

const BEFORE_NAME = /^\s*(?:to|for|name|billed to)\s?:/i
const OF_FIRM = /\b(?:power|ltd|limited|plc|group|services?)\b/i

/**
 * The addressee and address of the bill, as printed above the postcode. No calculation uses it and it is never
 * disclosed: it only prefills forms, where its owner sees and corrects it. Text that does not fully look like an
 * address is left out.
 */
export function readAddressee({ view, ledger }: FieldContext): Addressee | undefined {
  const postcode = ledger.get('customerPostcode')?.value
  if (typeof postcode !== 'string') return undefined
  const found = view.cells
    .flatMap((cell) => blocksOver(cell, view.cells, postcode))
    .flatMap((lines) => addresseeIn(lines) ?? [])
  // The address that the letter is sent to has a name. The others may still give the address of the supply.
  return found.find(({ name }) => name !== undefined) ?? found[0]
}

/** The lines of an address, from the top, that ends with this postcode in this cell. */
function blocksOver(cell: Cell, cells: readonly Cell[], postcode: string): string[][] {
  const match = POSTCODE.exec(cell.text.toUpperCase())
  if (!match || parsePostcode(match[0])?.postcode !== postcode) return []
  // On a single line, the label may come before it.
  const before = partsOf(cell.text.slice(0, match.index).replace(/^[^:\d]{1,40}:/, ''))
  const block: Cell[] = []
  for (const other of cellsAbove(cell, cells)) {
    const last = block.at(-1) ?? cell
    const isApart = last.top - other.bottom > 1.1 * cell.height || Math.abs(other.left - cell.left) > 1.5 * cell.height
    if (isApart || block.length === MOST_LINES || LABEL.test(other.text)) break
    block.push(other)
  }
  return [[...block.toReversed().flatMap(({ text }) => partsOf(text)), ...before]]
}

function partsOf(text: string): string[] {
  return text
    .split(/,|\s[·•|]\s/)
    .map((part) =>
      part
        .replace(BEFORE_NAME, '')
        .trim()
        .replace(/\s?[·•|]$/, ''),
    )
    .filter((part) => part !== '')
}

function isBareName(line: string): boolean {
  return NAME.test(line) && !OF_ADDRESS.test(line) && !OF_FIRM.test(line)
}

function addresseeIn(block: readonly string[]): Addressee | undefined {
  // The sender's name may be above the addressee's.
  const titled = block.findIndex((line) => TITLE.test(line) && NAME.test(line))
  const named = block.findIndex((line, at) => isBareName(line) && /\d/.test(block[at + 1] ?? ''))
  const from = titled >= 0 ? titled : named
  const [first = '', ...rest] = block.slice(from >= 0 ? from : OF_FIRM.test(block[0] ?? '') ? 1 : 0)
  const isName = titled >= 0 || named >= 0
  const lines = isName ? rest : [first, ...rest]
  const isAddress =
    lines.length >= 2 &&
    lines.length <= MOST_LINES &&
    lines.every((line) => line.length <= LONGEST_LINE && !LABEL.test(line)) &&
    // A house has a number, or a name with a word for a house.
    lines.slice(0, 2).some((line) => /\d/.test(line) || (OF_ADDRESS.test(line) && (isName || lines.length > 2))) &&
    // A town has letters only.
    /^[\p{L}][\p{L}'’. -]+$/u.test(lines.at(-1) ?? '')
  return isAddress ? { ...(isName && { name: first }), lines } : undefined
}
