import type { BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { parseCorrection } from './parse-correction.ts'
import { recheck } from './recheck.ts'

/** Recalculated as a whole. */
const SUMS = ['sum of lines', 'sum of fuels']

/**
 * The same reading with one value corrected; undefined when the bill has no such line or the text cannot be its value.
 * What used the old value is recalculated with the new one: it may contradict it, and what can't be recalculated is
 * removed.
 */
export function correctReading(reading: BillReading, path: string, text: string): BillReading | undefined {
  const found = Object.hasOwn(reading.evidence, path) ? reading.evidence[path] : undefined
  const value = found && parseCorrection(path, text)
  if (!found || value === undefined) return undefined
  const whole = structuredClone({ ...reading.facts, ...(reading.marks && { marks: reading.marks }) })
  setFact(whole as unknown as Tree, path.split('.'), value, reading.evidence, '')
  const { marks, ...facts } = whole
  const told: FieldEvidence = {
    ...found,
    status: 'corrected',
    value,
    readAs: found.readAs ?? found.value,
    confidence: 1,
  }
  const next = { ...reading, facts, ...(marks && { marks }), evidence: { ...reading.evidence, [path]: told } }
  const again = recheck(next, path)
  const isSummed = again.some(({ name }) => SUMS.includes(name))
  const kept = reading.checks.filter(({ name, fields }) => !fields.includes(path) && !(isSummed && SUMS.includes(name)))
  const checks = [...kept, ...again]
  const lost = reading.checks.filter((check) => !kept.includes(check))
  const touched = new Set([path, ...lost.flatMap(({ fields }) => fields), ...checks.flatMap(({ fields }) => fields)])
  const evidence = Object.fromEntries(
    Object.entries(next.evidence).map(([each, old]): [string, FieldEvidence] => [
      each,
      touched.has(each) ? { ...old, checks: checksOf(checks, each) } : old,
    ]),
  )
  return { ...next, evidence, checks }
}

function checksOf(checks: BillReading['checks'], path: string): FieldEvidence['checks'] {
  return checks.filter(({ fields }) => fields.includes(path)).map(({ name, outcome }) => ({ name, outcome }))
}

type Tree = { [key: string]: Tree | Tree[] | string | number | undefined }

function setFact(
  tree: Tree,
  steps: readonly string[],
  value: string | number,
  evidence: BillReading['evidence'],
  above: string,
): void {
  const [step = '', next, ...rest] = steps
  if (next === undefined) {
    tree[step] = value
    return
  }
  const here = `${above}${step}.`
  if (!/^\d+$/.test(next)) {
    const below = (tree[step] ??= {}) as Tree
    return setFact(below, [next, ...rest], value, evidence, here)
  }
  const list = (tree[step] ??= []) as Tree[]
  const { index, isThere } = placeIn(evidence, here, Number(next))
  if (!isThere) list.splice(index, 0, step === 'unitRates' ? { register: freeRegister(list) } : {})
  setFact(list[index] as Tree, rest, value, evidence, `${here}${next}.`)
}

/** Doubtful members are left out of the facts, so a later one has a smaller index there. */
function placeIn(evidence: BillReading['evidence'], list: string, member: number): { index: number; isThere: boolean } {
  const believed = new Set(
    Object.entries(evidence)
      .filter(([path, { status }]) => path.startsWith(list) && status !== 'doubtful')
      .map(([path]) => Number(path.slice(list.length).split('.')[0])),
  )
  return { index: [...believed].filter((each) => each < member).length, isThere: believed.has(member) }
}

function freeRegister(rates: readonly Tree[]): string {
  if (rates.length === 0) return 'single'
  return (['day', 'night'] as const).find((free) => !rates.some(({ register }) => register === free)) ?? 'peak'
}
