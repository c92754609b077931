import type { Complaint } from '@mowatt/contract'
import { complaintClock, type IsoDay } from '@mowatt/tariffs'
import type { ComplaintRecord } from './complaint-store.ts'
import { letterOfComplaint, OMBUDSMAN_SOURCES, sayComplaint } from './complaint-words.ts'

/** A complaint with its clock as of a day. */
export function wireComplaint({ id, content }: Pick<ComplaintRecord, 'id' | 'content'>, today: IsoDay): Complaint {
  const clock = complaintClock(content, today)
  return {
    complaint_id: id,
    supplier: content.supplier,
    subject: content.subject,
    about: content.about ?? null,
    bill_id: content.billId ?? null,
    made_on: content.madeOn,
    state: content.state,
    deadlock_on: content.deadlockOn ?? null,
    stage: clock.stage,
    ask_from: clock.askFrom,
    ask_by: clock.askBy,
    days_left: clock.daysLeft,
    says: sayComplaint(clock.stage, clock),
    letter: letterOfComplaint(content, clock.stage, today),
    sources: OMBUDSMAN_SOURCES,
  }
}
