import { readStored, removeStored, writeStored } from '../../../../browser/storage.ts'
import type { Saying } from './chat-client.ts'
import type { Pending } from './talk-state.ts'

const key = (chatId: string) => `mowatt.chat.said.${chatId}` as const
const draftKey = (chatId: string) => `mowatt.chat.draft.${chatId}` as const

/** A file is too large for the browser's storage: this page keeps it in memory, and a new page asks for it again. */
const onPage = new Map<string, Pending>()

/** A message is stored until it is answered: a page that is opened again sends it again with the same key. */
export function keepSaying(chatId: string, pending: Pending): void {
  onPage.set(chatId, pending)
  if (pending.saying.kind !== 'bill') writeStored('local', key(chatId), JSON.stringify(pending))
}

export function keptSaying(chatId: string): Pending | undefined {
  const here = onPage.get(chatId)
  if (here) return here
  try {
    const kept = JSON.parse(readStored('local', key(chatId)) ?? 'null') as Pending | null
    return kept && isKept(kept.saying) ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetSaying(chatId: string): void {
  onPage.delete(chatId)
  removeStored('local', key(chatId))
}

/** Another page of this browser has sent something in this conversation, or got an answer. */
export function isSaidIn(chatId: string, changed: string | null): boolean {
  return changed === key(chatId)
}

/** The draft of a message, kept for a user who leaves and comes back. */
export function keepDraft(chatId: string, text: string): void {
  if (text === '') removeStored('session', draftKey(chatId))
  else writeStored('session', draftKey(chatId), text)
}

export function keptDraft(chatId: string): string {
  return readStored('session', draftKey(chatId)) ?? ''
}

function isKept(saying: Saying | undefined): boolean {
  if (typeof saying?.key !== 'string') return false
  return saying.kind === 'again' || (saying.kind === 'words' && typeof saying.text === 'string')
}
