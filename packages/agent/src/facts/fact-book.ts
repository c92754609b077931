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
 * The facts of one turn. A tool never states a value: it names the source, and the book reads the value there. So a
 * value that is not on the bill, in the catalogue, in a reference table, in a topic or in the user's words cannot
 * become a fact. Every method returns undefined if the source does not have it ("the bill does not say").
 */
export type FactBook = {
  /** The user's messages in this conversation, oldest first, the message of this turn last. */
  readonly messages: readonly string[]
  /** A field of a bill, such as `electricity.unitRates.0.pencePerKwh`. */
  bill(billId: string, path: string): FactId | undefined
  tariff(tariffId: string, field: string, of?: OfTariff): FactId | undefined
  /** Of the average of Great Britain unless a region is given. */
  cap(fuel: Fuel, field: 'unit_rate' | 'standing_charge', of?: OfCap): FactId | undefined
  reference(id: string): FactId | undefined
  topic(topicId: string, figure: string): FactId | undefined
  /** A value stated by the user: the words are in that message, and contain the value. */
  told(value: FactValue, from: { message: number; words: string }): FactId | undefined
  /** The same, searched in all their messages, the newest first. */
  noted(value: FactValue): FactId | undefined
  record(record: RecordKind, field: string): FactId | undefined
  /** By a formula in the registry in `workings.ts`: the book calculates it, and the audit recalculates it. */
  worked(by: WorkingName, of: readonly FactId[], args?: WorkingArgs): FactId | undefined
  get(id: FactId): Fact
  all(): readonly Fact[]
}

/** Facts read so far, for the text and the audit. */
export type KnownFacts = Pick<FactBook, 'messages' | 'get'>
