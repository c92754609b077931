import type { IsoDay } from '../calendar/iso-day.ts'
import { dueDates, type WatchedDate } from './dates-ahead.ts'
import type { NoVerdict, WatchVerdict } from './watch-verdict.ts'

/** What a user was last told or shown about their home. Plain data, stored until the next notification. */
export type Told = {
  kind: WatchVerdict['kind']
  tariffId: string | null
  until: IsoDay | null
  /** Only dates were notified, without advice: `kind` is then `stay`. */
  isWithoutAdvice?: true
  /** Dates already notified, so that each is notified once. */
  dates: ToldDate[]
  /** The switch that led to the deal that it is about. */
  switchId?: string
}
export type ToldDate = { kind: WatchedDate['kind']; on: IsoDay }

/**
 * What a user knows after seeing this verdict today, by email or on a page: the advice, and every date that is due.
 * Store it when a change was notified, when the user agrees to be watched, and when they change the data of their home.
 */
export function toldOf(now: WatchVerdict | NoVerdict, today: IsoDay, before: Told | null = null): Told {
  const told = before?.dates.filter(({ on }) => on >= today) ?? []
  const dates = [...told, ...dueDates(now, today).filter((each) => !isTold(each, told))]
  return { ...adviceOf(now, before), dates: dates.map(({ kind, on }) => ({ kind, on })) }
}

/** Advice about a deal that the user has left is not news when it is withdrawn. */
export function toldOfDeal(before: Told | null, switchId: string | undefined): Told | null {
  if (!before || switchId === undefined || before.switchId === switchId) return before
  const dates = before.dates.filter(({ kind }) => kind === 'cap_changes')
  return { kind: 'stay', tariffId: null, until: null, dates }
}

/** If we know of no tariff at all, or too little of the home, the advice is unchanged. */
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
