import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { scheduleCleaning } from '../../schedule-cleaning.ts'
import { insertMessage } from './contact-store.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  await scheduleCleaning(testApp.ctx)
})
afterAll(() => testApp.close())

test('a contact message is kept for twelve months and then forgotten, at night', async () => {
  const { db, now, jobs } = testApp.ctx
  const message = {
    name: 'Bea',
    organisation: 'Brook',
    email: 'bea@partner.example',
    kind: 'other' as const,
    message: '',
  }
  // The test's clock is set to 9:00 on 15 November 2026.
  for (const [words, at] of [
    ['old', '2025-11-15T08:59:59Z'],
    ['young', '2025-11-15T09:00:00Z'],
  ] as const) {
    await insertMessage(db, { ...message, message: words }, { fingerprint: words, at: new Date(at) })
  }
  expect(now()).toEqual(new Date('2026-11-15T09:00:00Z'))
  await db.transaction().execute((tx) => jobs.send(tx, 'contact.forget', {}))
  const kept = () => db.selectFrom('contact_message').select('message').execute()
  await expect.poll(kept).toEqual([{ message: 'young' }])
})
