import type { BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { labelOf } from '../bill-words.ts'

export type DoubtedValue = FieldEvidence & { path: string; label: string; status: 'corrected' | 'doubtful' }

/** Values that a user corrected, and those that the reader was unsure of; without what only the reader needs. */
export function doubtedValues(reading: BillReading): DoubtedValue[] {
  return Object.entries(reading.evidence).flatMap(([path, found]) => {
    const { status } = found
    const label = status === 'read' ? undefined : labelOf(path, reading)
    return status === 'read' || label === undefined ? [] : [{ ...found, status, path, label }]
  })
}
