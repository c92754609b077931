import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { findAnswer } from './find-answer.ts'
import type { ChatEvent } from './live-answers.ts'

const captured = captureLog()
let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp({ log: captured.log })
})
afterAll(() => testApp.close())

const faults = () => captured.lines().filter(({ msg }) => msg === 'an answer could not be given')

async function failWith(error: Error): Promise<ChatEvent[]> {
  const told: ChatEvent[] = []
  const live = { tell: (event: ChatEvent) => void told.push(event), stop: new AbortController(), end: () => {} }
  await findAnswer(testApp.ctx, live as never, {
    inTurn: (work) => work(),
    id: Buffer.alloc(32),
    chatId: randomUUID(),
    messageId: randomUUID(),
    message: { id: randomUUID(), author: 'person', text: 'Hello', cards: [], at: '2026-11-17T12:00:00.000Z' },
    answer: () => Promise.reject(error),
  })
  return told
}

test('while the database is away, Mo says that it is worth trying again, and no error is logged', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  expect(await failWith(away)).toMatchObject([{ event: 'failed', data: { code: 'unavailable' } }])
  expect(faults()).toEqual([])
})

test('anything else is an error of ours', async () => {
  expect(await failWith(new Error('a bug'))).toMatchObject([{ event: 'failed', data: { code: 'chat_failed' } }])
  expect(faults()).toHaveLength(1)
})
