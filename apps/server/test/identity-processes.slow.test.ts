import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listCaughtMail, readSessionInfo, startAnonymousSession } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { sendSignInLinkToEmail, signInWithEmailLink } from '@firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFirebaseClient } from './firebase-client.ts'
import { type SpawnedServer, spawnServer } from './spawned-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-identity-'))
const entry = path.resolve(import.meta.dirname, 'notebook-server.ts')
let database: TestDatabase
let servers: SpawnedServer[] = []

const start = () =>
  spawnServer({ entry, env: { DATA_DIR: dataDir, DATABASE_URL: database.url, SITE_URL: 'http://localhost:3000' } })

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true })
  servers = await Promise.all([start(), start()])
}, 60_000)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const [first, second] = [() => servers[0]?.url ?? '', () => servers[1]?.url ?? '']
const info = (url: string, token: string) => createClient(fetchSend(url))(readSessionInfo, {}, { token })

async function linkFor(email: string, at: string): Promise<string> {
  const call = createClient(fetchSend(at))
  let text = ''
  await expect
    .poll(async () => (text = (await call(listCaughtMail, { query: { to: email } }))[0]?.text ?? ''), {
      timeout: 10_000,
    })
    .not.toBe('')
  return /^http\S+$/m.exec(text)?.[0] ?? ''
}

test('a link asked for at one process signs in at another; both believe its tokens, also after a restart', async () => {
  const settings = { url: 'http://localhost:3000/', handleCodeInApp: true }
  const asking = createFirebaseClient(first())
  const signingIn = createFirebaseClient(second())
  await sendSignInLinkToEmail(asking.auth, 'ada@mowatt.example', settings)
  const link = await linkFor('ada@mowatt.example', first())
  const { user } = await signInWithEmailLink(signingIn.auth, 'ada@mowatt.example', link)
  const idToken = await user.getIdToken()
  const { jwt } = await createClient(fetchSend(first()))(startAnonymousSession, { body: {} })
  for (const url of [first(), second()]) {
    expect(await info(url, idToken)).toMatchObject({ kind: 'user', email: 'ada@mowatt.example' })
    expect(await info(url, jwt)).toMatchObject({ kind: 'anonymous' })
  }
  const keysAt = async (url: string) => (await fetch(`${url}/.well-known/jwks.json`)).text()
  expect(await keysAt(first())).toBe(await keysAt(second()))

  await Promise.all(servers.map((server) => server.kill()))
  servers = [await start()]
  expect(await info(first(), idToken)).toMatchObject({ kind: 'user' })
  expect(await info(first(), jwt)).toMatchObject({ kind: 'anonymous' })
  const refreshed = await fetch(`${first()}/securetoken.googleapis.com/v1/token?key=mowatt-local`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: user.refreshToken }),
  })
  expect(refreshed.status).toBe(200)
  await Promise.all([asking.close(), signingIn.close()])
}, 60_000)

test('the limit for an address counts what all processes sent', async () => {
  servers.push(await start())
  const ask = (at: number) =>
    fetch(`${at % 2 ? first() : second()}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=mowatt-local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        requestType: 'EMAIL_SIGNIN',
        email: 'bea@mowatt.example',
        continueUrl: 'http://localhost:3000/',
      }),
    })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
}, 60_000)
