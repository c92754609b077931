import { Failure, readChat } from '@mowatt/contract'
import { answerIn, eventsIn } from '../chat-test-app.ts'
import type { Scene } from './storm-scene.ts'

type Said = {
  token: string
  chatId: string
  act: 'messages' | 'bills'
  body: object
  key: string
  onHeard?: (heard: string) => void
}

/** Sends it with its key, as often as it takes to receive the whole answer. */
export function sayToMo(
  { insist, call, url }: Scene,
  { token, chatId, act, body, key, onHeard }: Said,
): Promise<ReturnType<typeof answerIn>['message']> {
  return insist(async () => {
    const response = await fetch(`${url}/api/v1/chats/${chatId}/${act}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    if (!response.ok || !response.body) {
      const { code } = (await response.json()) as { code: 'chat_failed' }
      throw new Failure(code, { status: response.status })
    }
    let heard = ''
    try {
      for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
        heard += piece
        onHeard?.(heard)
      }
    } catch {
      await expectPutDown(heard)
    }
    return answerIn(eventsIn(heard)).message
  })

  /** The connection was lost. Nothing else is: a page that loads now shows the message, answered or not. */
  async function expectPutDown(heard: string): Promise<void> {
    const [first] = eventsIn(heard.slice(0, heard.lastIndexOf('\n\n') + 2))
    if (first?.event !== 'asked') return
    const { messages } = await insist(() => call(readChat, { params: { chat_id: chatId } }, { token }))
    if (messages.some(({ id }) => id === first.data.message.id)) return
    throw new Failure('not_found', { message: 'What was said to Mo is gone' })
  }
}
