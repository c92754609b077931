import type { BillFacts } from '@mowatt/bill-reader/bill-facts'

export type Tally = { right: number; wrong: number; missed: number; extra: number }
export type FieldMark = { path: string; truth?: string; read?: string; mark: keyof Tally }

/** Compares field by field. A wrong value counts against both recall and precision. */
export function scoreFacts(truth: BillFacts, read: BillFacts): FieldMark[] {
  const wanted = flatten(truth)
  const given = flatten(read)
  const paths = new Set([...wanted.keys(), ...given.keys()])
  return [...paths].map((path): FieldMark => {
    const truthText = wanted.get(path)
    const readText = given.get(path)
    if (truthText === undefined) return { path, mark: 'extra', ...(readText !== undefined && { read: readText }) }
    if (readText === undefined) return { path, mark: 'missed', truth: truthText }
    return { path, truth: truthText, read: readText, mark: truthText === readText ? 'right' : 'wrong' }
  })
}

export function tally(marks: readonly FieldMark[]): Tally {
  const sum: Tally = { right: 0, wrong: 0, missed: 0, extra: 0 }
  for (const { mark } of marks) sum[mark]++
  return sum
}

export function recallOf({ right, wrong, missed }: Tally): number {
  return right / Math.max(1, right + wrong + missed)
}

export function precisionOf({ right, wrong, extra }: Tally): number {
  return right / Math.max(1, right + wrong + extra)
}

/** Lists are keyed by register, texts compared without case and spaces; marks of VAT, kinds of reading and of customer are not scored. */
function flatten(facts: BillFacts): Map<string, string> {
  const fields = new Map<string, string>()
  const walk = (value: unknown, path: string): void => {
    if (
      value === undefined ||
      /(?:^|\.)(?:vat|standingChargeVat|reason|businessSign|isResold|register|latestKind|previousKind|documentType)$/.test(
        path,
      )
    )
      return
    if (Array.isArray(value)) {
      for (const item of value as { register?: string }[]) walk(item, `${path}.${item.register ?? ''}`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
    } else {
      fields.set(path, plain(value))
    }
  }
  walk(facts, '')
  return fields
}

function plain(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 1e4) / 1e4)
  return String(value).toLowerCase().replaceAll(/[\s-]/g, '')
}
