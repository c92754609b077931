import { afterAll, beforeAll, expect, test } from 'vitest'
import { runStep } from './run-step.ts'
import { acts } from './visitor.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

/** A busy machine may be slow: the test's own limit ends what hangs. */
const FOREVER_MS = 3_600_000

let testApp: TestApp
let url: string
beforeAll(async () => {
  testApp = await createTestApp({
    env: { TRUST_PROXY: '127.0.0.1' },
    socketPatience: { silence: { firstMessageMs: FOREVER_MS, idleMs: FOREVER_MS } },
  })
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

test('a short step of the load test does everything that the long one does', async () => {
  // A random number that never changes leaves the deck as it is: uploads and chats come first.
  const random = () => 0.5
  const asked = { urls: [url], pages: ['/livez'], perSecond: 20, seconds: 1, idleSockets: 2 }
  const step = await runStep({ ...asked, random, patienceMs: FOREVER_MS })
  expect(step.troubles).toEqual([])
  expect(Object.keys(step.acts).toSorted()).toEqual(['chat', 'sign-up', 'upload', 'visit'])
  expect(step.acts.visit?.p99).toBeGreaterThan(0)
  expect(step.throughput).toBeGreaterThan(0)
  expect(step.memoryMb).toBeGreaterThan(10)
  expect((await testApp.app.inject('/metrics')).body).toMatch(/route="\/api\/v1\/waitlist",status="2/)
})

test('whoever is refused says so', async () => {
  await expect(acts.visit({ url, pages: ['/api/nothing/here'] })).rejects.toThrow('/api/nothing/here answered 404')
})
