import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Principal } from '../identity/public.ts'
import type { HandoverOwner } from './handover-step.ts'

/**
 * A visitor's conversation belongs to their session. A signed-in user gets a session made from their account, the same
 * each time: a link's token then opens these conversations and nothing else of the account.
 */
export function ownerOf({ secrets }: Pick<Context, 'secrets'>, principal: Principal): HandoverOwner {
  const { kind, subject, userId = null, sessionId } = principal
  if (kind === 'anonymous') return { owner: subject, userId, sessionId }
  const made = createHash('sha256').update(`${secrets.session}\nhandover\n${subject}`).digest('base64url')
  return { owner: `anon-of-${made.slice(0, 22)}`, userId, sessionId }
}
