import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { casesOf } from '../../../../../../test-size.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { countMail } from '../../../platform/mail/mail-store.ts'

const EACH = casesOf(500)
let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
  // Half of them have signed in before, and every tenth of those is blocked.
  await testApp.database.pool.query(
    `insert into identity_user (id, email, is_email_verified, has_link_sign_in, disabled_at, valid_since, created_at, last_login_at, last_refresh_at)
     select 'user-' || n, 'person-' || n || '@mowatt.example', true, true,
       case when n % 10 = 0 then now() end, now(), now(), now(), now()
     from generate_series(0, ${EACH - 1}) as n`,
  )
})
afterAll(() => testApp.close())

const numbers = Array.from({ length: EACH }, (_, at) => at)
const known = (at: number) => `person-${at}@mowatt.example`
const unknown = (at: number) => `stranger${at}@mowatt.example`.replace('stranger', 'perso-')

/** All that a stranger can see of an answer, with the address itself and per-user values left out. */
async function shapeOf(call: string, email: string, body: object): Promise<string> {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `/identitytoolkit.googleapis.com/v1/${call}?key=mowatt-local`,
    payload: { ...body, tenantId: undefined },
  })
  const headers = Object.entries(answer.headers).filter(
    ([name]) => !['date', 'x-request-id', 'content-length'].includes(name),
  )
  const text = answer.body.replaceAll(email, 'ADDRESS').replace(/"sessionId":"[\w-]{27}"/, 'SESSION')
  return JSON.stringify([answer.statusCode, text, headers])
}

test(`${EACH} known and as many unknown addresses get the same answer, header by header`, async () => {
  const shapes = new Set<string>()
  for (const at of numbers) {
    for (const email of [known(at), unknown(at)]) {
      shapes.add(
        await shapeOf('accounts:sendOobCode', email, {
          requestType: 'EMAIL_SIGNIN',
          email,
          continueUrl: 'http://localhost:3000/',
        }),
      )
    }
  }
  expect([...shapes]).toHaveLength(1)
  expect(await countMail(testApp.ctx.db)).toEqual({ waiting: 2 * EACH, refused: 0 })
})

test('asking how somebody signs in says nothing either', async () => {
  const shapes = new Set<string>()
  for (const at of numbers.slice(0, 50)) {
    for (const email of [known(at), unknown(at)]) {
      shapes.add(
        await shapeOf('accounts:createAuthUri', email, { identifier: email, continueUri: 'http://localhost/' }),
      )
    }
  }
  expect([...shapes]).toHaveLength(1)
})

test('the database does the same work for both', async () => {
  const statements: string[] = []
  const { pool } = testApp.database
  const clients = new Set<unknown>()
  // Scheduled work uses the same connections at any time: only statements of the request count.
  const asking = new AsyncLocalStorage<true>()
  pool.on('acquire', (client) => {
    if (clients.has(client)) return
    clients.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const [first] = given
      const statement = typeof first === 'string' ? first : String((first as { text?: string }).text)
      if (asking.getStore()) statements.push(statement)
      return query(...given)
    }) as typeof client.query
  })
  const work = async (email: string) => {
    statements.length = 0
    await asking.run(true, () => testApp.ask(email))
    // Concurrent statements have no order.
    return statements.toSorted()
  }
  // The first request finds no page in memory.
  await work('warm-1@mowatt.example')
  const [first, second] = [await work('person-1@mowatt.example'), await work('nobody-1@mowatt.example')]
  expect(first.length).toBeGreaterThan(4)
  expect(second).toEqual(first)
})

test('a neighbour of the owner learns nothing from refusals either', async () => {
  const home = '192.0.2.90'
  const [owner, nobody] = ['owner@mowatt.example', 'nobody-2@mowatt.example']
  const ask = async (email: string, network: string) => {
    testApp.pass(1)
    const body = { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost:3000/' }
    return (await testApp.wire('accounts:sendOobCode', body, { network })).message ?? 'sent'
  }
  // The same history for both, except for the sign-in.
  await ask(nobody, home)
  await ask(owner, home)
  const { oobCode } = await testApp.lastMailTo(owner)
  await testApp.wire('accounts:signInWithEmailLink', { email: owner, oobCode }, { network: home })
  const answersFor = async (email: string) => {
    const answers: string[] = []
    for (let at = 0; at < 8; at++) answers.push(await ask(email, `198.51.100.${at}`))
    for (let at = 0; at < 8; at++) answers.push(await ask(email, home))
    return answers
  }
  const forOwner = await answersFor(owner)
  expect(new Set(forOwner)).toEqual(new Set(['sent', 'TOO_MANY_ATTEMPTS_TRY_LATER']))
  expect(await answersFor(nobody)).toEqual(forOwner)
})
