import { addDays, addWorkingDays, type IsoDay } from '@mowatt/tariffs'
import { endOfLondonDay, londonDay, londonHour } from '../../../platform/clock/london-day.ts'

export const DAY_MS = 86_400_000
const COOLING_OFF_DAYS = 14
/** The longest that a supplier may take. */
const SWITCH_WORKING_DAYS = 5
const WARN_DAYS = 2

/** How long a day lasts: other than a real one only for the simulator, outside production. */
export type SwitchClock = { dayMs: number; isFast: boolean }

export function clockOf({ simulatorDayMs }: { simulatorDayMs: number | undefined }): SwitchClock {
  return { dayMs: simulatorDayMs ?? DAY_MS, isFast: simulatorDayMs !== undefined }
}

export type CoolingOff = { endsOn: IsoDay; endsAt: Date; expectedOn: IsoDay }

/** Counted from the day after the contract is made, in London's days; the last one counts until its end. */
export function coolingOffFrom(madeAt: Date, { dayMs, isFast }: SwitchClock): CoolingOff {
  const endsOn = addDays(londonDay(madeAt), COOLING_OFF_DAYS)
  const endsAt = isFast ? new Date(madeAt.getTime() + COOLING_OFF_DAYS * dayMs) : endOfLondonDay(endsOn)
  return { endsOn, endsAt, expectedOn: addWorkingDays(endsOn, SWITCH_WORKING_DAYS) }
}

/** When the mail is sent that says how little time is left. */
export function warnsAt(endsAt: Date, { dayMs }: SwitchClock): Date {
  return new Date(endsAt.getTime() - WARN_DAYS * dayMs)
}

/** From here on that mail would no longer be true. */
export function warnsTooLateAt(endsAt: Date, { dayMs }: SwitchClock): Date {
  return new Date(endsAt.getTime() - (WARN_DAYS - 1) * dayMs)
}

/** The latest time for the supply to move, once the cooling-off period is over. */
export function completesAt(coolingOffEndsAt: Date, { dayMs, isFast }: SwitchClock): Date {
  if (isFast) return new Date(coolingOffEndsAt.getTime() + SWITCH_WORKING_DAYS * dayMs)
  return londonHour(addWorkingDays(londonDay(coolingOffEndsAt), SWITCH_WORKING_DAYS), 9)
}
