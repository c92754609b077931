import type { Context } from '../../../context.ts'
import { deleteSignUpsBefore } from './signup-store.ts'

/** A link that was not opened by then will not be: whoever wants to join enters their address again. */
const KEEP_DAYS = 30

export function forgetOldSignUps({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteSignUpsBefore(db, new Date(now().getTime() - KEEP_DAYS * 86_400_000))
}
