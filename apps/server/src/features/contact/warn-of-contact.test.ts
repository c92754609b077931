import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { productionEnv } from '../../../test/production-env.ts'
import { listen } from '../../../test/raw-http.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { warnOfContact } from './warn-of-contact.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const SENTENCE = 'the contact address is still an example'

test.each([
  ['hello@mowatt.example', 1],
  ['hello@example.com', 1],
  ['hello@mail.test', 1],
  ['hello@mowatt.co.uk', 0],
  ['example@mowatt.com', 0],
])('%s is warned of %i times', async (contactEmail, times) => {
  const captured = captureLog()
  await warnOfContact(async () => ({ siteName: 'Mowatt', contactEmail }), captured.log)
  expect(captured.text().split(SENTENCE).length - 1).toBe(times)
})

test('content that cannot be read is no reason to warn', async () => {
  const captured = captureLog()
  await warnOfContact(() => Promise.reject(new Error('away')), captured.log)
  expect(captured.text()).toBe('')
})

test('a server in production that still has our own content says so once it listens', async () => {
  const captured = captureLog()
  const config = { ...testApp.ctx.config, isProduction: readConfig(productionEnv).isProduction }
  const app = await buildApp({ ...testApp.ctx, config, log: captured.log })
  await listen(app)
  await expect.poll(() => captured.text()).toContain(SENTENCE)
  await app.close()
})
