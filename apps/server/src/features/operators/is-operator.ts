import type { Context } from '../../context.ts'
import { findOperator } from './operator-store.ts'

/** Whether an address has any role. */
export function isOperator({ db }: Context) {
  return async (email: string | null): Promise<boolean> =>
    email !== null && (await findOperator(db, email.toLowerCase())) !== undefined
}
