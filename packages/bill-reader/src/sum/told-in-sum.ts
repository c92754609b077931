import type { BillReading, Check } from '../bill-facts.ts'
import { billSum } from './bill-sum.ts'
import { workLine } from './sum-line.ts'

/** What the bill's arithmetic says for or against a value that the user stated, and against the total with it. */
export function toldInSum(reading: BillReading, path: string): Check[] {
  const lines = reading.billed?.lines ?? []
  const worked = lines.map((line) => workLine(line, lines, reading)).filter(({ toldPaths }) => toldPaths.includes(path))
  const products = worked.map(({ text, comes_to: comesTo, outcome, note }): Check => ({
    name: 'quantity x price',
    outcome: outcome === 'differs' ? 'contradicts' : 'supports',
    fields: [path],
    detail: `${text} = ${comesTo}. ${note}`,
  }))
  const isTotal = /(?:^|\.)totalChargesGbp$/.test(path)
  if (worked.length === 0 && !isTotal) return products
  const sum = billSum(reading)
  if (!sum || sum.outcome === 'unknown') return products
  const fields = isTotal ? [path] : [path, 'totalChargesGbp'].filter((each) => reading.evidence[each])
  const outcome = sum.outcome === 'agrees' ? 'supports' : 'contradicts'
  return [...products, { name: 'sum of lines', outcome, fields, detail: sum.says }]
}
