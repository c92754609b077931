import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { productionEnv } from '../../../test/production-env.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

/** How often the log warns, after a plain request and after two forwarded ones. */
async function warnings(env: Record<string, string>, header: string): Promise<[number, number]> {
  const captured = captureLog()
  const { log } = captured
  const app = await buildApp({ ...testApp.ctx, config: readConfig(env), log }, { features: [] })
  const count = () => captured.text().split('set TRUST_PROXY to its address').length - 1
  await app.inject('/livez')
  const before = count()
  for (let asked = 0; asked < 2; asked += 1) {
    await app.inject({ url: '/livez', headers: { [header]: 'for=203.0.113.9' } })
  }
  expect(captured.text()).not.toContain('203.0.113.9')
  await app.close()
  return [before, count()]
}

test.each(['x-forwarded-for', 'forwarded', 'x-forwarded-proto'])(
  'in production the first request with %s is warned of, once',
  async (header) => {
    expect(await warnings(productionEnv, header)).toEqual([0, 1])
  },
)

test('with TRUST_PROXY, and on a developer machine, nobody is warned', async () => {
  expect(await warnings({ ...productionEnv, TRUST_PROXY: '10.0.0.1' }, 'x-forwarded-for')).toEqual([0, 0])
  expect(await warnings({}, 'x-forwarded-for')).toEqual([0, 0])
})
