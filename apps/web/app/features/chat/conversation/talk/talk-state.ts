import type { ChatCard, ChatMessage } from '@mowatt/contract'
import type { ReadingProgress } from '../../../../shell/reading/reading-progress.ts'
import type { Saying } from './chat-client.ts'

/** A message without an answer yet. */
export type Pending = {
  saying: Saying
  /** The last message before it, used to find its position. */
  after: string | null
  /** Its own message, once the server has stored it. */
  id?: string
  /** Why it was not delivered; it can be sent again. */
  trouble?: string
  /** The user stopped it before delivery: not an error. */
  isStopped?: boolean
  /** Rejected for good, however often it is sent. */
  isRefused?: boolean
}

/** The streamed part of Mo's answer. */
export type Answer = { text: string; cards: readonly ChatCard[]; steps: readonly ReadingProgress[] }

export type TalkState = {
  view: 'loading' | 'shown' | 'locked' | 'offline' | 'trouble'
  /** Why it could not be shown. */
  trouble: string
  title: string
  messages: readonly ChatMessage[]
  pending: Pending | undefined
  answer: Answer | undefined
  /** Mo is working on something that this page did not receive. */
  isWorking: boolean
  /** A bill is being read meanwhile: the user may send messages, and the result arrives on its own. */
  isReading: boolean
  /** The connection was lost; it is restored automatically. */
  isCut: boolean
  isStopping: boolean
}

export const firstTalk: TalkState = {
  view: 'loading',
  trouble: '',
  title: '',
  messages: [],
  pending: undefined,
  answer: undefined,
  isWorking: false,
  isReading: false,
  isCut: false,
  isStopping: false,
}

export const emptyAnswer: Answer = { text: '', cards: [], steps: [] }

/** The state of the last message: none, being sent, with Mo, or returned because it was not delivered. */
export type Turn = 'idle' | 'sending' | 'answering' | 'failed'

export function turnOf({ pending, isWorking }: TalkState): Turn {
  if (pending && pending.trouble === undefined) return pending.id === undefined ? 'sending' : 'answering'
  if (isWorking) return 'answering'
  return pending ? 'failed' : 'idle'
}

/** Nothing can be sent before this is over. */
export function isBusy(state: TalkState): boolean {
  const turn = turnOf(state)
  return turn === 'sending' || turn === 'answering'
}

/** The current messages: those being replaced are already removed. */
export function shownMessages({ messages, pending }: TalkState): readonly ChatMessage[] {
  const replaces = pending?.saying.kind === 'words' ? pending.saying.replaces : undefined
  const from = replaces === undefined ? -1 : messages.findIndex(({ id }) => id === replaces)
  return from === -1 ? messages : messages.slice(0, from)
}

/** Without duplicates: a message that is both streamed and fetched is one. */
export function withMessage(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const at = messages.findIndex(({ id }) => id === message.id)
  return at === -1 ? [...messages, message] : messages.with(at, message)
}

/** Whether the message has arrived and was answered. */
export function isAnswered({ saying, after, id }: Pending, messages: readonly ChatMessage[]): boolean {
  const replaces = saying.kind === 'words' ? saying.replaces : undefined
  if (replaces !== undefined && messages.some((message) => message.id === replaces)) return false
  const known = replaces === undefined && after !== null ? messages.findIndex((message) => message.id === after) : -1
  const later = messages.slice(known + 1)
  const own = later.findLastIndex((message) =>
    id === undefined ? message.author === 'person' && isSame(message, saying) : message.id === id,
  )
  return own !== -1 && later.slice(own + 1).some(({ author }) => author === 'mo')
}

function isSame({ text, cards }: ChatMessage, saying: Saying): boolean {
  if (saying.kind === 'words') return text === saying.text
  return cards.some((card) => card.kind === 'file' && card.file_name === saying.fileName)
}
