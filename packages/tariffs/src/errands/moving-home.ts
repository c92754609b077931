import { addDays, type IsoDay } from '../calendar/iso-day.ts'

/** What to do about energy when a household moves, in order of date. */
const STEPS = [
  { what: 'find_supplier', afterDays: -14 },
  { what: 'tell_supplier', afterDays: -2 },
  { what: 'read_old_meters', afterDays: 0 },
  { what: 'read_new_meters', afterDays: 0 },
  { what: 'register', afterDays: 1 },
  { what: 'compare', afterDays: 7 },
  { what: 'final_bill', afterDays: 6 * 7 },
] as const
export type MovingStep = (typeof STEPS)[number]['what']

/** Each step with the day by which it is done. `isPast`: that day is over, so it's to be done now. */
export function movingPlan(movesOn: IsoDay, today: IsoDay): { what: MovingStep; on: IsoDay; isPast: boolean }[] {
  return STEPS.map(({ what, afterDays }) => {
    const on = addDays(movesOn, afterDays)
    return { what, on, isPast: on < today }
  })
}
