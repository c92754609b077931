import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Failure } from '@mowatt/contract'
import { isOwnOrigin } from '../http/guard-writes.ts'
import { hasOneHost } from '../http/has-one-host.ts'
import type { SocketEndpoint, Visitor } from './socket-endpoint.ts'
import type { SocketQuota } from './socket-quota.ts'

export type Admission = {
  origins: ReadonlySet<string>
  networkOf: (request: IncomingMessage) => string | undefined
  quota: SocketQuota
  /** Throws where the server accepts no more visitors. */
  checkCapacity: () => void
  /** How long a client may be kept waiting for admission. */
  admissionMs: number
}

/** The visitor who requests a socket, if they may have one; throws a `Failure` if not. */
export async function admitVisitor(
  { request, stream }: { request: IncomingMessage; stream: Duplex },
  endpoint: SocketEndpoint | undefined,
  { origins, networkOf, quota, checkCapacity, admissionMs }: Admission,
): Promise<{ visitor: Visitor; network: string | undefined }> {
  if (!endpoint) throw new Failure('not_found')
  if (!hasOneHost(request) || hasBody(request))
    throw new Failure('invalid_request', { message: 'The request is not valid HTTP.' })
  const { origin } = request.headers
  if (origin === undefined || !isOwnOrigin(request, origin, origins)) throw new Failure('foreign_origin')
  checkCapacity()
  const network = networkOf(request)
  quota.enter('network', network, stream)
  const [scheme, token, ...more] = (request.headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((part) => part.trim())
  if (scheme !== 'bearer' || !token || more.length > 0) throw new Failure('not_authenticated')
  const visitor = await within(admissionMs, endpoint.admit(token, { network }))
  // In the meantime others may have connected, or the server may have begun to close.
  checkCapacity()
  quota.enter('visitor', visitor.subject, stream)
  return { visitor, network }
}

/** A proxy could take for a body what we would take for frames. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
}

async function within<Value>(ms: number, promised: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Failure('unavailable', { retryAfterSeconds: 5 })), ms)
  try {
    return await Promise.race([promised, late])
  } finally {
    clearTimeout(timer)
  }
}
