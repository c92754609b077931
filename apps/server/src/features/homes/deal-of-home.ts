import type { Household } from '@mowatt/agent/advise-home'
import { type AgreedDeals, FUELS, type IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { type AgreedSwitch, listAgreedSwitches } from '../switching/public.ts'
import type { ErrandsTold, HomeContent } from './home-seal.ts'
import type { HomeRecord } from './home-store.ts'
import { isOfSupply } from './is-of-supply.ts'

/** What a home switched to, and what the user said of its current deal. */
export type DealOfHome = {
  agreed: AgreedDeals
  /** The latest switch that has moved its supply. */
  switchId: string | undefined
  told: Household
  errands: ErrandsTold
}

type WithHome = Pick<HomeRecord, 'owner' | 'userId' | 'createdAt' | 'content'>

/** Switches that the people of these homes agreed to: one query for many homes. */
export async function switchesOfPeople(ctx: Context, db: Db, homes: readonly WithHome[]): Promise<AgreedSwitch[]> {
  const people = homes.flatMap(({ owner, userId }) => (userId === null ? [owner] : [owner, userId]))
  return listAgreedSwitches(ctx, db, [...new Set(people)])
}

/** Those of one home among them, newest first. */
export function switchesOf(
  ctx: Pick<Context, 'secrets'>,
  switches: readonly AgreedSwitch[],
  home: WithHome,
): AgreedSwitch[] {
  const isTheirs = ({ owner, userId }: AgreedSwitch) =>
    owner === home.owner || owner === home.userId || (userId !== null && userId === home.userId)
  return switches.filter((each) => isTheirs(each) && isOfSupply(ctx, each, home, true))
}

/** What the user said before the supply moved was about another deal, and doesn't count for this one. */
export function dealAmong(switches: readonly AgreedSwitch[], home: WithHome, today: IsoDay): DealOfHome {
  const moved = switches.filter(({ movedOn }) => movedOn !== null && movedOn <= today)
  const agreed: AgreedDeals = {}
  for (const fuel of FUELS) {
    const found = moved.find(({ deals }) => deals[fuel])?.deals[fuel]
    if (found) agreed[fuel] = found
  }
  const [latest] = moved
  const { told, errands = {}, dealOf } = home.content
  const isToldSince = !latest || dealOf === latest.switchId || home.createdAt >= (latest.movedAt ?? home.createdAt)
  return {
    agreed,
    switchId: latest?.switchId,
    told: isToldSince ? told : withoutDeal(told, agreed),
    errands: isToldSince ? errands : withoutPayments(errands),
  }
}

export async function dealOfHome(ctx: Context, db: Db, home: HomeRecord, today: IsoDay): Promise<DealOfHome> {
  return dealAmong(switchesOf(ctx, await switchesOfPeople(ctx, db, [home]), home), home, today)
}

/** For callers that change what the user said: removes details of the old deal; the rest is about the current deal. */
export function toldOfDeal(content: HomeContent, { told, errands, switchId }: DealOfHome): HomeContent {
  if (switchId === undefined || content.dealOf === switchId) return content
  return { ...content, told, ...(content.errands && { errands }), dealOf: switchId }
}

function withoutDeal(told: Household, agreed: AgreedDeals): Household {
  const {
    supplier: _supplier,
    tariffName: _tariffName,
    paymentMethod: _paymentMethod,
    deal: _deal,
    endsOn: _endsOn,
    isEndMonth: _isEndMonth,
    isEndUnknown: _isEndUnknown,
    exitFeePence: _exitFeePence,
    exitFeeOn: _exitFeeOn,
    isFeeUnknown: _isFeeUnknown,
    rates = {},
    ...rest
  } = told
  const left = Object.fromEntries(FUELS.flatMap((fuel) => (rates[fuel] && !agreed[fuel] ? [[fuel, rates[fuel]]] : [])))
  return { ...rest, ...(Object.keys(left).length > 0 && { rates: left }) }
}

function withoutPayments({ monthlyPence: _monthly, balancePence: _balance, ...rest }: ErrandsTold): ErrandsTold {
  return rest
}
