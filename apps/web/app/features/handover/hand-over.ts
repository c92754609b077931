import { handOverBill, handOverQuestion, withdrawBill } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'
import { appAddress, trustedAddress } from './app-address.ts'
import { askBySocket, type Wire } from './ask-by-socket.ts'
import type { HandoverHosts } from './handover-hosts.ts'
import { type Follow, type HandoverRequest, PATIENCE_MS } from './handover-request.ts'

/** The parts of the browser and of the visitor's session that a hand-over needs. */
export type HandoverClient = {
  hosts: HandoverHosts
  pageOrigin: string
  openSocket: (protocols: string[]) => Wire
  call: Call
  session: { token: () => Promise<string>; clear: () => void }
  waitMs: (ms: number) => Promise<void>
}

/** A lost connection is retried this often, after these delays. */
const RETRY_AFTER_MS = [500, 1500, 3000]

/** Hands a bill or a question over and returns the page of the app that continues with it. */
export async function handOver(
  client: HandoverClient,
  request: HandoverRequest,
  { onProgress, signal }: Follow = { onProgress: () => {} },
): Promise<string> {
  const token = await client.session.token()
  const ask = { open: client.openSocket, token, request, onProgress, signal }
  for (let cuts = 0; ; cuts++) {
    signal?.throwIfAborted()
    try {
      return appAddress(await askBySocket(ask), client.hosts, client.pageOrigin)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const pauseMs = RETRY_AFTER_MS[cuts]
      if (error.code === 'socket_not_open' && pauseMs !== undefined) await client.waitMs(pauseMs)
      else if (error.code === 'socket_failed' || error.code === 'socket_not_open')
        return askByRest(client, request, error)
      else throw error
    }
  }
}

/**
 * The fallback if no WebSocket can be opened. With the same ID it is the same request, even if part of it has already
 * arrived.
 */
async function askByRest(client: HandoverClient, request: HandoverRequest, why: Failure): Promise<string> {
  try {
    const { redirectUrl } = await sendByRest(client, request, await client.session.token()).catch(
      async (error: unknown) => {
        if (!(error instanceof Failure) || error.status !== 401) throw error
        // The session has expired meanwhile, which a rejected WebSocket does not report.
        client.session.clear()
        return sendByRest(client, request, await client.session.token())
      },
    )
    return trustedAddress(redirectUrl, client.hosts, client.pageOrigin)
  } catch (error) {
    // Nothing can be reached at all: the first error is the one to show.
    throw error instanceof Failure && error.code === 'network' ? why : error
  }
}

function sendByRest(
  { call }: HandoverClient,
  request: HandoverRequest,
  token: string,
): Promise<{ redirectUrl: string }> {
  const options = { token, idempotencyKey: request.messageId, timeoutMs: PATIENCE_MS[request.kind] }
  if (request.kind === 'question') return call(handOverQuestion, { body: { message: request.text } }, options)
  const body = { file_data: request.fileData, file_name: request.fileName, file_type: 'pdf' }
  return call(handOverBill, { body }, options)
}

/** Withdraws what was handed over under an id. A caller that aborted gets no further result. */
export async function withdraw({ call, session }: HandoverClient, messageId: string): Promise<void> {
  const token = await session.token()
  await call(withdrawBill, { params: { message_id: messageId } }, { token })
}
