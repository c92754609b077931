import { Failure, type SocketMessage, type SocketReply } from '@mowatt/contract'
import type { SocketEndpoint } from '../src/platform/socket/socket-endpoint.ts'

export const GOOD_TOKEN = 'eyJ-good-token'
export const PAYLOAD_LIMIT = 64 * 1024

export type EchoEndpoint = SocketEndpoint & {
  /** Releases the waiting messages. */
  release(): void
  /** How many were waiting for admission. */
  knocked(): number
  /** How many replies of a flood were made so far. */
  flooded(): number
  /** How many floods were stopped. */
  stopped(): number
}

/** An endpoint that does what the message says: echo, wait, fail, flood. */
export function createEchoEndpoint(): EchoEndpoint {
  const waiting = Promise.withResolvers<void>()
  let knocked = 0
  let flooded = 0
  let stopped = 0

  async function* serve(subject: string, message: SocketMessage): AsyncGenerator<SocketReply> {
    const reply = (text: string): SocketReply => ({
      message_id: message.message_id,
      event_type: message.event_type,
      success: true,
      error: null,
      response_type: 'message',
      chat_id: null,
      data: { text, subject },
    })
    if (message.message === 'bug') throw new Error('hunter2')
    if (message.message === 'refuse') throw new Failure('file_unsupported')
    yield { ...reply(''), response_type: 'ack', data: null }
    if (message.message === 'wait') await waiting.promise
    if (message.message === 'flood') {
      try {
        for (;;) {
          flooded++
          yield reply('x'.repeat(100_000))
          await new Promise((done) => setImmediate(done))
        }
      } finally {
        stopped++
      }
    }
    yield reply(message.message ?? '')
  }

  return {
    path: '/ws/echo',
    maxPayloadBytes: PAYLOAD_LIMIT,
    async admit(token) {
      knocked++
      if (token === 'slow') await waiting.promise
      if (token === 'bug') throw new Error('hunter2')
      if (token === 'database-away') throw Object.assign(new Error('starting up'), { code: '57P03' })
      if (token.startsWith('visitor-')) return { subject: token }
      if (token !== GOOD_TOKEN && token !== 'slow') throw new Failure('not_authenticated')
      return { subject: 'ada' }
    },
    serve: (visitor, message) => serve(visitor.subject, message),
    release: () => waiting.resolve(),
    knocked: () => knocked,
    flooded: () => flooded,
    stopped: () => stopped,
  }
}
