import type { Fuel, RegionLetter } from '@mowatt/tariffs'
import type { Fact, FactId, FactValue } from './fact.ts'

/**
 * The facts of one turn. A tool never states a value: it names where the value is, and the book reads it there. So what is
 * not on the bill, in the catalogue, in a reference table, in a topic or in the person's words cannot become a fact.
 * Every method yields undefined where the source does not have it ("the bill does not say").
 */
export type FactBook = {
  /** A field of a bill, such as `electricity.unitRates.0.pencePerKwh`. */
  bill(billId: string, path: string): FactId | undefined
  tariff(tariffId: string, field: string, of?: { fuel?: Fuel; region?: RegionLetter }): FactId | undefined
  cap(fuel: Fuel, field: 'unit_rate' | 'standing_charge', region?: RegionLetter): FactId | undefined
  reference(id: string): FactId | undefined
  topic(topicId: string, figure: string): FactId | undefined
  /** What the person said: the words must contain the value. */
  told(value: FactValue, from: { message: number; words: string }): FactId | undefined
  record(record: 'waitlist' | 'switch' | 'reminder' | 'calendar', field: string): FactId | undefined
  /** By a working of the registry in `workings.ts`: the book computes it, and the audit computes it again. */
  worked(by: string, of: readonly FactId[], args?: Readonly<Record<string, unknown>>): FactId | undefined
  get(id: FactId): Fact
  all(): readonly Fact[]
}
