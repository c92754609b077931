import type { ChatCard, ChatFact, ChatMessage, FailureCode } from '@mowatt/contract'
import { createTurns, type Turns } from '../../platform/limits/turns.ts'

const MOST_AT_ONCE = 5

export type ChatEvent =
  | { event: 'asked'; data: { message: ChatMessage } }
  | { event: 'step'; data: { step: string; found: Record<string, unknown> } }
  | { event: 'text'; data: { text: string } }
  | { event: 'card'; data: { card: ChatCard } }
  | { event: 'answered'; data: { message: ChatMessage; facts: ChatFact[] } }
  | { event: 'failed'; data: { code: FailureCode; message: string } }

export type LiveAnswer = {
  messageId: string
  tell: (event: ChatEvent) => void
  end: () => void
  /** From the first event on, for any number of listeners; disconnecting changes nothing. */
  follow: () => AsyncGenerator<ChatEvent>
  stop: AbortController
}

export type LiveAnswers = {
  /** For work on the database: many concurrent requests queue here, and not for its few connections. */
  inTurn: Turns['inTurn']
  open: (requestId: Buffer, messageId: string) => LiveAnswer
  find: (requestId: Buffer) => LiveAnswer | undefined
  stop: (messageId: string) => void
}

/** The answers that this process is giving, for listening in. What other processes must know is in the database. */
export function createLiveAnswers(): LiveAnswers {
  const live = new Map<string, LiveAnswer>()
  const { inTurn } = createTurns(MOST_AT_ONCE)
  return {
    inTurn,
    open(requestId, messageId) {
      const key = requestId.toString('hex')
      const answer = openAnswer(messageId, () => live.delete(key))
      live.set(key, answer)
      return answer
    },
    find: (requestId) => live.get(requestId.toString('hex')),
    stop(messageId) {
      for (const answer of live.values()) if (answer.messageId === messageId) answer.stop.abort()
    },
  }
}

function openAnswer(messageId: string, onEnd: () => void): LiveAnswer {
  const told: ChatEvent[] = []
  let isOver = false
  let wake = Promise.withResolvers<void>()
  const wakeAll = () => {
    wake.resolve()
    wake = Promise.withResolvers<void>()
  }
  return {
    messageId,
    stop: new AbortController(),
    tell(event) {
      told.push(event)
      wakeAll()
    },
    end() {
      isOver = true
      onEnd()
      wakeAll()
    },
    async *follow() {
      for (let at = 0; ;) {
        const event = told[at]
        if (event) {
          at += 1
          yield event
        } else if (isOver) return
        else await wake.promise
      }
    },
  }
}
