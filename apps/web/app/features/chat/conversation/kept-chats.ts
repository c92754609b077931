import { readStored } from '../../../browser/storage.ts'
import { CHAT_KEYS, type KeptChat } from './keep-chat.ts'

/** The conversations that this browser may still open, newest first. */
function keptChats(nowMs: number): KeptChat[] {
  const onPage = (window as { mowattChat?: KeptChat }).mowattChat
  const stored = listFrom(readStored('local', CHAT_KEYS.chats))
  return [...(onPage ? [onPage] : []), ...stored].filter(({ expires_at }) => Date.parse(expires_at) > nowMs)
}

/** The tokens to try for a conversation: its own, or else the session's, which may have begun it. */
export function tokenFor(chatId: string, nowMs: number): string | undefined {
  const own = keptChats(nowMs).find(({ chat_id }) => chat_id === chatId)?.token
  return own ?? sessionToken(nowMs)
}

/** Every token of this browser, once. */
export function allTokens(nowMs: number): string[] {
  const session = sessionToken(nowMs)
  return [...new Set([...keptChats(nowMs).map(({ token }) => token), ...(session ? [session] : [])])]
}

function sessionToken(nowMs: number): string | undefined {
  const ends = Date.parse(readStored('local', CHAT_KEYS.expires) ?? '')
  return ends > nowMs ? readStored('local', CHAT_KEYS.token) : undefined
}

function listFrom(text: string | undefined): KeptChat[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isKeptChat) : []
  } catch {
    return []
  }
}

function isKeptChat(value: unknown): value is KeptChat {
  const { chat_id, token, expires_at } = (value ?? {}) as Record<string, unknown>
  return typeof chat_id === 'string' && typeof token === 'string' && typeof expires_at === 'string'
}
