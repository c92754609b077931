import type { LabelKind } from '../labels/label-kind.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import type { FieldContext } from './field-context.ts'
import { placedNames } from './placed-tariff-names.ts'
import { isTimeOrReading, type NamedTariff, TARIFF_WORD } from './tariff-name.ts'

type FuelName = 'electricity' | 'gas'

const NO_NAME =
  /charg|cost|total|balance|payment|usage|\bused\b|reading|\bmeter\b|summary|detail|statement|\bbill\b|price|rates?\b|account|number|period|supply|how |what |your |about|£|kwh|:/i
const TERMS: readonly LabelKind[] = ['unitRate', 'standing', 'endDate', 'exitFee', 'annualUse']

/** The tariff's name without a label, if its position leaves no other meaning: at the top of its fuel's prices. */
export function readTariffHeading(context: FieldContext, fuels: readonly FuelName[]): void {
  const { view, ledger } = context
  for (const fuel of fuels.filter((one) => (ledger.get(`${one}.tariffName`)?.score ?? 0) < 0.5)) {
    const found = view.cells
      .flatMap((cell) => [
        ...behindFuel(cell),
        ...besideFuel(context, cell),
        ...overPrices(context, cell),
        ...underHead(context, cell),
      ])
      .filter((named) => (named.fuel ?? view.fuelOf(named.cell) ?? (fuels.length === 1 ? fuel : undefined)) === fuel)
    const named = found.length > 0 ? found : placedNames(context, fuel, fuels)
    const [first] = named
    if (!first || new Set(named.map(({ name }) => name)).size > 1) continue
    const { name, cell, start } = first
    ledger.put({
      path: `${fuel}.tariffName`,
      value: name,
      score: 0.65,
      place: { cell, start, end: start + name.length },
    })
  }
}

const HEAD =
  /^(?:(?:your )?(?:electricity|gas|elec)(?: (?:supply|charges?|usage|tariff|plan))?|(?:energy|supply) charges?)(?:\s[-–—]\s|\s?:\s|\s?[|•·]\s?|\s(?=\())\(?/i

/** "Electricity - Fix & Save 12M v3", "GAS · FLEX", "Energy Charges: Flexible" as a heading. */
function behindFuel(cell: Cell): NamedTariff[] {
  const head = HEAD.exec(cell.text)?.[0].length
  const rest = head === undefined ? '' : cell.text.slice(head)
  const name = rest.split(/\s?[)|•·]/)[0]?.trim()
  return head !== undefined && name && isName(name) ? [{ name, cell, start: cell.text.indexOf(name, head) }] : []
}

/** "Electricity        Next Flex": at the other end of the heading's line. */
function besideFuel({ view }: FieldContext, cell: Cell): NamedTariff[] {
  if (!isName(cell.text)) return []
  const [head] = cellsLeft(cell, view.cells)
  const fuel = head && /^(?:your )?(?:electricity|gas)(?: (?:supply|charges?|usage))?$/i.test(head.text.trim())
  const isHeading = head && head.height >= 0.95 * cell.height
  if (!fuel || !isHeading || cellsRight(cell, view.cells).length > 0) return []
  return [{ name: cell.text.trim(), cell, start: 0, fuel: /gas/i.test(head.text) ? 'gas' : 'electricity' }]
}

/** A line alone in its row directly above the prices and terms of its fuel, as large as they or larger. */
function overPrices({ view }: FieldContext, cell: Cell): NamedTariff[] {
  if (!isName(cell.text) || view.labelsIn(cell).some(({ strength }) => strength === 1)) return []
  const [next] = cellsBelow(cell, view.cells)
  if (!next || next.top - cell.bottom > 2 * cell.height || cell.height < 0.95 * next.height) return []
  const isOver = view.labelsIn(next).some(({ kind, start }) => TERMS.includes(kind) && start <= 2)
  const isAlone = [...cellsLeft(cell, view.cells), ...cellsRight(cell, view.cells)].every((other) =>
    // Next to it at most the corresponding heading of the other column.
    isName(other.text),
  )
  return isOver && isAlone ? [{ name: cell.text.trim(), cell, start: 0 }] : []
}

/** "Name: Flexi Green" in the part of the page headed by the tariff. */
function underHead({ view }: FieldContext, cell: Cell): NamedTariff[] {
  const inside = /^name\s?:\s?(?=[A-Z0-9])/i.exec(cell.text)?.[0].length
  if (inside === undefined && !/^name\s*:?$/i.test(cell.text)) return []
  const head = cellsAbove(cell, view.cells)
    .slice(0, 2)
    .find(({ text, height }) => text.length < 40 && (height > cell.height || inside !== undefined))
  if (!head || !/\b(?:tariff|plan)\b/i.test(head.text)) return []
  if (inside !== undefined) return [{ name: cell.text.slice(inside).trim(), cell, start: inside }]
  return cellsRight(cell, view.cells)
    .filter(({ text }) => /^[A-Z0-9]/.test(text) && text.length <= 60)
    .map((value) => ({ name: value.text.trim(), cell: value, start: 0 }))
}

function isName(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return (
    /^[A-Z0-9]/.test(text) &&
    text.length >= 4 &&
    text.length <= 50 &&
    words.length <= 7 &&
    TARIFF_WORD.test(text) &&
    !NO_NAME.test(text) &&
    !isTimeOrReading(text)
  )
}
