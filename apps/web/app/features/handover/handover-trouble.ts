import { Failure, type FailureCode, failures } from '@mowatt/contract/failures'

/** What the server says of itself, and not of what was handed over: people get the page's own words instead. */
const INNER: readonly FailureCode[] = [
  'invalid_request',
  'malformed_json',
  'not_authenticated',
  'token_unavailable',
  'request_failed',
  'unexpected',
  'session_not_started',
  'session_not_stored',
  'socket_nothing_received',
]

/** What the alert says when a bill did not get through. */
export function uploadTrouble(error: unknown): string {
  if (!(error instanceof Failure)) return failures.upload_failed.text
  const { message, code } = error
  if (/timeout/i.test(message)) return failures.upload_slow.text
  if (message.includes('WebSocket') || code === 'network') return failures.connection_failed.text
  if (INNER.includes(code) || message === failures.socket_upload_failed.text) return failures.upload_failed.text
  return message
}

/** The same for a question. */
export function questionTrouble(error: unknown): string {
  return `Error: ${reasonOfQuestion(error)}`
}

function reasonOfQuestion(error: unknown): string {
  if (!(error instanceof Failure)) return failures.chat_failed.text
  const { message, code } = error
  const isInner = INNER.includes(code) || code === 'network' || /timeout|WebSocket/i.test(message)
  return isInner || message === failures.socket_send_failed.text ? failures.chat_failed.text : message
}
