import { addDays, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import { dueDates, type WatchedDate } from './dates-ahead.ts'
import { isTold, type Told } from './told.ts'
import type { NoVerdict, WatchVerdict } from './watch-verdict.ts'

/** Why an email is sent. It may report more than one thing; `kind` is the first of them. */
export type Change = {
  kind: 'switch' | 'wait_until' | 'stay' | 'fix_ends_soon' | 'cap_changes'
  /** Whether the advice differs from the last one sent. */
  isNewAdvice: boolean
  /** The previous advice, and the date to wait for; null if there was none. */
  before: Pick<Told, 'kind' | 'until'> | null
  /** The dates that this reports for the first time. */
  dates: WatchedDate[]
  /** A date would have passed unreported, so it did not wait for the month without emails to end. */
  isForced: boolean
}

/** Fifty pounds a year after fees. */
export const WATCH_THRESHOLD_PENCE = 5000

const QUIET_DAYS = 30
/** A cap that is announced in a quiet month waits for its end, but no longer than this. */
const CAP_NOTICE_DAYS = 14

export type Watched = {
  /** The last advice emailed or shown. Null if there was none. */
  before: Told | null
  now: WatchVerdict | NoVerdict
  today: IsoDay
  lastMailedOn: IsoDay | null
  thresholdPence?: number
}

/** Whether an email is sent today, and why. After it, `toldOf(now, today, before)` is what the user knows. */
export function changeToTell(watched: Watched): Change | null {
  const { before, now, today, lastMailedOn } = watched
  const dates = dueDates(now, today).filter((date) => !isTold(date, before?.dates ?? []))
  const isNewAdvice = isOtherAdvice(watched)
  const isForced =
    (isNewAdvice && isWaitOver(before, today)) ||
    dates.some(({ kind, on }) => kind === 'fix_ends' || on <= addDays(today, CAP_NOTICE_DAYS))
  const isQuiet = lastMailedOn !== null && daysBetween(lastMailedOn, today) < QUIET_DAYS
  if (isQuiet && !isForced) return null
  const kind =
    isNewAdvice && now.kind !== null
      ? ADVICE[now.kind]
      : dates.some((date) => date.kind === 'fix_ends')
        ? 'fix_ends_soon'
        : 'cap_changes'
  if (!isNewAdvice && dates.length === 0) return null
  const advised = before && !before.isWithoutAdvice ? { kind: before.kind, until: before.until } : null
  return { kind, isNewAdvice, before: advised, dates, isForced }
}

type Advice = (typeof ADVICE)[WatchVerdict['kind']]
/**
 * What changed and why it is not emailed. `month`: an email was sent less than a month ago. `slight`: it makes too
 * little difference.
 */
export type Unsent = `month_${Advice | 'cap_changes'}` | `slight_${Advice}` | 'no_offers'

/** Advice that changed but is not emailed today, so that we never claim that nothing changed. */
export function unsentChange(watched: Watched): Unsent | null {
  const { before, now } = watched
  if (now.kind === null) return null
  const waiting = changeToTell({ ...watched, lastMailedOn: null })
  // Of the dates, only a cap change waits for the month to be over.
  if (waiting) return waiting.isNewAdvice ? `month_${ADVICE[now.kind]}` : 'month_cap_changes'
  if (!before || before.isWithoutAdvice || before.kind === now.kind) return null
  return now.kind === 'stay' && now.reason === 'no_offers' ? 'no_offers' : `slight_${ADVICE[now.kind]}`
}

const ADVICE = { switch: 'switch', wait: 'wait_until', stay: 'stay' } as const

/**
 * Hysteresis: advice changes at the threshold and changes back at half of it, so that a saving that fluctuates around
 * the threshold is emailed once. Between switching today and waiting there is the same band, by what waiting gains. The
 * same advice is never sent again, whatever it saves, because the saving changes as days pass.
 */
function isOtherAdvice({ before, now, today, thresholdPence = WATCH_THRESHOLD_PENCE }: Watched): boolean {
  if (now.kind === null) return false
  // That we know of no tariff is no news about the home.
  if (now.kind === 'stay' && now.reason === 'no_offers') return false
  const isWorthwhile = now.kind !== 'stay' && now.savingPence >= thresholdPence
  if (!before || before.isWithoutAdvice) return isWorthwhile
  // They were advised to wait for this day, so they are told what to do now.
  if (isWaitOver(before, today)) return true
  const { savingNowPence = 0, savingLaterPence = 0 } = now
  const gainByWaitingPence = savingLaterPence - savingNowPence
  const isLost = (pence: number) => 2 * pence < thresholdPence
  if (now.kind === 'stay') return before.kind !== 'stay' && isLost(Math.max(savingNowPence, savingLaterPence))
  if (!isWorthwhile) return false
  if (before.kind === 'stay') return true
  if (before.kind === now.kind) return false
  return now.kind === 'switch'
    ? isLost(gainByWaitingPence)
    : gainByWaitingPence >= thresholdPence || isLost(savingNowPence)
}

function isWaitOver(before: Told | null, today: IsoDay): boolean {
  return before !== null && before.until !== null && before.until <= today
}
