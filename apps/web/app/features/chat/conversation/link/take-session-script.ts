import { CHAT_KEYS, keepChat } from '../keep-chat.ts'

const SOURCE = `(function (keep, keys) {
  var address = new URL(location.href), token = address.searchParams.get('session')
  if (token === null) return
  address.searchParams.delete('session')
  history.replaceState(history.state, '', address)
  if (token) keep(keys, decodeURIComponent(address.pathname.split('/')[2] || ''), token)
})`

/** First in the head of a conversation: a session in the address is stored and removed from it, before any request. */
export function takeSessionScript(): string {
  return `${SOURCE}(${keepChat.toString()},${JSON.stringify(CHAT_KEYS)})`.replaceAll(/\n\s*/g, '\n')
}
