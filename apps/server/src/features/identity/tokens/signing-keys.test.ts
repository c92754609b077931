import { readSessionInfo, startAnonymousSession } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { TEST_SECRETS } from '../../../../test/test-app.ts'
import { buildApp } from '../../../app.ts'
import { createContext } from '../../../context.ts'
import { inProcessSend } from '../../../platform/http/in-process-send.ts'
import { signingKeys } from './signing-keys.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const DAY_S = 86_400
const info = (token: string) => testApp.call(readSessionInfo, {}, { token })
const anonymous = async () => (await testApp.call(startAnonymousSession, { body: {} })).jwt

/** The same server started again: same database, same secrets. */
async function restarted() {
  const { config, log, now, db, pool } = testApp.ctx
  const ctx = await createContext({ config, secrets: TEST_SECRETS, opened: { db, pool }, log, now })
  const app = await buildApp(ctx)
  const call = createClient(inProcessSend(app))
  return { ctx, call, close: () => Promise.all([app.close(), ctx.jobs.stop(), ctx.mail.stop()]) }
}

test('after a restart every session is still good', async () => {
  const { idToken } = await testApp.signIn('ada@mowatt.example')
  const jwt = await anonymous()
  const again = await restarted()
  expect(await again.call(readSessionInfo, {}, { token: idToken })).toMatchObject({ kind: 'user' })
  expect(await again.call(readSessionInfo, {}, { token: jwt })).toMatchObject({ kind: 'anonymous' })
  await again.close()
})

test('processes that need their first key at once make one', async () => {
  await testApp.database.db.deleteFrom('identity_key').execute()
  const servers = await Promise.all([restarted(), restarted(), restarted()])
  const keys = await Promise.all(
    servers.flatMap(({ ctx }) => Array.from({ length: 4 }, () => signingKeys(ctx).current('identity'))),
  )
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
  expect((await testApp.database.pool.query('select from identity_key')).rowCount).toBe(1)
  await Promise.all(servers.map((server) => server.close()))
  // This app has loaded the others' key by now, or loads it.
  testApp.pass(120)
  expect((await signingKeys(testApp.ctx).current('identity')).kid).toBe(keys[0]?.kid)
})

test('a key that another process has just made is known here at once', async () => {
  const other = await restarted()
  const before = await anonymous()
  testApp.pass(31 * DAY_S)
  const { jwt } = await other.call(startAnonymousSession, { body: {} })
  expect(decodeProtectedHeader(jwt).kid).not.toBe(decodeProtectedHeader(before).kid)
  expect(await info(jwt)).toMatchObject({ kind: 'anonymous' })
  await other.close()
})

test('a key signs for thirty days; what it signed last is good until its own end', async () => {
  const { idToken } = await testApp.signIn('bea@mowatt.example')
  const { kid: first } = await signingKeys(testApp.ctx).current('session')
  testApp.pass(30 * DAY_S - 3600)
  const jwt = await anonymous()
  expect(decodeProtectedHeader(jwt).kid).toBe(first)
  testApp.pass(2 * 3600)
  expect(decodeProtectedHeader(await anonymous()).kid).not.toBe(first)
  expect(await info(jwt)).toMatchObject({ kind: 'anonymous' })
  testApp.pass(DAY_S)
  await expect(info(jwt)).rejects.toMatchObject({ status: 401 })
  await expect(info(idToken)).rejects.toMatchObject({ status: 401 })
})

test('keys that have had their time are not kept', async () => {
  await anonymous()
  testApp.pass(40 * DAY_S)
  await anonymous()
  await signingKeys(testApp.ctx).current('identity')
  expect((await testApp.database.pool.query('select from identity_key')).rowCount).toBe(2)
})

test('anybody can check an ID token by the keys that we publish', async () => {
  testApp.pass(Math.round((Date.now() - testApp.ctx.now().getTime()) / 1000))
  await testApp.database.db.deleteFrom('identity_key').execute()
  testApp.pass(120)
  const { idToken, localId } = await testApp.signIn('cleo@mowatt.example')
  for (const path of ['/.well-known/jwks.json', '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com']) {
    const keys = createRemoteJWKSet(new URL(testApp.url + path))
    const expected = { issuer: 'https://securetoken.google.com/mowatt', audience: 'mowatt', algorithms: ['RS256'] }
    const { payload } = await jwtVerify(idToken, keys, { ...expected, currentDate: testApp.ctx.now() })
    expect(payload.sub).toBe(localId)
    const published = (await (await fetch(testApp.url + path)).json()) as { keys: Record<string, unknown>[] }
    expect(published.keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']])
  }
})
