import type { Register } from '../bill-facts.ts'
import type { Fuel } from '../labels/fuel-words.ts'
import type { Cell } from '../layout/cell.ts'
import type { FoundNumber } from '../values/find-numbers.ts'

/** A number together with its position. */
export type PlacedNumber = FoundNumber & { cell: Cell }

/** Quantity times price equals the printed amount: three values that prove each other. */
export type PriceLine = {
  kind: 'unit' | 'standing' | 'levy'
  quantity: PlacedNumber
  price: PlacedNumber
  pence: number
  amount: PlacedNumber
  register: Register | undefined
  fuel: Fuel | undefined
  /** The days of the line, if its row or one above it states them. */
  from?: string
  to?: string
  text: string
  /** The printed amount that it and the other lines add up to, if they were found that way. */
  total?: PlacedNumber
}
