import { readStored } from '../../../browser/storage.ts'
import { CHAT_KEYS, type KeptChat } from './keep-chat.ts'

/** The conversations that this browser may still open, newest first. */
function keptChats(nowMs: number): KeptChat[] {
  const onPage = (window as { mowattChat?: KeptChat }).mowattChat
  const stored = listFrom(readStored('local', CHAT_KEYS.chats))
  return [...(onPage ? [onPage] : []), ...stored].filter(({ expires_at }) => Date.parse(expires_at) > nowMs)
}

/** The token that came with a conversation. */
export function tokenOfChat(chatId: string, nowMs: number): string | undefined {
  return keptChats(nowMs).find(({ chat_id }) => chat_id === chatId)?.token
}

/** Until when this browser may open a conversation that has its own token. */
export function endOfKeptChat(chatId: string, nowMs: number): string | undefined {
  return keptChats(nowMs).find(({ chat_id }) => chat_id === chatId)?.expires_at
}

/**
 * One token for each session of this browser: every link brings another token, and all tokens of a session list the
 * same.
 */
export function allTokens(nowMs: number): string[] {
  const session = sessionToken(nowMs)
  const tokens = [...(session ? [session] : []), ...keptChats(nowMs).map(({ token }) => token)]
  return [...new Map(tokens.map((token) => [subjectOf(token), token])).values()]
}

/** Whether both tokens belong to one user or visitor. */
export function isSameSession(one: string, other: string): boolean {
  return subjectOf(one) === subjectOf(other)
}

function subjectOf(token: string): string {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return (JSON.parse(claims) as { sub?: string }).sub ?? token
  } catch {
    return token
  }
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
