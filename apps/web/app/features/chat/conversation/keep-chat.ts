/** Local storage: the session's own keys, and the conversations that this browser may open. */
export const CHAT_KEYS = {
  token: 'mowatt.session.token',
  expires: 'mowatt.session.expires',
  capabilities: 'mowatt.session.capabilities',
  chats: 'mowatt.chats',
} as const

/** A conversation with its token. The home page may start other sessions; this one stays with its chat. */
export type KeptChat = { chat_id: string; token: string; expires_at: string }

/**
 * Keeps the session of a conversation. It must be self-contained, because pages run it as text before anything else is
 * loaded: nothing outside of it may be used. Without an expiry of its own, the token's applies. False if this browser
 * stores nothing.
 */
export function keepChat(
  keys: typeof CHAT_KEYS,
  chatId: string,
  token: string,
  expiresAt: string | undefined,
): boolean {
  let claims: { exp?: unknown; capabilities?: unknown } = {}
  try {
    claims = JSON.parse(atob((token.split('.')[1] || '').replace(/-/g, '+').replace(/_/g, '/'))) as typeof claims
  } catch {
    if (!expiresAt) return false
  }
  const end = expiresAt || (typeof claims.exp === 'number' ? new Date(claims.exp * 1000).toISOString() : '')
  if (!end) return false
  try {
    localStorage.setItem(keys.token, token)
    localStorage.setItem(keys.expires, end)
    if (Array.isArray(claims.capabilities)) {
      localStorage.setItem(keys.capabilities, JSON.stringify(claims.capabilities))
    }
    let kept: unknown[] = []
    try {
      kept = JSON.parse(localStorage.getItem(keys.chats) || '[]') as unknown[]
    } catch {
      kept = []
    }
    const others = Array.isArray(kept) ? kept.filter((each) => (each as KeptChat).chat_id !== chatId) : []
    const chat = { chat_id: chatId, token: token, expires_at: end }
    localStorage.setItem(keys.chats, JSON.stringify([chat].concat(others as KeptChat[]).slice(0, 20)))
    return true
  } catch {
    // For browsers without storage: the page itself remembers it until it is left.
    ;(window as { mowattChat?: KeptChat }).mowattChat = { chat_id: chatId, token: token, expires_at: end }
    return false
  }
}
