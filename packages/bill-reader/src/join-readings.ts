import type { Apart, BillFacts, BillReading, FieldEvidence } from './bill-facts.ts'

type Joined = { kind: 'joined'; reading: BillReading } | { kind: 'apart'; why: Apart | undefined }

const NUMBERS = ['accountNumber', 'electricity.mpan', 'gas.mprn', 'customerPostcode'] as const

/**
 * Joins pages of one bill from two uploads, in either order. Contradictory readings are never joined. `before` is how
 * many pages come first; those of `earlier` are numbered after them.
 */
export function joinReadings(earlier: BillReading, latest: BillReading, before: number): Joined {
  const [one, other] = [earlier.facts, latest.facts]
  if (!one.isEnergyBill || !other.isEnergyBill) return { kind: 'apart', why: undefined }
  if (isOther(one.supplier, other.supplier)) return { kind: 'apart', why: 'two_suppliers' }
  if (NUMBERS.some((path) => isOther(valueAt(one, path), valueAt(other, path))))
    return { kind: 'apart', why: 'two_accounts' }
  const isPart = one.documentType === 'bill_page' || other.documentType === 'bill_page'
  if (!isPart || isOther(one.periodTo, other.periodTo) || hasOtherPrices(one, other))
    return { kind: 'apart', why: isSameAccount(one, other) ? 'same_account' : undefined }
  return { kind: 'joined', reading: merge(latest, shifted(earlier, before)) }
}

function isSameAccount(one: BillFacts, other: BillFacts): boolean {
  return NUMBERS.some((path) => valueAt(one, path) !== undefined && valueAt(other, path) !== undefined)
}

/** Both have a value, and they differ; a longer form of a name is the same name. */
function isOther(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false
  const [a, b] = [plain(one), plain(other)]
  return !a.includes(b) && !b.includes(a)
}

function hasOtherPrices(one: BillFacts, other: BillFacts): boolean {
  return (['electricity', 'gas'] as const).some((fuel) => {
    const [a, b] = [one[fuel]?.standingChargePencePerDay, other[fuel]?.standingChargePencePerDay]
    return a !== undefined && b !== undefined && Math.abs(a - b) > SLACK * Math.max(a, b)
  })
}

/** One page may print prices with VAT and another without. */
const SLACK = 0.06

function shifted(reading: BillReading, by: number): BillReading {
  const evidence = Object.fromEntries(
    Object.entries(reading.evidence).map(([path, found]): [string, FieldEvidence] => [
      path,
      { ...found, page: found.page + by },
    ]),
  )
  return { ...reading, evidence }
}

/**
 * Values missing from the first are taken from the second; a list is taken as a whole, so that its positions stay
 * right.
 */
function merge(first: BillReading, second: BillReading): BillReading {
  const own = new Set(
    Object.entries(first.evidence).flatMap(([path, { status }]) => (status === 'doubtful' ? [] : [listOf(path)])),
  )
  const added = Object.entries(second.evidence).filter(([path]) => !own.has(listOf(path)))
  const lists = new Set(added.map(([path]) => listOf(path)))
  const kept = Object.entries(first.evidence).filter(([path]) => !lists.has(listOf(path)))
  const addressee = first.addressee ?? second.addressee
  const whole = [first, second].some(({ facts }) => facts.documentType !== 'bill_page')
  return {
    facts: { ...over(second.facts, first.facts), ...(whole && { documentType: 'energy_bill' as const }) },
    evidence: Object.fromEntries([...kept, ...added]),
    checks: [...first.checks, ...second.checks],
    billed: {
      lines: [...(first.billed?.lines ?? []), ...(second.billed?.lines ?? [])],
      money: [...(first.billed?.money ?? []), ...(second.billed?.money ?? [])],
    },
    marks: { ...second.marks, ...first.marks },
    ...(addressee && { addressee }),
  }
}

function listOf(path: string): string {
  const member = path.search(/\.\d/)
  return member < 0 ? path : path.slice(0, member)
}

function over<T extends object>(under: T, upper: T): T {
  const parts = Object.entries(upper).map(([key, value]) => {
    const below = (under as Record<string, unknown>)[key]
    return [key, isPlain(value) && isPlain(below) ? over(below, value) : value]
  })
  return { ...under, ...(Object.fromEntries(parts) as T) }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueAt(facts: BillFacts, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], facts)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
