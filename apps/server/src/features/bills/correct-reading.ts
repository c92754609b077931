import type { BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { parseCorrection } from './parse-correction.ts'

/**
 * The same reading with one value put right; undefined when the bill has no such line or the text cannot be its value.
 * Sums that used the old value prove nothing any more and go.
 */
export function correctReading(reading: BillReading, path: string, text: string): BillReading | undefined {
  const found = Object.hasOwn(reading.evidence, path) ? reading.evidence[path] : undefined
  const value = found && parseCorrection(path, text)
  if (!found || value === undefined) return undefined
  const lost = reading.checks.filter(({ fields }) => fields.includes(path))
  const touched = new Set(lost.flatMap(({ fields }) => fields))
  const lostNames = new Set(lost.map(({ name }) => name))
  const evidence = Object.fromEntries(
    Object.entries(reading.evidence).map(([each, old]): [string, FieldEvidence] => {
      if (each === path) return [each, { ...old, status: 'corrected', value, confidence: 1, checks: [] }]
      if (!touched.has(each)) return [each, old]
      return [each, { ...old, checks: old.checks.filter(({ name }) => !lostNames.has(name)) }]
    }),
  )
  const facts = structuredClone(reading.facts)
  setFact(facts as unknown as Tree, path.split('.'), value, reading.evidence, '')
  return { facts, evidence, checks: reading.checks.filter((check) => !lost.includes(check)) }
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

/** Doubtful members are left out of the facts, so a later one stands further to the front there. */
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
  return rates.some(({ register }) => register === 'day') ? 'night' : 'day'
}
