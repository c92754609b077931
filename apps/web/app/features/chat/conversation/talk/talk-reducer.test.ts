import type { ChatMessage } from '@mowatt/contract'
import { Failure, type FailureCode } from '@mowatt/contract/failures'
import { describe, expect, test } from 'vitest'
import type { Saying } from './chat-client.ts'
import { type TalkEvent, talkReducer } from './talk-reducer.ts'
import { firstTalk, type TalkState, turnOf } from './talk-state.ts'

const at = '2026-11-15T12:00:00.000Z'
const says = (id: string, author: ChatMessage['author'], text: string): ChatMessage => ({
  id,
  author,
  text,
  cards: [],
  at,
})
const question = says('p', 'person', 'Is it cheap?')
const reply = says('m', 'mo', 'It is.')
const saying: Saying = { kind: 'words', key: 'first', text: 'Is it cheap?' }

const read = (messages: ChatMessage[] = [], part: { is_working?: boolean; is_reading?: boolean } = {}): TalkEvent => ({
  kind: 'read',
  conversation: { chat_id: 'c', title: 'Bill', is_working: false, is_reading: false, messages, ...part },
})
const said: TalkEvent = { kind: 'said', pending: { saying, after: null } }
const asked: TalkEvent = { kind: 'asked', message: question }
const failed = (code: FailureCode): TalkEvent => ({
  kind: 'failed',
  error: new Failure(code),
  newKey: 'second',
})

function after(...events: TalkEvent[]): TalkState {
  return events.reduce(talkReducer, firstTalk)
}

const idle = after(read())
const sending = after(read(), said)
const answering = after(read(), said, asked)
const halfAnswered = after(read(), said, asked, { kind: 'text', text: 'It ' })
const notThrough = after(read(), said, failed('network'))
const elsewhere = after(read([question], { is_working: true }))

test.each<[string, TalkState, TalkEvent, ReturnType<typeof turnOf>]>([
  ['idle', idle, said, 'sending'],
  ['sending', sending, asked, 'answering'],
  ['sending', sending, { kind: 'answered', message: reply }, 'idle'],
  ['sending', sending, { kind: 'interrupted', isCut: true }, 'sending'],
  ['sending', sending, failed('network'), 'failed'],
  ['sending', sending, { kind: 'stopping' }, 'sending'],
  ['sending', sending, { kind: 'stopped' }, 'failed'],
  ['answering', answering, { kind: 'text', text: 'It is.' }, 'answering'],
  ['answering', answering, { kind: 'interrupted', isCut: true }, 'answering'],
  ['answering', answering, { kind: 'answered', message: reply }, 'idle'],
  ['answering', answering, failed('chat_failed'), 'failed'],
  ['failed', notThrough, said, 'sending'],
  ['failed', notThrough, { kind: 'dropped' }, 'idle'],
  ['failed', notThrough, read([question], { is_working: true }), 'answering'],
  ['answering elsewhere', elsewhere, read([question, reply]), 'idle'],
])('from %s, %#', (_from, before, event, turn) => {
  expect(turnOf(talkReducer(before, event))).toBe(turn)
})

test.each<[string, TalkState, unknown, Partial<TalkState>]>([
  ['nothing yet, and no line', firstTalk, new Failure('network'), { view: 'offline' }],
  ['nothing yet, and somebody else’s', firstTalk, new Failure('not_authenticated'), { view: 'locked' }],
  ['nothing yet, and a bug', firstTalk, new Error('bug'), { view: 'trouble' }],
  ['a conversation on show, and no line', idle, new Failure('network'), { view: 'shown', isCut: true }],
  ['a conversation on show, closed meanwhile', idle, new Failure('not_authenticated'), { view: 'locked' }],
])('cannot be read: %s', (_case, before, error, part) => {
  expect(talkReducer(before, { kind: 'unreadable', error })).toMatchObject(part)
})

describe('what was said', () => {
  test('takes the place of what it replaces, and of all that followed', () => {
    const replacing: TalkEvent = { kind: 'said', pending: { saying: { ...saying, replaces: 'old' }, after: 'm' } }
    const before = [says('old', 'person', 'Is it?'), says('m', 'mo', 'No.')]
    expect(after(read(before), replacing, asked).messages).toEqual([question])
  })

  test('gathers its answer, and begins it anew after a cut', () => {
    expect(halfAnswered.answer?.text).toBe('It ')
    const cut = talkReducer(halfAnswered, { kind: 'interrupted', isCut: true })
    expect(cut).toMatchObject({ answer: { text: '' }, isCut: true })
    expect(talkReducer(cut, { kind: 'text', text: 'It is.' })).toMatchObject({
      answer: { text: 'It is.' },
      isCut: false,
    })
  })

  test('is in the conversation once, heard and read', () => {
    const { messages, answer, pending } = after(read(), said, asked, asked, { kind: 'answered', message: reply })
    expect({ messages, answer, pending }).toEqual({
      messages: [question, reply],
      answer: undefined,
      pending: undefined,
    })
  })

  test('keeps its key where the moment was wrong, and gets another where it was refused', () => {
    expect(notThrough.pending).toMatchObject({ saying: { key: 'first' }, isRefused: false })
    expect(after(read(), said, failed('chat_failed')).pending?.saying).toEqual({ ...saying, key: 'second' })
  })

  test('that failed after it had arrived is said again in its own place', () => {
    const { pending } = talkReducer(answering, failed('chat_failed'))
    expect(pending).toMatchObject({ id: 'p', saying: { key: 'second', replaces: 'p' } })
    const gone = talkReducer(talkReducer(answering, read()), failed('chat_failed'))
    expect(gone.pending).not.toHaveProperty('id')
  })

  test('is free of its old trouble when it is said again', () => {
    const again = talkReducer(notThrough, { kind: 'said', pending: notThrough.pending! })
    expect(again.pending).toEqual({ saying, after: null })
  })
})

test('what cannot happen changes nothing', () => {
  expect(talkReducer(idle, asked)).toBe(idle)
  expect(talkReducer(idle, failed('network'))).toBe(idle)
  expect(talkReducer(idle, { kind: 'stopped' })).toBe(idle)
})
