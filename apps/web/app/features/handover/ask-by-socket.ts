import { readSocketReply } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'
import type { HandedOver } from './app-address.ts'
import { followReplies } from './follow-replies.ts'
import { type Follow, type HandoverRequest, PATIENCE_MS, socketMessage } from './handover-request.ts'

/** The part of a browser's WebSocket that a hand-over uses. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'bufferedAmount' | 'addEventListener'>

export type SocketAsk = {
  open: (protocols: string[]) => Wire
  token: string
  request: HandoverRequest
} & Follow

const OPEN = 1
/** A slow connection may take minutes for ten megabytes: the timeout for a response starts after the upload. */
const LOOK_AGAIN_MS = 500
const OPENING_PATIENCE_MS = 10_000
/** After the words of an answer the link is already on its way. */
const LINK_PATIENCE_MS = 1500

/** Asks over a separate socket, which is closed at the end in any case. */
export function askBySocket({ open, token, request, onProgress, signal }: SocketAsk): Promise<HandedOver> {
  const { promise, resolve, reject } = Promise.withResolvers<HandedOver>()
  const timers: ReturnType<typeof setTimeout>[] = []
  const later = (ms: number, act: () => void) => timers.push(setTimeout(act, ms))
  const hear = followReplies(request)
  let wire: Wire
  let isOpen = false
  let chatId: string | undefined

  try {
    wire = open(['bearer', token])
  } catch (cause) {
    return Promise.reject(new Failure('socket_failed', { cause }))
  }
  later(OPENING_PATIENCE_MS, () => !isOpen && reject(new Failure('socket_failed')))
  wire.addEventListener('open', () => {
    isOpen = true
    if (wire.readyState !== OPEN) return reject(new Failure('socket_not_open'))
    wire.send(JSON.stringify(socketMessage(request)))
    waitForAnswer()
  })
  signal?.addEventListener('abort', () => reject(signal.reason as Error))
  wire.addEventListener('error', () => reject(broken()))
  wire.addEventListener('close', () => (chatId ? endWithout(chatId) : reject(broken())))
  wire.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const reply = readSocketReply(data)
    if (!reply) return
    try {
      const heard = hear(reply)
      if (heard.kind === 'progress') onProgress(heard.progress)
      if (heard.kind === 'link') resolve({ oneTimeLink: heard.oneTimeLink })
      if (heard.kind === 'last words') {
        chatId = heard.chatId
        later(LINK_PATIENCE_MS, () => endWithout(heard.chatId))
      }
    } catch (refusal) {
      reject(refusal as Failure)
    }
  })
  const patienceMs = PATIENCE_MS[request.kind]
  const giveUp = () => reject(new Failure(request.kind === 'bill' ? 'socket_upload_timeout' : 'socket_send_timeout'))
  function waitForAnswer(before = Infinity, stillMs = 0): void {
    const { bufferedAmount: unsent } = wire
    if (unsent === 0) return void later(patienceMs, giveUp)
    // A line that is dead takes nothing, and does not say so.
    if (stillMs >= patienceMs) return giveUp()
    later(LOOK_AGAIN_MS, () => waitForAnswer(unsent, unsent < before ? 0 : stillMs + LOOK_AGAIN_MS))
  }
  const endWithout = (id: string) => resolve({ chatId: id, token })
  // If it never opened, WebSockets may be blocked here: another way is tried. If it was cut, the same request is sent
  // again.
  const broken = () => new Failure(isOpen ? 'socket_not_open' : 'socket_failed')

  return promise.finally(() => {
    for (const timer of timers) clearTimeout(timer)
    wire.close()
  })
}
