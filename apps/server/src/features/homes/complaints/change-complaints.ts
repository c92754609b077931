import {
  type addComplaint as addEndpoint,
  type Complaint,
  Failure,
  MOST_COMPLAINTS,
  type ReplyOf,
} from '@mowatt/contract'
import { addMonths, complaintClock, type ComplaintState, type IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Keep } from '../../../platform/http/idempotency.ts'
import { isUuid } from '../../../platform/ids/is-uuid.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import { enterHome } from '../enter-home.ts'
import type { Asking } from '../settle-homes.ts'
import { dayOf } from '../wire-home.ts'
import {
  type ComplaintContent,
  type ComplaintRecord,
  deleteComplaintRow,
  insertComplaint,
  listComplaints,
  lockComplaint,
  setComplaint,
} from './complaint-store.ts'
import { billsOfHome } from '../letters/account-at.ts'
import { wireComplaint } from './wire-complaint.ts'

type Added = ReplyOf<typeof addEndpoint>
type Adding = Pick<ComplaintContent, 'supplier' | 'subject' | 'about' | 'billId' | 'madeOn'>

const OLDEST_MONTHS = 24

/** In the requested home, or in the one that its bill is in. */
export async function addComplaint(
  ctx: Context,
  who: Asking,
  homeId: string,
  { given, keep }: { given: Adding; keep: Keep<Added> },
): Promise<Added> {
  return ctx.db.transaction().execute(async (tx) => {
    const { home: asked, settled } = await enterHome(ctx, tx, who, homeId)
    const hasBill = ({ content }: typeof asked) => content.bills.some(({ id }) => id === given.billId)
    const ofBill = settled.homes.find(hasBill)
    if (!ofBill && given.billId !== undefined && settled.bills.every(({ id }) => id !== given.billId))
      throw new Failure('not_found')
    const home = ofBill ?? asked
    const today = dayOf(ctx, home)
    const content: ComplaintContent = { ...given, billId: ofBill && given.billId, state: 'open' }
    checkDays(content, today)
    if ((await listComplaints(ctx, tx, home.id)).length >= MOST_COMPLAINTS) throw new Failure('complaints_full')
    const complaint = {
      id: makeUuid(ctx),
      homeId: home.id,
      createdAt: ctx.now(),
      tellOn: tellOnOf(content, today),
      content,
    }
    await insertComplaint(ctx, tx, complaint)
    const answer = {
      home_id: home.id,
      complaint: wireComplaint(complaint, today, billsOfHome(home.content, settled.bills)),
    }
    await keep(tx, answer)
    return answer
  })
}

type Change = {
  state?: ComplaintState | undefined
  deadlockOn?: IsoDay | undefined
  madeOn?: IsoDay | undefined
  supplier?: string | undefined
  subject?: string | undefined
}

export async function changeComplaint(
  ctx: Context,
  who: Asking,
  { homeId, complaintId }: { homeId: string; complaintId: string },
  change: Change,
): Promise<Complaint> {
  return ctx.db.transaction().execute(async (tx) => {
    const { home, settled } = await enterHome(ctx, tx, who, homeId)
    const before = await lock(ctx, tx, home.id, complaintId)
    const today = dayOf(ctx, home)
    const state = change.state ?? before.content.state
    if (state === 'open' && change.deadlockOn !== undefined)
      throw new Failure('invalid_request', {
        fields: { deadlock_on: 'Please also tell us that you’ve had a deadlock letter.' },
      })
    const content: ComplaintContent = {
      ...before.content,
      state,
      madeOn: change.madeOn ?? before.content.madeOn,
      supplier: change.supplier ?? before.content.supplier,
      subject: change.subject ?? before.content.subject,
      deadlockOn: state === 'open' ? undefined : (change.deadlockOn ?? before.content.deadlockOn),
    }
    checkDays(content, today)
    await setComplaint(ctx, tx, { id: before.id, tellOn: tellOnOf(content, today), content })
    return wireComplaint({ id: before.id, content }, today, billsOfHome(home.content, settled.bills))
  })
}

export async function deleteComplaint(
  ctx: Context,
  who: Asking,
  { homeId, complaintId }: { homeId: string; complaintId: string },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { home } = await enterHome(ctx, tx, who, homeId)
    const gone = isUuid(complaintId) ? await deleteComplaintRow(tx, { homeId: home.id, id: complaintId }) : undefined
    if (!gone) throw new Failure('not_found')
    if (gone.mailId !== null) await ctx.mail.withdraw(tx, [gone.mailId])
  })
}

async function lock(ctx: Context, tx: Db, homeId: string, id: string): Promise<ComplaintRecord> {
  const found = isUuid(id) ? await lockComplaint(ctx, tx, { homeId, id }) : undefined
  if (!found) throw new Failure('not_found')
  return found
}

/** A user who sees the page on that day or later already knows. */
function tellOnOf(content: ComplaintContent, today: IsoDay): IsoDay | null {
  const { stage, askFrom } = complaintClock(content, today)
  return content.state === 'open' && stage === 'waiting' ? askFrom : null
}

function checkDays({ madeOn, state, deadlockOn }: ComplaintContent, today: IsoDay): void {
  const fields: Record<string, string> = {}
  if (madeOn > today) fields['made_on'] = 'Please choose a date that isn’t in the future.'
  else if (madeOn < addMonths(today, -OLDEST_MONTHS)) fields['made_on'] = 'Please check the year.'
  if (state === 'deadlock' && deadlockOn === undefined) fields['deadlock_on'] = 'Please give the date on the letter.'
  else if (deadlockOn !== undefined && (deadlockOn > today || deadlockOn < madeOn))
    fields['deadlock_on'] = 'Please check the date. It can’t be before your complaint or in the future.'
  if (Object.keys(fields).length > 0) throw new Failure('invalid_request', { fields })
}
