import type { Cell } from '../layout/cell.ts'
import type { FieldContext } from './field-context.ts'

const HEAD_SHARE = 0.22
/** What is set large at the head of a bill and is no firm's name. */
const NOT_A_FIRM =
  /\b(?:bills?|statement|invoice|summary|account|welcome|hello|hi|dear|balance|page|your|you|we|total|due|pay(?:ment)?|energy use|usage|electricity|gas|tariff|charges?|customer|supply|credit|debit|owe|important|thank|print|terms|help|contact|about|information|breakdown|readings?|meters?|prices?|notes?|details?|moving|questions?|news)\b|[£\d@:?!]/i

/** The name that heads the first page larger than all else there: firms are not all called this or that Energy. */
export function headName({ view }: FieldContext): Cell | undefined {
  const first = view.cells.filter(({ page, top }) => page.page === 1 && top < HEAD_SHARE * page.heightPoints)
  const sizes = view.cells.map(({ height }) => height).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const [largest, second] = first.toSorted((a, b) => b.height - a.height)
  if (!largest || largest.height < 1.45 * usual || !isFirm(largest.text)) return undefined
  // Two names of one size leave it open.
  return second && second.height > 0.95 * largest.height && isFirm(second.text) ? undefined : largest
}

function isFirm(text: string): boolean {
  return /^[A-Z][\w'&.-]*(?: (?:&|[A-Z][\w'&.-]*|[a-z]{2,3})){0,3}$/.test(text.trim()) && !NOT_A_FIRM.test(text)
}

/** Whether another name that was found is to be believed before the head: it stands there too, or is the head itself. */
export function isOfHead({ name, cell }: { name: string; cell: Cell }, head: Cell): boolean {
  if (head.text.toLowerCase().includes(name.toLowerCase())) return name.length > 0.7 * head.text.length
  return cell.page.page === 1 && cell.top < HEAD_SHARE * cell.page.heightPoints
}
