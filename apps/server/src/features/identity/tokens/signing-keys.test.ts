import { readSessionInfo, startAnonymousSession } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityHouse, type IdentityHouse } from '../../../../test/identity-house.ts'
import { TEST_SECRETS } from '../../../../test/test-app.ts'
import { buildApp } from '../../../app.ts'
import { createContext } from '../../../context.ts'
import { inProcessSend } from '../../../platform/http/in-process-send.ts'
import { signingKeys } from './signing-keys.ts'

let house: IdentityHouse

beforeAll(async () => {
  house = await createIdentityHouse()
})
afterAll(() => house.close())

const DAY_S = 86_400
const info = (token: string) => house.call(readSessionInfo, {}, { token })
const anonymous = async () => (await house.call(startAnonymousSession, { body: {} })).jwt

/** The same server started again: same database, same secrets. */
async function restarted() {
  const { config, log, now, db, pool } = house.ctx
  const ctx = await createContext({ config, secrets: TEST_SECRETS, opened: { db, pool }, log, now })
  const app = await buildApp(ctx)
  const call = createClient(inProcessSend(app))
  return { ctx, call, close: () => Promise.all([app.close(), ctx.jobs.stop(), ctx.mail.stop()]) }
}

test('after a restart every session is still good', async () => {
  const { idToken } = await house.signIn('ada@mowatt.example')
  const jwt = await anonymous()
  const again = await restarted()
  expect(await again.call(readSessionInfo, {}, { token: idToken })).toMatchObject({ kind: 'user' })
  expect(await again.call(readSessionInfo, {}, { token: jwt })).toMatchObject({ kind: 'anonymous' })
  await again.close()
})

test('processes that need their first key at once make one', async () => {
  await house.database.db.deleteFrom('identity_key').execute()
  const servers = await Promise.all([restarted(), restarted(), restarted()])
  const keys = await Promise.all(
    servers.flatMap(({ ctx }) => Array.from({ length: 4 }, () => signingKeys(ctx).current('identity'))),
  )
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
  expect((await house.database.pool.query('select from identity_key')).rowCount).toBe(1)
  await Promise.all(servers.map((server) => server.close()))
  // This house has met the key of the others by now, or asks for it.
  house.pass(120)
  expect((await signingKeys(house.ctx).current('identity')).kid).toBe(keys[0]?.kid)
})

test('a key that another process has just made is known here at once', async () => {
  const other = await restarted()
  const before = await anonymous()
  house.pass(31 * DAY_S)
  const { jwt } = await other.call(startAnonymousSession, { body: {} })
  expect(decodeProtectedHeader(jwt).kid).not.toBe(decodeProtectedHeader(before).kid)
  expect(await info(jwt)).toMatchObject({ kind: 'anonymous' })
  await other.close()
})

test('a key signs for thirty days; what it signed last is good until its own end', async () => {
  const { idToken } = await house.signIn('bea@mowatt.example')
  const { kid: first } = await signingKeys(house.ctx).current('session')
  house.pass(30 * DAY_S - 3600)
  const jwt = await anonymous()
  expect(decodeProtectedHeader(jwt).kid).toBe(first)
  house.pass(2 * 3600)
  expect(decodeProtectedHeader(await anonymous()).kid).not.toBe(first)
  expect(await info(jwt)).toMatchObject({ kind: 'anonymous' })
  house.pass(DAY_S)
  await expect(info(jwt)).rejects.toMatchObject({ status: 401 })
  await expect(info(idToken)).rejects.toMatchObject({ status: 401 })
})

test('keys that have had their time are not kept', async () => {
  await anonymous()
  house.pass(40 * DAY_S)
  await anonymous()
  await signingKeys(house.ctx).current('identity')
  expect((await house.database.pool.query('select from identity_key')).rowCount).toBe(2)
})

test('anybody can check an ID token by the keys that we publish', async () => {
  house.pass(Math.round((Date.now() - house.ctx.now().getTime()) / 1000))
  await house.database.db.deleteFrom('identity_key').execute()
  house.pass(120)
  const { idToken, localId } = await house.signIn('cleo@mowatt.example')
  for (const path of ['/.well-known/jwks.json', '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com']) {
    const keys = createRemoteJWKSet(new URL(house.url + path))
    const expected = { issuer: 'https://securetoken.google.com/mowatt', audience: 'mowatt', algorithms: ['RS256'] }
    const { payload } = await jwtVerify(idToken, keys, { ...expected, currentDate: house.ctx.now() })
    expect(payload.sub).toBe(localId)
    const published = (await (await fetch(house.url + path)).json()) as { keys: Record<string, unknown>[] }
    expect(published.keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']])
  }
})
