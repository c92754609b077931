import type { Send } from '@mowatt/contract/client'
import type { AskContent } from './content-host.server.ts'

const TIMEOUT_MS = 10_000

/** Calls our own content service, without a network request. */
export function askBySend(send: Send): AskContent {
  return (url, headers) => send({ method: 'GET', url, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
}
