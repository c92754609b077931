import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { BillDoubt } from '@mowatt/bill-reader/doubts-of-bill'
import type { ToldInChat } from '@mowatt/contract'
import type { GuardRecord, IsoDay } from '@mowatt/tariffs'
import type { Household } from '@mowatt/agent/advise-home'
import type { Context } from '../../context.ts'
import type { SealedColumn } from '../../platform/secrets/reseal-column.ts'
import { createSeal } from '../../platform/secrets/seal.ts'
import type { SupplyKey } from './supply-keys.ts'

const PURPOSE = 'mowatt homes'
const SEALED = { ring: 'files', purpose: PURPOSE } as const
export const homeColumns: readonly SealedColumn[] = [
  { ...SEALED, table: 'homes_home', column: 'sealed_home' },
  { ...SEALED, table: 'homes_watch', column: 'sealed_address', key: 'home_id', labelOf: (id) => `address of ${id}` },
  { ...SEALED, table: 'homes_complaint', column: 'sealed_complaint', labelOf: (id) => `complaint ${id}` },
  { ...SEALED, table: 'homes_half_hours', column: 'sealed_half_hours', labelOf: (id) => `half hours ${id}` },
  { ...SEALED, table: 'homes_watch', column: 'sealed_told', key: 'home_id', labelOf: (id) => `told of ${id}` },
  { ...SEALED, table: 'homes_guard', column: 'sealed_guard', key: 'switch_id', labelOf: (id) => `guard of ${id}` },
]

/** A bill of a home, with the last day that it speaks of. `isByHand`: the user placed it there, so it isn't moved. */
export type BillOfHome = { id: string; on: IsoDay; keys: SupplyKey[]; isByHand?: true }

/** What a bill says about current prices. */
export type BillBasis = { billId: string; facts: BillFacts; doubts: BillDoubt[] }

export type HomeContent = {
  name: string
  told: Household
  /** The latest last. */
  bills: BillOfHome[]
  /** Of all bills that were ever its own, and of what the user said. */
  supply: SupplyKey[]
  /** For a home without an account, whose bills are deleted before it is. */
  basis?: BillBasis
  errands?: ErrandsTold
  /** In which conversation the user said it, and when; what was entered on the page isn't here. */
  toldIn?: ToldIn
  /** The switch that led to the deal which the user described; undefined where they said nothing since the last one. */
  dealOf?: string
}

/** What the user said for the checks of chores: a payment, a balance (positive is credit), the day of a move. */
export type ErrandsTold = { monthlyPence?: number; balancePence?: number; movesOn?: IsoDay }

export type ToldIn = Partial<Record<ToldInChat['field'], { chatId: string; on: IsoDay }>>

type Keys = Pick<Context, 'secrets'>

export function sealHome(ctx: Keys, homeId: string, content: HomeContent): Buffer {
  return seal(ctx, homeId, content)
}

export function openHome(ctx: Keys, homeId: string, sealed: Buffer): HomeContent {
  return open(ctx, homeId, sealed) as HomeContent
}

/**
 * Where mails are sent, and the words that the user agreed to. It contains the token of the stop link too: the table
 * has only its hash. Without an address it was stopped.
 */
export type WatchAddress = { email: string | null; stopToken: string; agreed: string }

export function sealAddress(ctx: Keys, homeId: string, address: WatchAddress): Buffer {
  return seal(ctx, `address of ${homeId}`, address)
}

export function openAddress(ctx: Keys, homeId: string, sealed: Buffer): WatchAddress {
  return open(ctx, `address of ${homeId}`, sealed) as WatchAddress
}

export function sealTold(ctx: Keys, homeId: string, told: object): Buffer {
  return seal(ctx, `told of ${homeId}`, told)
}

export function openTold(ctx: Keys, homeId: string, sealed: Buffer): unknown {
  return open(ctx, `told of ${homeId}`, sealed)
}

/**
 * Questions and answers about a switch; the token of its stop link; its mails, so that pending ones can be withdrawn.
 */
export type GuardContent = GuardRecord & { stopToken: string; mails: string[] }

export function sealGuard(ctx: Keys, switchId: string, guard: GuardContent): Buffer {
  return seal(ctx, `guard of ${switchId}`, guard)
}

export function openGuard(ctx: Keys, switchId: string, sealed: Buffer): GuardContent {
  return open(ctx, `guard of ${switchId}`, sealed) as GuardContent
}

export function sealComplaint(ctx: Keys, complaintId: string, complaint: object): Buffer {
  return seal(ctx, `complaint ${complaintId}`, complaint)
}

export function openComplaint(ctx: Keys, complaintId: string, sealed: Buffer): unknown {
  return open(ctx, `complaint ${complaintId}`, sealed)
}

/** A year of half hours, packed as the contract says. */
export type HalfHoursContent = { firstHalfHour: number; packed: string }

export function sealHalfHours(ctx: Keys, id: string, content: HalfHoursContent): Buffer {
  return seal(ctx, `half hours ${id}`, content)
}

export function openHalfHours(ctx: Keys, id: string, sealed: Buffer): HalfHoursContent {
  return open(ctx, `half hours ${id}`, sealed) as HalfHoursContent
}

function seal({ secrets }: Keys, label: string, value: unknown): Buffer {
  return createSeal(secrets.sealing.files, PURPOSE).close(Buffer.from(JSON.stringify(value)), label)
}

function open({ secrets }: Keys, label: string, sealed: Buffer): unknown {
  return JSON.parse(createSeal(secrets.sealing.files, PURPOSE).open(sealed, label).toString())
}
