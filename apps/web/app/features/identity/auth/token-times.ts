const MINUTE_MS = 60_000
/** A token this close to its end is renewed before it is used. */
const RENEW_MS = 5 * MINUTE_MS
/** Without any use it is renewed this long before its end. */
const SCHEDULED_MS = MINUTE_MS

export function needsRenewal(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs - nowMs <= RENEW_MS
}

/** The time from now until the scheduled renewal; zero if it is overdue. */
export function untilRenewalMs(expiresAtMs: number, nowMs: number): number {
  return Math.max(0, expiresAtMs - SCHEDULED_MS - nowMs)
}
