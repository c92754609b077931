import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { CHAIN_START, hashEntry } from './audit-chain.ts'
import { insertEntry, lastEntry, lockAudit } from './audit-store.ts'

export type Act = {
  /** By whom: an operator by address and role, or someone at a terminal. */
  by: { email: string; role: string }
  /** Such as `role.give`. */
  act: string
  /** What it was done to, by kind and id. */
  subject: string
  /** Why, in the operator's words. */
  reason: string
  before?: unknown
  after?: unknown
}

/** Someone with access to the database may do anything; we don't know their name. */
export const AT_TERMINAL: Pick<Act, 'by' | 'reason'> = {
  by: { email: 'terminal', role: 'terminal' },
  reason: 'Done at a terminal',
}

/** Logs an operator's act, in the transaction that does it: both are committed, or neither. */
export async function noteAct({ now }: Pick<Context, 'now'>, tx: Db, given: Act): Promise<void> {
  await lockAudit(tx)
  const last = await lastEntry(tx)
  const { by, act, subject, reason } = given
  const entry = {
    number: (last?.number ?? 0) + 1,
    at: now(),
    operator: by.email,
    role: by.role,
    act,
    subject,
    reason,
    before: given.before === undefined ? null : JSON.stringify(given.before),
    after: given.after === undefined ? null : JSON.stringify(given.after),
  }
  await insertEntry(tx, { ...entry, hash: hashEntry(last?.hash ?? CHAIN_START, entry) })
}
