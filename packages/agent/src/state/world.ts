import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { CardOf } from '@mowatt/contract'
import type { AgreedDeals, Home, HomeContracts, HomeUse, IsoDay, KnownFigures, Tariff } from '@mowatt/tariffs'
import type { Household, Subject } from '@mowatt/text/household'
import type { Guide, Topics } from '../topics/topic.ts'
import type { AgentState } from './agent-state.ts'

/**
 * A comparison as it was shown, with all that it was worked out from. It is plain JSON, so that it can be stored and
 * recalculated. It has no field for what a supplier pays us.
 */
export type KeptComparison = {
  on: IsoDay
  subject: Subject
  card: Omit<CardOf<'comparison'>, 'comparison_id'>
  verdict: Omit<CardOf<'verdict'>, 'comparison_id'> | null
  home: Home
  use: HomeUse
  contracts: HomeContracts
}

/** What is known permanently about the home of the user. */
export type LastingHome = {
  /** Where it is already stored. */
  id?: string
  /** The deal that it switched to, and the switch. */
  agreed: AgreedDeals
  switchId?: string
  /** From a switch that was agreed to and isn't complete yet. */
  coming?: { tariffName: string; supplier: string; on: IsoDay | null }
  /** As entered on its page. A positive balance is credit. */
  told?: Household
  monthlyPence?: number
  balancePence?: number
  movesOn?: IsoDay
}

/** One of several homes, with the newest of its bills. */
export type HomeChoice = { id: string; name: string; home: LastingHome; bills: World['bills'] }

/** All input from outside the agent, passed in for each turn. */
export type World = {
  today: IsoDay
  catalogue: readonly Tariff[]
  figures: KnownFigures
  /** From this conversation, oldest first; if it has none, the newest of their home. */
  bills: readonly { billId: string; reading: BillReading }[]
  /** For users with an account, if it's certain which home they mean. */
  home?: LastingHome
  /** Their homes, if it is not known which one is meant. */
  homes?: readonly HomeChoice[]
  /** The last bill's reading was stopped, and its file is still stored. */
  hasStoppedBill?: boolean
  guides: readonly Guide[]
  /** Mo's topics. */
  topics?: Topics
  /** Of this person, newest first. */
  switches: readonly CardOf<'switch'>[]
  /** The pending one of this conversation. */
  reminder?: { on: IsoDay; to: string }
  waitlist: { rank: number; total: number; points: number } | undefined
  /** Returns the comparison's ID. */
  keepComparison(kept: KeptComparison): Promise<string>
  /** Undefined if the text cannot be parsed as that value. */
  correctFact(billId: string, path: string, text: string): Promise<BillReading | undefined>
  startSwitch(comparisonId: string, tariffId: string): Promise<CardOf<'switch'> | { refused: string }>
  /**
   * Without an address it is sent to the one confirmed at sign-in. There is one pending reminder for each conversation:
   * `before` is the date that it was set for until now. `to` is for display, and hides most of the address.
   */
  setReminder(
    comparisonId: string,
    on: IsoDay,
    email?: string,
  ): Promise<{ to: string; before: IsoDay | null } | { refused: string } | 'needs_email'>
  /** Cancels those pending in this conversation; returns what will not be sent now. */
  stopReminders(): Promise<{ on: IsoDay; to: string }[]>
}

/** With the home that they chose, and without the bills that they said are not theirs. */
export function ownWorld(world: World, { disowned = [], homeId }: AgentState): World {
  const chosen = world.homes?.find(({ id }) => id === homeId)
  if (disowned.length === 0 && !chosen) return world
  const bills = chosen && world.bills.length === 0 ? chosen.bills : world.bills
  return {
    ...world,
    ...(chosen && { home: chosen.home }),
    bills: bills.filter(({ billId }) => !disowned.includes(billId)),
  }
}
