import type { OperatorRole } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { endSessionsOfAddress } from '../identity/public.ts'
import { deleteOperator, findOperator, putOperator } from './operator-store.ts'

type Parts = Pick<Context, 'db' | 'notices' | 'now'>

/**
 * Gives somebody a role, or takes it with null. False when they had just that. Whoever has another role from now on
 * signs in again: what they opened with the old one is closed in every process.
 */
export async function setRole(parts: Parts, email: string, role: OperatorRole | null): Promise<boolean> {
  return parts.db.transaction().execute(async (tx) => {
    const known = await findOperator(tx, email)
    if ((known?.role ?? null) === role) return false
    if (role === null) await deleteOperator(tx, email)
    else await putOperator(tx, { email, role, addedAt: parts.now() })
    await endSessionsOfAddress(parts, tx, email)
    return true
  })
}
