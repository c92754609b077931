import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const countSessions = async () => (await testApp.database.pool.query('select from identity_session')).rowCount

test('200 uses of one link at once open exactly one session', async () => {
  const email = 'many@mowatt.example'
  await testApp.ask(email)
  const { oobCode } = await testApp.lastMailTo(email)
  // A client that gets "busy", as on a busy machine, retries.
  const use = async (): ReturnType<typeof testApp.wire> => {
    const answer = await testApp.wire('accounts:signInWithEmailLink', { email, oobCode })
    return answer.status === 503 ? use() : answer
  }
  const answers = await Promise.all(Array.from({ length: 200 }, use))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set(['400 INVALID_OOB_CODE']),
  )
  expect(await countSessions()).toBe(1)
  expect((await testApp.database.pool.query('select from identity_user')).rowCount).toBe(1)
})

test('200 times the right digits at once give one code, and that one works once', async () => {
  const email = 'digits@mowatt.example'
  await testApp.ask(email)
  const { digits } = await testApp.lastMailTo(email)
  const before = await countSessions()
  const given = { method: 'POST', url: '/api/v1/auth/code', payload: { email, code: digits } } as const
  // Past the limit for one address they are refused, which is just as good.
  const answers = await Promise.all(Array.from({ length: 200 }, () => testApp.app.inject(given)))
  const right = answers.filter(({ statusCode }) => statusCode === 200)
  expect(right).toHaveLength(1)
  const { oob_code: oobCode } = right[0]?.json<{ oob_code: string }>() ?? {}
  await Promise.all(Array.from({ length: 50 }, () => testApp.wire('accounts:signInWithEmailLink', { email, oobCode })))
  expect(await countSessions()).toBe((before ?? 0) + 1)
})

test('many requests for one address at once leave one code that works, the newest', async () => {
  const email = 'asks@mowatt.example'
  const answers = await Promise.all(Array.from({ length: 12 }, () => testApp.ask(email)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await testApp.database.pool.query('select from identity_code where email = $1', [email])).rowCount).toBe(1)
  while (await testApp.ctx.mail.deliverOne());
  const codes = (await testApp.ctx.mail.listSent(email)).map(({ text }) => /oobCode=([\w-]+)/.exec(text)?.[1])
  expect(new Set(codes).size).toBe(5)
  const tries = await Promise.all(
    codes.map((oobCode) => testApp.wire('accounts:signInWithEmailLink', { email, oobCode })),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
})
