import type { BillFacts, Check, FieldEvidence } from '../bill-facts.ts'
import { type Cell, boxOfRange } from '../layout/cell.ts'

/** Where a value is printed. */
export type Place = { cell: Cell; start: number; end: number }

export type Entry = {
  path: string
  value: string | number
  score: number
  place: Place
  beside?: Record<string, string | number>
}

export type Rival = { path: string; value: string | number; places: readonly Place[] }

/** Collects the values that were read, with the evidence for and against them; facts are built from it at the end. */
export type Ledger = {
  put: (entry: Entry) => void
  drop: (path: string) => void
  get: (path: string) => Entry | undefined
  has: (path: string) => boolean
  paths: () => string[]
  note: (check: Omit<Check, 'rival'> & { rival?: Rival | undefined }) => void
  /** Whether a check supports it and none contradicts it. */
  isProven: (path: string) => boolean
  isBackedBy: (path: string, check: string) => boolean
  /** A field whose value must not be reported, whatever its label says. */
  doubt: (path: string) => void
  close: () => { facts: Partial<BillFacts>; evidence: Record<string, FieldEvidence>; checks: Check[] }
}

/** A label with a value of the right form, with no proof required and no contradiction. */
const BELIEVED = 0.5
/** A comparison is based on prices, and a page has many numbers that look like one. */
const PRICE_BELIEVED = 0.62
const PRICE = /unitRates|standingCharge/

export function openLedger(): Ledger {
  const entries = new Map<string, Entry>()
  const checks: Check[] = []
  const doubts = new Set<string>()
  return {
    put: (entry) => void entries.set(entry.path, entry),
    drop: (path) => void entries.delete(path),
    get: (path) => entries.get(path),
    has: (path) => entries.has(path),
    paths: () => [...entries.keys()],
    note: ({ rival, ...check }) => void checks.push({ ...check, ...(rival && { rival: placed(rival) }) }),
    isProven: (path) => {
      const about = checks.filter(({ fields }) => fields.includes(path))
      return about.length > 0 && about.every(({ outcome }) => outcome === 'supports')
    },
    isBackedBy: (path, check) => checks.some(({ name, fields }) => name === check && fields.includes(path)),
    doubt: (path) => void doubts.add(path),
    close: () => closeLedger(entries, checks, doubts),
  }
}

function placed({ path, value, places }: Rival): NonNullable<Check['rival']> {
  const onPage = places.map(({ cell, start, end }) => ({ page: cell.page.page, box: boxOfRange(cell, start, end) }))
  return { path, value, places: onPage }
}

function closeLedger(entries: ReadonlyMap<string, Entry>, checks: readonly Check[], doubts: ReadonlySet<string>) {
  const evidence: Record<string, FieldEvidence> = {}
  const facts: Partial<BillFacts> = {}
  for (const { path, value, score, place, beside } of entries.values()) {
    const about = checks.filter(({ fields }) => fields.includes(path))
    const supports = about.filter(({ outcome }) => outcome === 'supports').length
    const contradicts = about.length - supports
    const isDoubtful =
      doubts.has(path) ||
      contradicts > supports ||
      (supports === 0 && score < (PRICE.test(path) ? PRICE_BELIEVED : BELIEVED))
    const confidence = Math.max(0.05, Math.min(0.99, 0.72 * Math.min(1, score) + 0.13 * supports - 0.3 * contradicts))
    evidence[path] = {
      status: isDoubtful ? 'doubtful' : 'read',
      value,
      confidence: Math.round((isDoubtful ? Math.min(confidence, 0.45) : confidence) * 100) / 100,
      page: place.cell.page.page,
      box: boxOfRange(place.cell, place.start, place.end),
      printed: place.cell.text.slice(place.start, place.end).trim(),
      checks: about.map(({ name, outcome }) => ({ name, outcome })),
    }
    // Usage at a rate that is not believed is worth nothing alone.
    const rate = /unitRates\.\d+\.kwh$/.test(path) ? evidence[path.replace(/kwh$/, 'pencePerKwh')] : undefined
    if (isDoubtful || rate?.status === 'doubtful') continue
    setPath(facts as Tree, path.split('.'), value)
    for (const [name, mark] of Object.entries(beside ?? {})) {
      setPath(facts as Tree, [...path.split('.').slice(0, -1), name], mark)
    }
  }
  closeGaps(facts as Tree)
  return { facts, evidence, checks: [...checks] }
}

type Tree = { [key: string]: Tree | Tree[] | string | number }

/** `electricity.unitRates.0.pencePerKwh`: numbers in a path create lists. */
function setPath(tree: Tree, steps: readonly string[], value: string | number): void {
  const [step = '', ...rest] = steps
  if (rest.length === 0) {
    tree[step] = value
    return
  }
  const isList = /^\d+$/.test(rest[0] ?? '')
  tree[step] ??= isList ? [] : {}
  setPath(tree[step] as Tree, rest, value)
}

/** Doubtful members leave holes in lists. */
function closeGaps(tree: Tree): void {
  for (const [key, value] of Object.entries(tree)) {
    if (Array.isArray(value)) tree[key] = value.filter(Boolean)
    else if (typeof value === 'object') closeGaps(value)
  }
}
