const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type RemainingTime = { days: number; hours: number; minutes: number; seconds: number; isOver: boolean }

/** Splits the time until an instant; zero in every part once it has passed. */
export function remainingTime(targetMs: number, nowMs: number): RemainingTime {
  const leftMs = Math.max(0, targetMs - nowMs)
  return {
    days: Math.floor(leftMs / DAY_MS),
    hours: Math.floor((leftMs % DAY_MS) / HOUR_MS),
    minutes: Math.floor((leftMs % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((leftMs % MINUTE_MS) / SECOND_MS),
    isOver: leftMs === 0,
  }
}
