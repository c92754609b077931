import { Failure, type OperatorRole } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { endSessionsOfAddress } from '../identity/public.ts'
import { lockAudit } from './audit/audit-store.ts'
import { type Act, AT_TERMINAL, noteAct } from './audit/note-act.ts'
import { countAdmins, deleteOperator, findOperator, putOperator } from './operator-store.ts'

type Parts = Pick<Context, 'db' | 'notices' | 'now'>

/**
 * Gives a user a role, or removes it with null. False when they already had exactly that. A user whose role changes
 * signs in again: their sessions with the old one are closed in every process.
 */
export async function setRole(
  parts: Parts,
  email: string,
  role: OperatorRole | null,
  { by, reason }: Pick<Act, 'by' | 'reason'> = AT_TERMINAL,
): Promise<boolean> {
  return parts.db.transaction().execute(async (tx) => {
    // Two admins who remove each other's role at the same time must not leave none.
    await lockAudit(tx)
    const known = await findOperator(tx, email)
    if ((known?.role ?? null) === role) return false
    if (by.role !== AT_TERMINAL.by.role && known?.role === 'admin' && (await countAdmins(tx)) === 1)
      throw new Failure('last_admin')
    if (role === null) await deleteOperator(tx, email)
    else await putOperator(tx, { email, role, addedAt: parts.now() })
    await endSessionsOfAddress(parts, tx, email)
    const roles = { before: { role: known?.role ?? null }, after: { role } }
    await noteAct(parts, tx, { by, act: 'role.change', subject: `operator:${email}`, reason, ...roles })
    return true
  })
}
