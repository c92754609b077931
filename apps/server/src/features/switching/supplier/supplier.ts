import type { Fuel } from '@mowatt/tariffs'
import type { BankDetails, SwitchDetails } from '../switches/switch-record.ts'

/** Why a switch does not go ahead. */
export type Objection = 'debt' | 'not_accepted'

export type SupplierOrder = {
  /** The same order sent twice is one order: this is its idempotency key at the supplier. */
  switchId: string
  tariffId: string
  fuels: readonly Fuel[]
  details: SwitchDetails
  bank: BankDetails | null
}

/** The state of an order. */
export type SupplierNews =
  | { kind: 'waiting'; askAgainAt: Date }
  | { kind: 'accepted' }
  | { kind: 'objected'; reason: Objection }
  | { kind: 'completed' }

export type StandingOrder = {
  reference: string
  consentedAt: Date
  /** Null until the supplier accepted; supply moves only after it. */
  coolingOffEndsAt: Date | null
}

/** The new supplier's side. It may be slow, unavailable, or called twice: none of that may change the outcome. */
export type Supplier = {
  isSimulated: boolean
  submit(order: SupplierOrder): Promise<{ reference: string }>
  ask(order: StandingOrder, at: Date): Promise<SupplierNews>
  /** Retried after a failure, so it must be idempotent. */
  withdraw(reference: string): Promise<void>
}
