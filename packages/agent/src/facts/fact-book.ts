import type { Fuel, IsoDay, PaymentMethod, RegionLetter } from '@mowatt/tariffs'
import type { Fact, FactId, FactValue, OfTariff, RecordKind, WorkingArgs } from './fact.ts'
import type { WorkingName } from './workings.ts'

export type OfCap = {
  region?: RegionLetter | undefined
  /** Another day than today. */
  on?: IsoDay | undefined
  paymentMethod?: PaymentMethod | undefined
}

/**
 * The facts of one turn. A tool never states a value: it names where the value is, and the book reads it there. So what is
 * not on the bill, in the catalogue, in a reference table, in a topic or in the person's words cannot become a fact.
 * Every method yields undefined where the source does not have it ("the bill does not say").
 */
export type FactBook = {
  /** What the person wrote in this conversation, oldest first, the message of this turn last. */
  readonly messages: readonly string[]
  /** A field of a bill, such as `electricity.unitRates.0.pencePerKwh`. */
  bill(billId: string, path: string): FactId | undefined
  tariff(tariffId: string, field: string, of?: OfTariff): FactId | undefined
  /** Of the average of Great Britain unless a region is given. */
  cap(fuel: Fuel, field: 'unit_rate' | 'standing_charge', of?: OfCap): FactId | undefined
  reference(id: string): FactId | undefined
  topic(topicId: string, figure: string): FactId | undefined
  /** What the person said: the words are of that message, and contain the value. */
  told(value: FactValue, from: { message: number; words: string }): FactId | undefined
  /** The same, looked for in all their messages, the newest first. */
  noted(value: FactValue): FactId | undefined
  record(record: RecordKind, field: string): FactId | undefined
  /** By a working of the registry in `workings.ts`: the book computes it, and the audit computes it again. */
  worked(by: WorkingName, of: readonly FactId[], args?: WorkingArgs): FactId | undefined
  get(id: FactId): Fact
  all(): readonly Fact[]
}

/** Facts that have been read, to be said and audited. */
export type KnownFacts = Pick<FactBook, 'messages' | 'get'>
