import type { ChatOffer, SwitchState } from '@mowatt/contract'
import type { Fuel, IsoDay, Price, RegionLetter } from '@mowatt/tariffs'

/** The chosen offer, exactly as it was shown. */
export type FrozenOffer = {
  offer: ChatOffer
  /** Undefined where the comparison did not name one of the fourteen. */
  region?: RegionLetter
  fuels: Fuel[]
  /** Of the tariff in the catalogue: another print is another price. */
  print: string
  comparedOn: IsoDay
  /** The term of a fixed price: so many months from the move, or until a day. */
  fixed?: { months: number } | { until: IsoDay }
  /** Time-of-use prices, exactly: the rates that were shown are words. */
  byTime?: Partial<Record<Fuel, Price>>
}

export type Address = { line_1: string; line_2: string; town: string; postcode: string }

/** What the user has filled in so far. A field that is present is valid, except those in `address` alone. */
export type SwitchDetails = {
  full_name?: string
  email?: string
  phone?: string
  address?: Address
  mpan?: string
  mprn?: string
  has_special_needs?: boolean
}

export type BankDetails = { account_name: string; sort_code: string; account_number: string }

/** What was agreed to, word for word, with what it was about; the rates are in the frozen offer. */
export type ConsentRecord = {
  tariffId: string
  supplier: string
  name: string
  yearlyPence: number
  exitFeePence: number
  term: string
  paymentMethod: ChatOffer['payment_method']
  agreed: string[]
}

export type SwitchRecord = {
  id: string
  comparisonId: string
  tariffId: string
  chatId: string | null
  owner: string
  userId: string | null
  state: SwitchState
  isSimulated: boolean
  frozen: FrozenOffer
  details: SwitchDetails
  bank: BankDetails | null
  offerExpiresAt: Date
  consent: ConsentRecord | null
  consentedAt: Date | null
  emailHash: Buffer | null
  /** From consent on; while a switch runs, it is unique. */
  mpanHash: Buffer | null
  mprnHash: Buffer | null
  supplierReference: string | null
  coolingOffEndsOn: IsoDay | null
  coolingOffEndsAt: Date | null
  warnedAt: Date | null
  expectedOn: IsoDay | null
  dueAt: Date | null
  endedAt: Date | null
  createdAt: Date
  deleteAt: Date
}

/** What a step may change; the rest of a switch never changes. */
export type SwitchChange = Partial<
  Pick<
    SwitchRecord,
    | 'details'
    | 'bank'
    | 'consent'
    | 'consentedAt'
    | 'emailHash'
    | 'mpanHash'
    | 'mprnHash'
    | 'supplierReference'
    | 'coolingOffEndsOn'
    | 'coolingOffEndsAt'
    | 'warnedAt'
    | 'expectedOn'
    | 'dueAt'
    | 'endedAt'
    | 'deleteAt'
  >
>
