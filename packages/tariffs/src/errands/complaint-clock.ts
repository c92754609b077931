import { addDays, addMonths, daysBetween, type IsoDay } from '../calendar/iso-day.ts'

export const COMPLAINT_STATES = ['open', 'deadlock', 'ombudsman', 'resolved'] as const
export type ComplaintState = (typeof COMPLAINT_STATES)[number]

/** A complaint to a supplier. `deadlockOn`: the date of the deadlock letter, the supplier's final answer. */
export type ComplaintDays = { madeOn: IsoDay; state: ComplaintState; deadlockOn?: IsoDay | undefined }

/**
 * `waiting`: the supplier still has time. `can_ask`: the Ombudsman takes it. `too_late`: the time for that is over.
 * `asked` and `over`: nothing runs any more.
 */
export type ComplaintStage = 'waiting' | 'can_ask' | 'too_late' | 'asked' | 'over'

export type ComplaintClock = {
  stage: ComplaintStage
  /** The first day on which the Ombudsman accepts it, and the last safe one. */
  askFrom: IsoDay
  askBy: IsoDay
  /** Until `askFrom` while the supplier has time, until `askBy` while the Ombudsman accepts it; otherwise 0. */
  daysLeft: number
}

const WAIT_DAYS = 8 * 7
const LIMIT_MONTHS = 12

/**
 * Eight weeks, or immediately with a deadlock letter; then twelve months from that letter. Where there is none, our
 * sources differ from when the twelve months count, so the earliest is taken: the complaint itself. A customer who
 * keeps to it is never late.
 */
export function complaintClock({ madeOn, state, deadlockOn }: ComplaintDays, today: IsoDay): ComplaintClock {
  const eightWeeks = addDays(madeOn, WAIT_DAYS)
  const letterOn = state === 'deadlock' ? deadlockOn : undefined
  const askFrom = letterOn !== undefined && letterOn < eightWeeks ? letterOn : eightWeeks
  const askBy = addMonths(letterOn ?? madeOn, LIMIT_MONTHS)
  const stage = stageOf(state, today, { askFrom, askBy })
  const until = stage === 'waiting' ? askFrom : stage === 'can_ask' ? askBy : today
  return { stage, askFrom, askBy, daysLeft: daysBetween(today, until) }
}

function stageOf(state: ComplaintState, today: IsoDay, days: { askFrom: IsoDay; askBy: IsoDay }): ComplaintStage {
  if (state === 'resolved') return 'over'
  if (state === 'ombudsman') return 'asked'
  if (today < days.askFrom) return 'waiting'
  return today <= days.askBy ? 'can_ask' : 'too_late'
}
