import type { Context } from '../../../context.ts'
import { listActsAbout } from '../../operators/public.ts'
import { listChatIdsOfUser } from '../chat-store.ts'
import { OPENED } from './open-conversation.ts'

const SHOWN = [OPENED, 'account.export'] as const
export type StaffAccess = { at: Date; what: (typeof SHOWN)[number]; role: string; reason: string }

/**
 * When our operators looked at what a user keeps with us, and why; newest first. The operator's name stays in the log.
 */
export async function listStaffAccess({ db }: Pick<Context, 'db'>, userId: string): Promise<StaffAccess[]> {
  const chats = await listChatIdsOfUser(db, userId)
  const subjects = [`user:${userId}`, ...chats.map((id) => `chat:${id}`)]
  const acts = await listActsAbout(db, { subjects, acts: SHOWN })
  return acts.map(({ at, act, role, reason }) => ({ at, what: act as StaffAccess['what'], role, reason }))
}
