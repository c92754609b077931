import type { ComplaintDays, IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { openComplaint, sealComplaint } from '../home-seal.ts'

/** To whom and about what, in few words; `about`: the error on a bill that it began with. */
export type ComplaintContent = ComplaintDays & {
  supplier: string
  subject: string
  about?: string | undefined
  billId?: string | undefined
}
export type ComplaintRecord = {
  id: string
  homeId: string
  createdAt: Date
  /** The day on which its owner is told that they can go to the Ombudsman; null once they know. */
  tellOn: IsoDay | null
  /** The day of the mail about it. */
  toldOn: IsoDay | null
  content: ComplaintContent
}

type Keys = Pick<Context, 'secrets'>

const COLUMNS = [
  'id',
  'home_id as homeId',
  'created_at as createdAt',
  'tell_on as tellOn',
  'told_on as toldOn',
  'sealed_complaint as sealed',
] as const

export async function insertComplaint(ctx: Keys, tx: Db, complaint: Omit<ComplaintRecord, 'toldOn'>): Promise<void> {
  await tx
    .insertInto('homes_complaint')
    .values({
      id: complaint.id,
      home_id: complaint.homeId,
      created_at: complaint.createdAt,
      tell_on: complaint.tellOn,
      sealed_complaint: sealComplaint(ctx, complaint.id, complaint.content),
    })
    .execute()
}

/** The newest first. */
export async function listComplaints(ctx: Keys, db: Db, homeId: string): Promise<ComplaintRecord[]> {
  const rows = await db
    .selectFrom('homes_complaint')
    .select(COLUMNS)
    .where('home_id', '=', homeId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => recordOf(ctx, row))
}

export async function lockComplaint(
  ctx: Keys,
  tx: Db,
  of: { homeId: string; id: string },
): Promise<ComplaintRecord | undefined> {
  const row = await tx
    .selectFrom('homes_complaint')
    .select(COLUMNS)
    .where('id', '=', of.id)
    .where('home_id', '=', of.homeId)
    .forUpdate()
    .executeTakeFirst()
  return row && recordOf(ctx, row)
}

/** Those of these homes whose owners still have to be told. */
export async function lockUntold(ctx: Keys, tx: Db, homeIds: readonly string[]): Promise<ComplaintRecord[]> {
  if (homeIds.length === 0) return []
  const rows = await tx
    .selectFrom('homes_complaint')
    .select(COLUMNS)
    .where('home_id', 'in', homeIds)
    .where('tell_on', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => recordOf(ctx, row))
}

export async function setComplaint(
  ctx: Keys,
  tx: Db,
  { id, tellOn, content }: Pick<ComplaintRecord, 'id' | 'tellOn' | 'content'>,
): Promise<void> {
  await tx
    .updateTable('homes_complaint')
    .set({ tell_on: tellOn, sealed_complaint: sealComplaint(ctx, id, content) })
    .where('id', '=', id)
    .execute()
}

/** Without a mail it was too late to be news. */
export async function setToldOfComplaint(
  tx: Db,
  id: string,
  mail: { id: string; on: IsoDay } | undefined,
): Promise<void> {
  const told = mail && { mail_id: mail.id, told_on: mail.on }
  await tx
    .updateTable('homes_complaint')
    .set({ tell_on: null, ...told })
    .where('id', '=', id)
    .execute()
}

/** Returns the mail that it queued, so that it can be withdrawn; undefined where there is no such complaint. */
export async function deleteComplaintRow(
  tx: Db,
  of: { homeId: string; id: string },
): Promise<{ mailId: string | null } | undefined> {
  return tx
    .deleteFrom('homes_complaint')
    .where('id', '=', of.id)
    .where('home_id', '=', of.homeId)
    .returning('mail_id as mailId')
    .executeTakeFirst()
}

export async function listComplaintMails(tx: Db, homeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('homes_complaint')
    .select('mail_id')
    .where('home_id', '=', homeId)
    .where('mail_id', 'is not', null)
    .execute()
  return rows.flatMap(({ mail_id: id }) => (id === null ? [] : [id]))
}

function recordOf(ctx: Keys, { sealed, ...row }: Omit<ComplaintRecord, 'content'> & { sealed: Buffer }) {
  return { ...row, content: openComplaint(ctx, row.id, sealed) as ComplaintContent }
}
