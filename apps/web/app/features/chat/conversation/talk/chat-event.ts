import { type ChatCard, type ChatMessage, Failure } from '@mowatt/contract'
import { isFailureCode } from '@mowatt/contract/failures'
import type { ReadingProgress } from '../../../../shell/reading/reading-progress.ts'
import type { StreamEvent } from './read-events.ts'

/** The events while Mo answers. */
export type ChatEvent =
  | { kind: 'asked'; message: ChatMessage }
  | { kind: 'text'; text: string }
  | { kind: 'card'; card: ChatCard }
  | { kind: 'step'; progress: ReadingProgress }
  | { kind: 'answered'; message?: ChatMessage }

/** Undefined for an event that this page does not know. A failure is thrown. */
export function chatEvent({ name, data }: StreamEvent): ChatEvent | undefined {
  const body = JSON.parse(data) as Record<string, never>
  switch (name) {
    case 'asked':
    case 'answered':
      return { kind: name, message: body['message']! }
    case 'text':
      return { kind: 'text', text: body['text']! }
    case 'card':
      return { kind: 'card', card: body['card']! }
    case 'step':
      return { kind: 'step', progress: { step: body['step']!, found: body['found'] ?? {} } }
    case 'failed':
      throw failureOf(body)
    default:
      return undefined
  }
}

/** An error as the server wrote it. */
export function failureOf(body: unknown, status?: number): Failure {
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown }
  return new Failure(isFailureCode(code) ? code : 'chat_failed', {
    ...(typeof message === 'string' && message !== '' ? { message } : {}),
    ...(status === undefined ? {} : { status }),
  })
}
