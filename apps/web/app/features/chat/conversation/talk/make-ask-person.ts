import { askPerson } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { newId } from '../../../../browser/new-id.ts'
import type { AppSession } from '../../../../shell/app/app-session.ts'
import type { TalkActs } from './talk-acts.ts'

/** Writes to our staff, with or without a conversation. The same text, sent again after a disconnect, is one email. */
export function makeAskPerson(api: string, session: AppSession, chatId?: string): TalkActs['askPerson'] {
  const call = createClient(fetchSend(api))
  const keys = new Map<string, string>()
  return async (email, summary) => {
    const words = JSON.stringify([email, summary])
    const idempotencyKey = keys.get(words) ?? newId()
    keys.set(words, idempotencyKey)
    const body = { email, summary, ...(chatId !== undefined && { chat_id: chatId }) }
    await call(askPerson, { body }, { token: await session.begin(), idempotencyKey })
  }
}
