import type { IsoDay } from '@mowatt/tariffs'
import { londonDay } from '../../../platform/clock/london-day.ts'
import type { SwitchRecord } from './switch-record.ts'

/** The day that supply moved, or by which it has to; null where the day isn't known yet. */
export function startOf({ state, endedAt, expectedOn }: SwitchRecord): IsoDay | null {
  return state === 'complete' && endedAt !== null ? londonDay(endedAt) : expectedOn
}
