import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityHouse, type IdentityHouse } from '../../../../test/identity-house.ts'

let house: IdentityHouse

beforeAll(async () => {
  house = await createIdentityHouse()
})
afterAll(() => house.close())

const countSessions = async () => (await house.database.pool.query('select from identity_session')).rowCount

test('200 uses of one link at once open exactly one session', async () => {
  const email = 'many@mowatt.example'
  await house.ask(email)
  const { oobCode } = await house.lastMailTo(email)
  // Who is told that the service is busy, as on a machine that is, comes again.
  const use = async (): ReturnType<typeof house.wire> => {
    const answer = await house.wire('accounts:signInWithEmailLink', { email, oobCode })
    return answer.status === 503 ? use() : answer
  }
  const answers = await Promise.all(Array.from({ length: 200 }, use))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set(['400 INVALID_OOB_CODE']),
  )
  expect(await countSessions()).toBe(1)
  expect((await house.database.pool.query('select from identity_user')).rowCount).toBe(1)
})

test('200 times the right digits at once give one code, and that one works once', async () => {
  const email = 'digits@mowatt.example'
  await house.ask(email)
  const { digits } = await house.lastMailTo(email)
  const before = await countSessions()
  const given = { method: 'POST', url: '/api/v1/auth/code', payload: { email, code: digits } } as const
  // Past the limit for one address they are turned away, which is as good.
  const answers = await Promise.all(Array.from({ length: 200 }, () => house.app.inject(given)))
  const right = answers.filter(({ statusCode }) => statusCode === 200)
  expect(right).toHaveLength(1)
  const { oob_code: oobCode } = right[0]?.json<{ oob_code: string }>() ?? {}
  await Promise.all(Array.from({ length: 50 }, () => house.wire('accounts:signInWithEmailLink', { email, oobCode })))
  expect(await countSessions()).toBe((before ?? 0) + 1)
})

test('many requests for one address at once leave one code that works, the newest', async () => {
  const email = 'asks@mowatt.example'
  const answers = await Promise.all(Array.from({ length: 12 }, () => house.ask(email)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await house.database.pool.query('select from identity_code where email = $1', [email])).rowCount).toBe(1)
  while (await house.ctx.mail.deliverOne());
  const codes = (await house.ctx.mail.listSent(email)).map(({ text }) => /oobCode=([\w-]+)/.exec(text)?.[1])
  expect(new Set(codes).size).toBe(5)
  const tries = await Promise.all(
    codes.map((oobCode) => house.wire('accounts:signInWithEmailLink', { email, oobCode })),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
})
