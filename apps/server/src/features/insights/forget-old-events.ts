import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { deleteOld } from './event-store.ts'

const DAY_MS = 86_400_000
const KEEP_EVENTS_DAYS = 395
const KEEP_ERRORS_DAYS = 90

/** Deletes events after 13 months, errors not seen for 90 days, and every salt but today's. */
export function forgetOldEvents({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
  return deleteOld(db, {
    events: daysAgo(KEEP_EVENTS_DAYS),
    errors: daysAgo(KEEP_ERRORS_DAYS),
    salts: londonDay(now()),
  })
}
