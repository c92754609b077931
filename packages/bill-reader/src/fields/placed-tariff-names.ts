import { fuelNamed } from '../labels/fuel-words.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import { findDates } from '../values/find-dates.ts'
import type { FieldContext } from './field-context.ts'
import { isSentence, isTimeOrReading, type NamedTariff, tailOfName, TARIFF_WORD } from './tariff-name.ts'

type FuelName = 'electricity' | 'gas'

/**
 * Words that the rest of a bill consists of: a text of only these is a heading, a label or an answer, and not a name.
 */
const OF_BILLS =
  /^(?:a|an|and|are|as|at|by|for|from|how|in|incl?|including|is|it|its|made|of|on|or|our|over|per|see|that|the|this|to|up|us|was|we|what|when|where|which|will|with|you|your|used?|usage|using|energy|electric(?:ity)?|gas|fuel|dual|power|supply|supplies|supplied|meters?|metered|reads?|readings?|smart|actual|estimated?|customers?|opening|closing|previous|present|latest|last|current|first|start|end|now|before|after|time|period|dates?|days?|daily|night|peak|off|unit|units|kwh|rates?|prices?|standing|charges?|charged|fixed|service|costs?|total|totals|sub|net|vat|value|added|tax|amount|sums?|balance|due|paid|pay|payments?|method|account|number|no|ref|reference|point|serial|mpan|mprn|core|bill|billed|bills|statement|invoice|summary|details?|detail|breakdown|information|about|tariff|plan|product|deal|contract|year|yearly|annual|months?|monthly|quarter|quarterly|consumption|import|export|cubic|metres|correction|calorific|volume|direct|debit|credit|none|yes|page|p|m3|x|all|each|other|part|parts|section|type|two|single|general|register|regs?|history|graph|chart|compared?|average|typical|carried|brought|forward|connection|network|distributor|address|home|house|emergency|number:|results?|notes?|help|contact|questions?|calculation|calculated|worked|out|makes?|comes?|came|went|money|new|old|more|less|plus|minus|equals|gross|description|qty|quantity|pence|pounds|gbp|only|not|applicable|explained|story|look|glance)$/i
const NAMES_NOTHING =
  /[£:?=×@]|\d{5}|\d[.,]\d|^\d+$|\b[kK][wW][hH]\b|\b(?:Mr|Mrs|Ms|Miss|Dr|Ltd|Limited|plc)\b|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/
const ENOUGH = 2
const FOR_ITS_PLACE = 10
const FOR_ITS_SUPPLY = 1.5
const MOST_LINES_UNDER_HEAD = 4
const FAR_UNDER_HEAD = 9

/**
 * A tariff's name without a label: it is the heading of its fuel's part, is printed in both fuels' parts, or looks like
 * a tariff's name.
 */
export function placedNames({ view, ledger }: FieldContext, fuel: FuelName, fuels: readonly FuelName[]): NamedTariff[] {
  const supplier = String(ledger.get('supplier')?.value ?? '').toLowerCase()
  const texts = view.cells.flatMap((cell) => {
    const name = nameIn(cell)
    const start = cell.text.indexOf(name ?? '')
    const end = start + (name?.length ?? 0)
    const isLabel = view.labelsIn(cell).some((label) => label.strength === 1 && label.start < end)
    if (!name || name.toLowerCase() === supplier || isLabel) return []
    return [{ name, cell, start, of: view.fuelOf(cell) ?? (fuels.length === 1 ? fuel : undefined) }]
  })
  const weighed = texts
    .filter(({ of }) => of === fuel)
    .map((named) => ({ ...named, weight: weightOf(named.name, named.cell) }))
    .filter(({ weight }) => weight % FOR_ITS_PLACE >= ENOUGH)
  const most = Math.max(...weighed.map(({ weight }) => weight))
  return weighed.filter(({ weight }) => weight === most)

  function weightOf(name: string, cell: Cell): number {
    const isTwin = texts.some((other) => other.name === name && other.of !== fuel && other.of !== undefined)
    const above = cellsAbove(cell, view.cells)
    const at = above.slice(0, FAR_UNDER_HEAD).findIndex(isFuelHead)
    const [left] = cellsLeft(cell, view.cells)
    const isBeside = left !== undefined && isFuelHead(left)
    const isHead = /^(?:electricity|gas)\s/i.test(cell.text)
    const isAlone = cellsRight(cell, view.cells).every(
      (other) =>
        nameIn(other) !== undefined ||
        !/\d/.test(other.text) ||
        // What is agreed of a tariff stands beside its name.
        view.labelsIn(other).some(({ kind }) => kind === 'exitFee' || kind === 'endDate'),
    )
    const beside = cellsRight(cell, view.cells)[0]
    const isBeforeSupply = BEFORE_SUPPLY.test(`${cell.text} ${beside?.text ?? ''}`)
    const isPlaced = at >= 0 || isBeside || isHead
    if (!isPlaced && !isTwin) return 0
    return (
      (TARIFF_WORD.test(name) ? 1.2 : 0) +
      (isTwin ? 1.2 : 0) +
      (isBeside || isHead || at === 0 ? 1 : at > 0 && at < MOST_LINES_UNDER_HEAD ? 0.5 : 0) +
      (isAlone ? 0 : -0.5) +
      (isBeforeSupply ? FOR_ITS_SUPPLY : 0) +
      // Far from its fuel's heading only if no other name is nearer.
      (isPlaced ? FOR_ITS_PLACE : 0)
    )
  }
}

/** "Electricity", or "Electricity – £34.92": the part's total may be in its heading. */
function isFuelHead({ text }: Cell): boolean {
  const head = text.replace(/\s?[-–—:]?\s?£\s?[\d,]+\.\d{2}$/, '')
  return head.length < 40 && !/[\d£]/.test(head) && fuelNamed(head) !== undefined
}

/** "Gas - Hearth 24 MPRN 8849423109": the tariff is between the fuel and its supply number. */
const BEFORE_SUPPLY = /^(?:electricity|gas)\s?[-–—:·•|]\s?[^\d\s].*\s(?:MPAN|MPRN|[Mm]eter (?:no|number|serial|point))/i

/** "Flexi Green (1 Oct 2025 - 31 Oct 2025)": the days that its prices were charged for. */
function withoutDays(text: string): string {
  const bracket = /\s\(([^()]{8,60})\)$/.exec(text)
  return bracket && findDates(bracket[1] ?? '').some(({ isRange }) => isRange) ? text.slice(0, bracket.index) : text
}

function isDay(text: string): boolean {
  const [date] = findDates(text)
  return date !== undefined && date.start === 0 && date.end === text.length
}

/** What may be a name at the beginning of a cell, up to a stop and behind the fuel's word. */
function nameIn({ text }: Cell): string | undefined {
  const rest = withoutDays(text).replace(/^(?:electricity|gas)\s?(?:[-–—:·•|]\s?|(?<=\s))(?=\S)/i, '')
  const first = rest.split(/\s?[·•|]|\s[-–—]\s|\s(?=[Mm]eter (?:no|number|serial|point)|MPAN|MPRN)/)[0]
  const name = first === undefined ? undefined : (first + tailOfName(rest.slice(first.length))).trim()
  if (
    !name ||
    name.length < 4 ||
    name.length > 45 ||
    NAMES_NOTHING.test(name) ||
    isTimeOrReading(name) ||
    isSentence(name) ||
    isDay(name)
  )
    return undefined
  const words = name.split(/\s+/)
  const isSaid = words.some((word) => /[a-z]{3}/i.test(word) && !OF_BILLS.test(word))
  const isNamed = words.every((word) => /^[A-Z0-9&+(]/.test(word) || /^(?:and|the|of|for|v?\d\w*)$/.test(word))
  return words.length <= 7 && isNamed && (isSaid || TARIFF_WORD.test(name)) ? name : undefined
}
