import { Failure, type FailureCode, failures } from '@mowatt/contract/failures'
import type { Saying } from './chat-client.ts'
import { sayingTroubleTexts } from './talk-texts.ts'

/** Server messages about the server itself, not about the request: users get the page's own text instead. */
const INNER: readonly FailureCode[] = [
  'malformed_json',
  'not_authenticated',
  'token_unavailable',
  'request_failed',
  'unexpected',
  'not_found',
  'key_reused',
]

/** Why a message was not delivered, in the words of the catalogue. */
export function sayingTrouble({ kind }: Saying, error: unknown): string {
  const own = kind === 'bill' ? failures.upload_failed.text : failures.chat_failed.text
  if (!(error instanceof Failure)) return own
  if (kind === 'again' && error.code === 'not_found') return sayingTroubleTexts.fileGone
  if (error.code === 'network' || error.code === 'timeout') return failures.connection_failed.text
  return INNER.includes(error.code) ? own : error.message
}

/** A temporary error, not about the message itself. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Failure)) return false
  return ['network', 'timeout', 'unavailable'].includes(error.code)
}

/** A permanent error about the message: sent again, it fails again. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Failure) || mayPass(error)) return false
  return error.status < 500 && error.code !== 'too_many_requests' && error.code !== 'not_authenticated'
}
