import {
  attachBill,
  type ChatMessage,
  type Endpoint,
  Failure,
  readBillAgain,
  readChat,
  sendChatMessage,
  stopChat,
} from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { type AppSession, askAsAny } from '../../../../shell/app/app-session.ts'
import { type ChatEvent, chatEvent, failureOf } from './chat-event.ts'
import { readEvents } from './read-events.ts'

export type Conversation = {
  chat_id: string
  title: string
  is_working: boolean
  is_reading: boolean
  messages: ChatMessage[]
}

/**
 * A request to Mo: a message, a bill, or reading the last one again. Its idempotency key never changes: sent again, it
 * has no second effect.
 */
export type Saying = { key: string } & (
  | { kind: 'words'; text: string; replaces?: string; act?: string }
  | { kind: 'bill'; fileName: string; bytes: number; fileData: string }
  | { kind: 'again'; fileName: string; bytes: number }
)

/** One conversation on the server. */
export type ChatClient = {
  read: (signal: AbortSignal) => Promise<Conversation>
  say: (saying: Saying, signal: AbortSignal) => AsyncGenerator<ChatEvent>
  stop: () => Promise<void>
  /** The identity that was accepted, for all further requests of this conversation. */
  token: () => Promise<string>
}

/** A connection without any data for this long is treated as dead. */
const SILENCE_MS = 40_000

export function createChatClient(
  chatId: string,
  api: string,
  session: AppSession,
  fetchBy: typeof fetch = fetch,
): ChatClient {
  const call = createClient(fetchSend(api, fetchBy))
  const params = { chat_id: chatId }
  let known: string | undefined

  async function read(signal?: AbortSignal): Promise<Conversation> {
    const { value, token } = await askAsAny(session, chatId, (each) =>
      call(readChat, { params }, { token: each, ...(signal ? { signal } : {}) }),
    )
    known = token
    return value
  }

  async function token(): Promise<string> {
    if (known === undefined) await read()
    return known!
  }

  async function* say(saying: Saying, given: AbortSignal): AsyncGenerator<ChatEvent> {
    const { endpoint, body } = requestOf(saying)
    const silence = new AbortController()
    const signal = AbortSignal.any([given, silence.signal])
    let timer = setTimeout(() => silence.abort(), SILENCE_MS)
    try {
      const answer = await fetchBy(api + endpoint.path.replace(':chat_id', encodeURIComponent(chatId)), {
        method: 'POST',
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${await token()}`,
          'content-type': 'application/json',
          'idempotency-key': saying.key,
        },
        body: JSON.stringify(body),
        signal,
      })
      if (!answer.ok) throw failureOf(await answer.json().catch(() => undefined), answer.status)
      // Sent before and answered long ago: the answer is complete and already in the conversation.
      if (!answer.headers.get('content-type')?.includes('event-stream') || !answer.body)
        return yield { kind: 'answered' }
      for await (const event of readEvents(answer.body)) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE_MS)
        const heard = chatEvent(event)
        if (heard) yield heard
      }
    } catch (cause) {
      if (cause instanceof Failure || given.aborted) throw cause
      throw new Failure('network', { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    read,
    say,
    token,
    async stop() {
      await call(stopChat, { params }, { token: await token() })
    },
  }
}

function requestOf(saying: Saying): { endpoint: Endpoint; body: unknown } {
  if (saying.kind === 'bill') {
    const { fileName: file_name, fileData: file_data } = saying
    return { endpoint: attachBill, body: { file_name, file_data, file_type: 'pdf' } }
  }
  if (saying.kind === 'again') return { endpoint: readBillAgain, body: {} }
  const { text, replaces, act } = saying
  const more = { ...(replaces !== undefined && { replaces }), ...(act !== undefined && { act }) }
  return { endpoint: sendChatMessage, body: { text, ...more } }
}
