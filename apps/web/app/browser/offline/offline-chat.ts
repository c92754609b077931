import { SIGNED_IN_KEY } from '../signed-in-key.ts'
import { readStored, removeStored, writeStored } from '../storage.ts'

export const OFFLINE_CHAT_KEY = 'mowatt.offline.chat'
/** Local storage has a few million characters for the whole site. */
const MOST_CHARACTERS = 400_000

export type OfflineMessage = {
  author: 'visitor' | 'mo'
  text: string
  /** The rest of a verdict is plain text. */
  verdicts: readonly { title: string; text: string }[]
}

/** The last conversation opened here, for reading offline. */
export type OfflineChat = {
  chatId: string
  title: string
  /** When it was in this state. */
  at: string
  /** Its expiry: that of its session's token, or of the conversation itself. */
  until: string
  /** The account that it belongs to; null if it was started without one. */
  account: string | null
  messages: readonly OfflineMessage[]
}

/** Stores it in place of the previous one. The first messages are dropped if there is not enough space for all. */
export function keepOfflineChat(chat: OfflineChat): void {
  const { until, ...rest } = chat
  let { messages } = rest
  // Its expiry comes first: every page checks whether it has expired.
  const written = () => JSON.stringify({ until, ...rest, messages })
  while (messages.length > 1 && written().length > MOST_CHARACTERS) messages = messages.slice(1)
  writeStored('local', OFFLINE_CHAT_KEY, written())
}

/** Removes it; with an ID, only if it is that conversation. */
export function forgetOfflineChat(chatId?: string): void {
  if (chatId === undefined || keptChat()?.chatId === chatId) removeStored('local', OFFLINE_CHAT_KEY)
}

/** Someone else is signed in now, or nobody is: the account's conversation is removed. */
export function forgetOfflineChatUnlessOf(account: string | undefined): void {
  const kept = keptChat()
  if (kept?.account != null && kept.account !== account) removeStored('local', OFFLINE_CHAT_KEY)
}

function keptChat(): Partial<OfflineChat> | undefined {
  try {
    return JSON.parse(readStored('local', OFFLINE_CHAT_KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The storage keys that the offline page reads. */
export const offlineKeys = { chat: OFFLINE_CHAT_KEY, chats: 'mowatt.chats', signedIn: SIGNED_IN_KEY } as const
