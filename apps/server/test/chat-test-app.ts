import { createChat, startAnonymousSession } from '@mowatt/contract'
import type { Model, ModelPiece } from '../src/platform/model/model.ts'
import type { ChatEvent } from '../src/features/chat/live-answers.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export type Told = ChatEvent

export type ChatTestApp = TestApp & {
  url: string
  session(): Promise<string>
  begin(token: string): Promise<string>
  /** Sends a message and reads the stream to its end. */
  say(chatId: string, token: string, text: string, more?: More): Promise<Told[]>
  useModel(model: Model | undefined): void
}

type More = { key?: string; replaces?: string; act?: string }

/** The whole server, listening, with what a story test about conversations needs. */
export async function createChatTestApp(
  env: Record<string, string> = {},
  options: Pick<Parameters<typeof createTestApp>[0] & object, 'parts' | 'log'> = {},
): Promise<ChatTestApp> {
  const testApp = await createTestApp({ env, ...options })
  const url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...testApp,
    url,
    session: async () => (await testApp.call(startAnonymousSession, { body: {} })).jwt,
    begin: async (token) => (await testApp.call(createChat, {}, { token })).chat_id,
    async say(chatId, token, text, { key, replaces, act } = {}) {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: `/api/v1/chats/${chatId}/messages`,
        headers: { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) },
        payload: { text, ...(replaces ? { replaces } : {}), ...(act ? { act } : {}) },
      })
      if (answer.statusCode !== 200) {
        throw Object.assign(new Error(answer.body), answer.json<object>(), { statusCode: answer.statusCode })
      }
      return eventsIn(answer.body)
    },
    useModel(model) {
      testApp.ctx.model = model
    },
  }
}

export function eventsIn(body: string): Told[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [first = '', second = ''] = block.split('\n')
      return { event: first.slice('event: '.length), data: JSON.parse(second.slice('data: '.length)) } as Told
    })
}

export function answerIn(told: readonly Told[]) {
  const last = told.at(-1)
  if (last?.event !== 'answered') throw new Error(`The stream ended with ${last?.event}`)
  return last.data
}

/** A model that reads nothing, and takes its time: an answer waits for it until it is stopped. */
export function waitingModel(wait: () => Promise<unknown>): Model {
  return {
    name: 'waits',
    patienceMs: 600_000,
    async *stream(_request, signal): AsyncGenerator<ModelPiece> {
      await Promise.race([wait(), new Promise((_, reject) => signal.addEventListener('abort', reject))])
      yield { kind: 'end', usage: { promptTokens: 10, completionTokens: 5 } }
    },
  }
}
