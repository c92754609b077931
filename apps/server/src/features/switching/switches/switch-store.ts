import type { SwitchState } from '@mowatt/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Tables } from '../../../platform/db/database-tables.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { SwitchChange, SwitchRecord } from './switch-record.ts'
import { openPart, sealPart } from './switch-seal.ts'

type Keys = Pick<Context, 'secrets'>
type Row = Selectable<Tables['switching_switch']>

/** False when the same switch is already open: pressing twice begins one. */
export async function insertSwitch(ctx: Keys, tx: Db, given: SwitchRecord): Promise<boolean> {
  const inserted = await tx
    .insertInto('switching_switch')
    .values({
      id: given.id,
      comparison_id: given.comparisonId,
      tariff_id: given.tariffId,
      chat_id: given.chatId,
      owner: given.owner,
      user_id: given.userId,
      state: given.state,
      is_simulated: given.isSimulated,
      sealed_offer: sealPart(ctx, given.id, 'offer', given.frozen),
      sealed_details: sealPart(ctx, given.id, 'details', given.details),
      offer_expires_at: given.offerExpiresAt,
      created_at: given.createdAt,
      delete_at: given.deleteAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Undefined for another user's switch. */
export async function findSwitch(ctx: Keys, db: Db, id: string, subject: string): Promise<SwitchRecord | undefined> {
  const row = await ownedBy(db, subject).where('id', '=', id).executeTakeFirst()
  return row && recordFrom(ctx, row)
}

export async function findOpenSwitch(
  ctx: Keys,
  db: Db,
  about: { comparisonId: string; tariffId: string },
): Promise<SwitchRecord | undefined> {
  const row = await db
    .selectFrom('switching_switch')
    .selectAll()
    .where('comparison_id', '=', about.comparisonId)
    .where('tariff_id', '=', about.tariffId)
    .where('state', 'in', ['draft', 'details', 'consent'])
    .executeTakeFirst()
  return row && recordFrom(ctx, row)
}

export async function listSwitchesOf(ctx: Keys, db: Db, subject: string, most: number): Promise<SwitchRecord[]> {
  const rows = await ownedBy(db, subject).orderBy('created_at', 'desc').orderBy('id').limit(most).execute()
  return rows.map((row) => recordFrom(ctx, row))
}

export async function listSwitchesById(ctx: Keys, db: Db, ids: readonly string[]): Promise<SwitchRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('switching_switch').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return rows.map((row) => recordFrom(ctx, row))
}

/** Agreed to, and not cancelled or refused; the newest first. */
export async function listAgreedOf(ctx: Keys, db: Db, subjects: readonly string[]): Promise<SwitchRecord[]> {
  if (subjects.length === 0) return []
  const rows = await db
    .selectFrom('switching_switch')
    .selectAll()
    .where((each) => each.or([each('owner', 'in', subjects), each('user_id', 'in', subjects)]))
    .where('state', 'in', ['submitted', 'cooling_off', 'switching', 'complete'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => recordFrom(ctx, row))
}

/** A concurrent caller waits here, and then sees what the first one did. */
export async function lockSwitch(ctx: Keys, tx: Db, id: string): Promise<SwitchRecord | undefined> {
  const row = await tx.selectFrom('switching_switch').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && recordFrom(ctx, row)
}

export async function readSwitchOf(ctx: Keys, db: Db, id: string): Promise<SwitchRecord | undefined> {
  const row = await db.selectFrom('switching_switch').selectAll().where('id', '=', id).executeTakeFirst()
  return row && recordFrom(ctx, row)
}

/** Whether a switch of this meter has been agreed to and has not ended, for any user. */
export async function isMeterRunning(tx: Db, kind: 'mpan' | 'mprn', hash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('switching_switch')
    .select('id')
    .where(`${kind}_hash`, '=', hash)
    .where('state', 'in', ['submitted', 'cooling_off', 'switching'])
    .executeTakeFirst()
  return row !== undefined
}

export async function updateSwitch(
  ctx: Keys,
  tx: Db,
  id: string,
  { state, ...change }: SwitchChange & { state: SwitchState },
): Promise<void> {
  await tx
    .updateTable('switching_switch')
    .set({
      state,
      ...(change.details && { sealed_details: sealPart(ctx, id, 'details', change.details) }),
      ...(change.bank !== undefined && { sealed_bank: change.bank && sealPart(ctx, id, 'bank', change.bank) }),
      ...(change.consent && { sealed_consent: sealPart(ctx, id, 'consent', change.consent) }),
      ...(change.consentedAt !== undefined && { consented_at: change.consentedAt }),
      ...(change.emailHash !== undefined && { email_hash: change.emailHash }),
      ...(change.mpanHash !== undefined && { mpan_hash: change.mpanHash }),
      ...(change.mprnHash !== undefined && { mprn_hash: change.mprnHash }),
      ...(change.supplierReference !== undefined && { supplier_reference: change.supplierReference }),
      ...(change.coolingOffEndsOn !== undefined && { cooling_off_ends_on: change.coolingOffEndsOn }),
      ...(change.coolingOffEndsAt !== undefined && { cooling_off_ends_at: change.coolingOffEndsAt }),
      ...(change.warnedAt !== undefined && { warned_at: change.warnedAt }),
      ...(change.expectedOn !== undefined && { expected_on: change.expectedOn }),
      ...(change.dueAt !== undefined && { due_at: change.dueAt }),
      ...(change.endedAt !== undefined && { ended_at: change.endedAt }),
      ...(change.deleteAt !== undefined && { delete_at: change.deleteAt }),
    })
    .where('id', '=', id)
    .execute()
}

export async function listDueSwitches(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('switching_switch')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of those that were agreed to since then, in their order. */
export async function listAgreedSince(
  db: Db,
  { since, after, most }: { since: Date; after: string | undefined; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('switching_switch')
    .select('id')
    .where('consented_at', '>=', since)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

function ownedBy(db: Db, subject: string) {
  return db
    .selectFrom('switching_switch')
    .selectAll()
    .where((each) => each.or([each('owner', '=', subject), each('user_id', '=', subject)]))
}

function recordFrom(ctx: Keys, row: Row): SwitchRecord {
  const { id } = row
  return {
    id,
    comparisonId: row.comparison_id,
    tariffId: row.tariff_id,
    chatId: row.chat_id,
    owner: row.owner,
    userId: row.user_id,
    state: row.state as SwitchState,
    isSimulated: row.is_simulated,
    frozen: openPart(ctx, id, 'offer', row.sealed_offer),
    details: openPart(ctx, id, 'details', row.sealed_details),
    bank: row.sealed_bank && openPart(ctx, id, 'bank', row.sealed_bank),
    offerExpiresAt: row.offer_expires_at,
    consent: row.sealed_consent && openPart(ctx, id, 'consent', row.sealed_consent),
    consentedAt: row.consented_at,
    emailHash: row.email_hash,
    mpanHash: row.mpan_hash,
    mprnHash: row.mprn_hash,
    supplierReference: row.supplier_reference,
    coolingOffEndsOn: row.cooling_off_ends_on,
    coolingOffEndsAt: row.cooling_off_ends_at,
    warnedAt: row.warned_at,
    expectedOn: row.expected_on,
    dueAt: row.due_at,
    endedAt: row.ended_at,
    createdAt: row.created_at,
    deleteAt: row.delete_at,
  }
}
