import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { FailureCode } from '@mowatt/contract'
import { securityHeaders } from './security-headers.ts'

type Answer = {
  /** Status and reason, as in '400 Bad Request'. */
  status: string
  code: FailureCode
  message: string
  retryAfterSeconds?: number | undefined
}

/** How long the client may take to read the answer and disconnect. */
const LINGER_MS = 1000

/** Refuses on a raw connection, where there is no request to reply to, and makes sure that the connection ends. */
export function answerByHand(
  stream: Duplex,
  { status, code, message, retryAfterSeconds }: Answer,
  options: { isProduction: boolean },
): void {
  const body = JSON.stringify({ code, message, request_id: randomUUID() })
  const headers = {
    ...securityHeaders(options),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const impatience = setTimeout(() => stream.destroy(), LINGER_MS)
  stream.once('close', () => clearTimeout(impatience))
  stream.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
