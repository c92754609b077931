import type { ChatMessage } from '@mowatt/contract'
import { Failure, failures } from '@mowatt/contract/failures'
import { isShut } from '../../../../shell/app/app-session.ts'
import { talkReducerTexts } from '../conversation-texts.ts'
import type { Conversation, Saying } from './chat-client.ts'
import type { ChatEvent } from './chat-event.ts'
import { isRefusal, mayPass, sayingTrouble } from './saying-trouble.ts'
import { emptyAnswer, type Pending, type TalkState, withMessage } from './talk-state.ts'

/** All events of a conversation on this page. */
export type TalkEvent =
  | { kind: 'read'; conversation: Conversation }
  | { kind: 'unreadable'; error: unknown }
  | { kind: 'said'; pending: Pending }
  /** The events while Mo answers. */
  | ChatEvent
  /** The answer ended early and is resumed; a disconnect is shown. */
  | { kind: 'interrupted'; isCut: boolean }
  /** The idempotency key of a new message. */
  | { kind: 'failed'; error: unknown; newKey: string }
  | { kind: 'dropped' }
  | { kind: 'stopping' }
  | { kind: 'stop_answered' }
  /** Stopped before it reached the server. */
  | { kind: 'stopped' }
  | { kind: 'named'; title: string }

const OVER = { answer: undefined, isWorking: false, isCut: false, isStopping: false } as const

/** The reducer of a conversation. Events that are impossible in the current state change nothing. */
export function talkReducer(state: TalkState, event: TalkEvent): TalkState {
  const { pending, answer = emptyAnswer, messages } = state
  switch (event.kind) {
    case 'read': {
      const { title, messages: read, is_working: isWorking, is_reading: isReading } = event.conversation
      return { ...state, view: 'shown', title, messages: read, isWorking, isReading, isCut: false }
    }
    case 'unreadable':
      return { ...state, ...troubleAfter(state, event.error) }
    case 'said':
      return { ...state, pending: withoutTrouble(event.pending), answer: emptyAnswer, isStopping: false }
    case 'asked':
      return pending ? arrived(state, pending, event.message) : state
    case 'text':
      return { ...state, answer: { ...answer, text: answer.text + event.text }, isCut: false }
    case 'card':
      return { ...state, answer: { ...answer, cards: [...answer.cards, event.card] } }
    case 'step':
      return { ...state, answer: { ...answer, steps: [...answer.steps, event.progress] } }
    case 'answered': {
      const all = event.message ? withMessage(messages, event.message) : messages
      return { ...state, ...OVER, messages: all, pending: undefined }
    }
    case 'interrupted':
      return { ...state, answer: emptyAnswer, isCut: event.isCut }
    case 'failed':
      return pending ? { ...state, ...OVER, pending: failed(state, pending, event) } : state
    case 'dropped':
      return { ...state, ...OVER, pending: undefined }
    case 'stopping':
      return { ...state, isStopping: true }
    case 'stop_answered':
      return { ...state, isStopping: false }
    case 'stopped':
      return pending
        ? { ...state, ...OVER, pending: { ...pending, trouble: talkReducerTexts.cancelled, isStopped: true } }
        : state
    case 'named':
      return { ...state, title: event.title }
  }
}

function withoutTrouble({ trouble: _old, isRefused: _no, isStopped: _was, ...pending }: Pending): Pending {
  return pending
}

/** The replaced message is removed with all that followed. */
function arrived(state: TalkState, pending: Pending, message: ChatMessage): TalkState {
  const { saying } = pending
  const replaced = saying.kind === 'words' ? state.messages.findIndex(({ id }) => id === saying.replaces) : -1
  const before = replaced === -1 ? state.messages : state.messages.slice(0, replaced)
  return { ...state, messages: withMessage(before, message), pending: { ...pending, id: message.id }, isCut: false }
}

type Failed = Extract<TalkEvent, { kind: 'failed' }>

/** A rejected or failed request had no effect: tried again, it is another request, in the place of the first. */
function failed({ messages }: TalkState, { id, ...pending }: Pending, { error, newKey }: Failed): Pending {
  const there = messages.some((message) => message.id === id) ? id : undefined
  const saying = mayPass(error) ? pending.saying : sayAnew(pending.saying, newKey, there)
  const trouble = sayingTrouble(pending.saying, error)
  return { ...pending, saying, trouble, isRefused: isRefusal(error), ...(there !== undefined && { id: there }) }
}

function sayAnew(saying: Saying, key: string, replaces: string | undefined): Saying {
  return saying.kind === 'words' && replaces !== undefined ? { ...saying, key, replaces } : { ...saying, key }
}

/** Content that is already shown stays: the error replaces it only if there is none yet. */
function troubleAfter(before: TalkState, error: unknown): Partial<TalkState> {
  const { code, message } = error instanceof Failure ? error : new Failure('unexpected')
  if (isShut(error)) return { view: 'locked' }
  if (before.view === 'shown') return { isCut: true }
  if (code === 'network' || code === 'timeout') return { view: 'offline' }
  return { view: 'trouble', trouble: code === 'unexpected' ? failures.unexpected.text : message }
}
