import type { IsoDay } from '../calendar/iso-day.ts'
import type { HolidaysOf } from '../calendar/working-days.ts'
import type { Fuel } from '../tariff/fuel.ts'

/** What has to happen between the consent to a switch and the second bill of the new supplier, in order. */
export const GUARD_STEPS = ['welcome', 'reading', 'moved', 'final_bill', 'credit', 'first_bill', 'second_bill'] as const
export type GuardStepKind = (typeof GUARD_STEPS)[number]

/** `none_due`: nothing had to arrive, such as no credit to refund, or a meter that sends its readings automatically. */
export const GUARD_ANSWERS = ['got_it', 'not_yet', 'none_due'] as const
export type GuardAnswer = (typeof GUARD_ANSWERS)[number]

/** A switch that the user agreed to. */
export type GuardedSwitch = {
  newSupplier: string
  fuels: readonly Fuel[]
  /** The day that supply moved, or by which it has to. */
  startsOn: IsoDay
  hasMoved: boolean
  holidaysOf: HolidaysOf
}

/** A bill of the same supply, as far as it was read. */
export type GuardBill = {
  id: string
  supplier?: string | undefined
  fuels: readonly Fuel[]
  from?: IsoDay | undefined
  to?: IsoDay | undefined
  /** When it was written. */
  on?: IsoDay | undefined
  /** Negative is credit. */
  balancePence?: number | undefined
}

/** What the user was asked, and their answer. */
export type GuardRecord = {
  asked: Partial<Record<GuardStepKind, IsoDay>>
  answers: Partial<Record<GuardStepKind, { answer: GuardAnswer; on: IsoDay }>>
}

/**
 * `waiting`: nothing to do before `askOn`. `due`: it should have arrived, and the user has not been asked yet. `asked`:
 * an email asked them. `late`: the user says that it has not arrived, and its due date has passed.
 */
export type GuardState = 'waiting' | 'due' | 'asked' | 'done' | 'late' | 'not_needed'

export type GuardStep = {
  kind: GuardStepKind
  state: GuardState
  /** Null while it depends on something that has not happened. */
  dueOn: IsoDay | null
  askOn: IsoDay | null
  doneOn: IsoDay | null
  /** The bill that showed it. */
  billId: string | null
}

/** The possible answers to a step. */
export const ANSWERS_TO: Readonly<Record<GuardStepKind, readonly GuardAnswer[]>> = {
  welcome: ['got_it', 'not_yet'],
  reading: ['got_it', 'not_yet', 'none_due'],
  moved: ['got_it', 'not_yet'],
  final_bill: ['got_it', 'not_yet', 'none_due'],
  credit: ['got_it', 'not_yet', 'none_due'],
  first_bill: ['got_it', 'not_yet'],
  second_bill: ['got_it', 'not_yet'],
}
