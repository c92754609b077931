import type { Context } from '../../context.ts'
import { deleteChatsBefore, deleteEmptyChatsBefore } from './chat-store.ts'
import { deletePersonRequestsBefore } from './person/person-request-store.ts'
import { deleteRequestsBefore } from './request-store.ts'

/** A conversation without an account can be reached only with its session, and no browser keeps one that long. */
const ANONYMOUS_KEPT_MS = 30 * 86_400_000
/** After the last message. Bills and what was read from them have their own, longer term. */
const ACCOUNT_KEPT_MS = 90 * 86_400_000
/** As long as a retry has to find the first request. */
const REQUESTS_KEPT_MS = 86_400_000
/** Requests for a person are kept as long as an account's conversation. */
const PERSON_REQUESTS_KEPT_MS = ACCOUNT_KEPT_MS
/** Begun, and nothing said: a page that is still open may yet send something. */
const EMPTY_KEPT_MS = 86_400_000

export async function forgetOldChats({ db, now }: Context): Promise<number> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  await deleteEmptyChatsBefore(db, ago(EMPTY_KEPT_MS))
  await deleteRequestsBefore(db, ago(REQUESTS_KEPT_MS))
  await deletePersonRequestsBefore(db, ago(PERSON_REQUESTS_KEPT_MS))
  return deleteChatsBefore(db, { anonymous: ago(ANONYMOUS_KEPT_MS), account: ago(ACCOUNT_KEPT_MS) })
}
