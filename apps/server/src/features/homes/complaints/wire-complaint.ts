import { fillAccount } from '@mowatt/bill-errors/account-place'
import type { Complaint } from '@mowatt/contract'
import { complaintClock, type IsoDay } from '@mowatt/tariffs'
import type { ComplaintRecord } from './complaint-store.ts'
import type { ReadBill } from '../../bills/public.ts'
import { accountAt, factsOf } from '../letters/account-at.ts'
import { letterOfComplaint, OMBUDSMAN_SOURCES, sayComplaint } from './complaint-words.ts'

/** A complaint with its clock as of a day. */
export function wireComplaint(
  { id, content }: Pick<ComplaintRecord, 'id' | 'content'>,
  today: IsoDay,
  bills: readonly ReadBill[],
): Complaint {
  const clock = complaintClock(content, today)
  const ofBill = bills.filter((bill) => bill.id === content.billId)
  const account = accountAt(content.supplier, [...bills, ...ofBill].map(factsOf))
  const letter = letterOfComplaint(content, clock.stage, today)
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
    letter: letter && { ...letter, text: fillAccount(letter.text, account) },
    sources: OMBUDSMAN_SOURCES,
  }
}
