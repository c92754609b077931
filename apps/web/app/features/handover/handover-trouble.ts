import { Failure, type FailureCode, failures } from '@mowatt/contract/failures'
import { handoverTroubleTexts } from './handover-texts.ts'

/** Server messages about the request itself. Any others are about the server, and not for users. */
const TOLD = [
  'file_unsupported',
  'file_too_large',
  'files_mixed',
  'several_pdfs',
  'file_unreadable',
  'image_unprocessable',
  'body_too_large',
  'too_many_requests',
  'unavailable',
  'took_too_long',
  'not_allowed',
  'upload_slow',
] as const satisfies FailureCode[]

/** The alert's text if a bill was not delivered. */
export function uploadTrouble(error: unknown): string {
  if (!(error instanceof Failure)) return failures.upload_failed.text
  const { message, code } = error
  if (isTold(error)) return message
  if (/timeout/i.test(message)) return failures.upload_slow.text
  if (message.includes('WebSocket') || code === 'network') return failures.connection_failed.text
  return failures.upload_failed.text
}

/** Server messages about the server itself, not about the request. */
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
  'network',
]

/** The same for a question: the server's text, if it has one. */
export function questionTrouble(error: unknown): string {
  if (!(error instanceof Failure)) return handoverTroubleTexts.error(failures.chat_failed.text)
  const { message, code } = error
  const isInner = INNER.includes(code) || /timeout|WebSocket/i.test(message)
  return handoverTroubleTexts.error(
    isInner || message === failures.socket_send_failed.text ? failures.chat_failed.text : message,
  )
}

/** A socket sends words without a code. */
function isTold({ code, message }: Failure): boolean {
  return TOLD.some((told) => {
    const [start = ''] = failures[told].text.split('{', 1)
    return code === told || message.startsWith(start)
  })
}
