import type { ListedBill } from '@mowatt/contract'

export type Fuel = ListedBill['use'][number]['fuel']
/** A fuel's usage on one bill. Bills cover different periods, so only daily usage is comparable. */
export type UsedOnBill = { from: string; to: string; kwh: number; kwhADay: number }
export type HomeOfBills = {
  home: string | null
  /** Newest first. */
  bills: ListedBill[]
  due: ListedBill['due']
  /** Oldest first, and only fuels with two bills or more: one makes no line. */
  use: { fuel: Fuel; bills: UsedOnBill[] }[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Bills by home, the home of the newest bill first. The next due date is from its newest bill. */
export function homesOfBills(bills: readonly ListedBill[]): HomeOfBills[] {
  const newestFirst = bills.toSorted((one, other) => lastDayOf(other).localeCompare(lastDayOf(one)))
  return [...new Set(newestFirst.map(({ home }) => home))].map((home) => {
    const own = newestFirst.filter((bill) => bill.home === home)
    return { home, bills: own, due: own[0]?.due ?? null, use: home === null ? [] : useOf(own) }
  })
}

function lastDayOf({ period, at }: ListedBill): string {
  return period?.to ?? at.slice(0, 10)
}

/** Newest first in, oldest first out. */
export function useOf(bills: readonly Pick<ListedBill, 'period' | 'use'>[]): HomeOfBills['use'] {
  return (['electricity', 'gas'] as const).flatMap((fuel) => {
    const used = bills.flatMap(({ period, use }) => {
      const kwh = use.find((each) => each.fuel === fuel)?.kwh
      return period && kwh !== undefined ? [usedOn(period, kwh)] : []
    })
    // The same bill may have been uploaded twice.
    const once = [...new Map(used.map((each) => [each.to, each])).values()].toReversed()
    return once.length > 1 ? [{ fuel, bills: once }] : []
  })
}

function usedOn({ from, to }: { from: string; to: string }, kwh: number): UsedOnBill {
  return { from, to, kwh, kwhADay: kwh / ((Date.parse(to) - Date.parse(from)) / DAY_MS + 1) }
}
