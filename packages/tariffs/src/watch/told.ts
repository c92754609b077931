import type { IsoDay } from '../calendar/iso-day.ts'
import { dueDates, type WatchedDate } from './dates-ahead.ts'
import type { NoVerdict, WatchVerdict } from './watch-verdict.ts'

/** What a person has last been told or shown of their home. Plain data, to be kept until the next telling. */
export type Told = {
  kind: WatchVerdict['kind']
  tariffId: string | null
  until: IsoDay | null
  /** Only days were told, and no advice: `kind` is what follows from knowing of nothing better. */
  isWithoutAdvice?: true
  /** Days that have been told, so that each is told once. */
  dates: ToldDate[]
  /** The switch that brought the deal which it is about. */
  switchId?: string
}
export type ToldDate = { kind: WatchedDate['kind']; on: IsoDay }

/**
 * What somebody knows who sees this verdict today, by mail or on a page: the advice, and every day that is due to be told.
 * To be kept whenever a change was told, when somebody agrees to be watched, and when they change what is known of the home.
 */
export function toldOf(now: WatchVerdict | NoVerdict, today: IsoDay, before: Told | null = null): Told {
  const told = before?.dates.filter(({ on }) => on >= today) ?? []
  const dates = [...told, ...dueDates(now, today).filter((each) => !isTold(each, told))]
  return { ...adviceOf(now, before), dates: dates.map(({ kind, on }) => ({ kind, on })) }
}

/** What was advised about a deal that somebody has left is no news when it isn't advised any more. */
export function toldOfDeal(before: Told | null, switchId: string | undefined): Told | null {
  if (!before || switchId === undefined || before.switchId === switchId) return before
  const dates = before.dates.filter(({ kind }) => kind === 'cap_changes')
  return { kind: 'stay', tariffId: null, until: null, dates }
}

/** Where we know of no tariff at all, or too little of the home, the advice stays what it was. */
function adviceOf(now: WatchVerdict | NoVerdict, before: Told | null): Omit<Told, 'dates'> {
  if (now.kind === null) return before ?? { kind: 'stay', tariffId: null, until: null, isWithoutAdvice: true }
  if (before && now.kind === 'stay' && now.reason === 'no_offers') return before
  return {
    kind: now.kind,
    tariffId: now.kind === 'stay' ? null : now.tariffId,
    until: now.kind === 'wait' ? now.until : null,
  }
}

export function isTold({ kind, on }: ToldDate, told: readonly ToldDate[]): boolean {
  return told.some((each) => each.kind === kind && each.on === on)
}
