import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { deleteAccount, listCaughtMail, readSessionInfo, signOut, startAnonymousSession } from '@mowatt/contract'
import { fetchSend } from '@mowatt/contract/client'
import { sendSignInLinkToEmail, signInWithEmailLink } from '@firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { patience } from '../../../test-patience.ts'
import { setRole } from '../src/features/operators/public.ts'
import { createNotices } from '../src/platform/notify/notices.ts'
import { createFirebaseClient } from './firebase-client.ts'
import { quietLog } from './quiet-log.ts'
import { type SpawnedServer, spawnServer } from './spawned-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { patientClient } from './patient-client.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-identity-'))
const entry = path.resolve(import.meta.dirname, 'notebook-server.ts')
let database: TestDatabase
let servers: SpawnedServer[] = []

const start = () =>
  spawnServer({ entry, env: { DATA_DIR: dataDir, DATABASE_URL: database.url, SITE_URL: 'http://localhost:3000' } })

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true })
  servers = await Promise.all([start(), start()])
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const [first, second] = [() => servers[0]?.url ?? '', () => servers[1]?.url ?? '']
const info = (url: string, token: string) => patientClient(fetchSend(url))(readSessionInfo, {}, { token })

async function linkFor(email: string, at: string): Promise<string> {
  const call = patientClient(fetchSend(at))
  let text = ''
  await expect
    .poll(async () => (text = (await call(listCaughtMail, { query: { to: email } }))[0]?.text ?? ''))
    .not.toBe('')
  return /^http\S+$/m.exec(text)?.[0] ?? ''
}

/** Signs in at one process. */
async function signedIn(email: string, at: string): Promise<string> {
  const client = createFirebaseClient(at)
  await sendSignInLinkToEmail(client.auth, email, { url: 'http://localhost:3000/', handleCodeInApp: true })
  const { user } = await signInWithEmailLink(client.auth, email, await linkFor(email, at))
  const token = await user.getIdToken()
  await client.close()
  return token
}

/** A socket at one process; how it is closed is checked later. */
async function openSocket(at: string, token: string) {
  const origin = 'http://localhost:3000'
  const socket = new WebSocket(`${at.replace('http', 'ws')}/api/v1/switches/ws`, ['bearer', token], { origin })
  await once(socket, 'open')
  return {
    socket,
    closed: once(socket, 'close').then(([code, reason]: unknown[]) => `${String(code)} ${String(reason)}`),
  }
}

const ENDED = '1008 The session has ended.'
const CLOSES_WITHIN_MS = patience(2000)

const ends: [string, (token: string, email: string) => Promise<unknown>][] = [
  [
    'signing out everywhere',
    (token) => patientClient(fetchSend(first()))(signOut, { body: { everywhere: true } }, { token }),
  ],
  ['deleting an account', (token) => patientClient(fetchSend(first()))(deleteAccount, {}, { token })],
  [
    'a changed role',
    (_token, email) => {
      const notices = createNotices({ pool: database.pool, log: quietLog })
      return setRole({ db: database.db, notices, now: () => new Date() }, email, 'support')
    },
  ],
]

test.each(ends)('%s at one process closes the sockets at both, and both refuse the token', async (how, end) => {
  const email = `${how.replaceAll(' ', '-')}@mowatt.example`
  const token = await signedIn(email, first())
  const sockets = await Promise.all([openSocket(first(), token), openSocket(second(), token)])
  const { jwt } = await patientClient(fetchSend(first()))(startAnonymousSession, { body: {} })
  const stranger = await openSocket(second(), jwt)
  await end(token, email)
  const deadline = wait(CLOSES_WITHIN_MS, 'still open', { ref: false })
  expect(await Promise.race([Promise.all(sockets.map(({ closed }) => closed)), deadline])).toEqual([ENDED, ENDED])
  for (const url of [first(), second()]) await expect(info(url, token)).rejects.toMatchObject({ status: 401 })
  expect(stranger.socket.readyState).toBe(WebSocket.OPEN)
  stranger.socket.terminate()
})

test('a link asked for at one process signs in at another; both believe its tokens, also after a restart', async () => {
  const settings = { url: 'http://localhost:3000/', handleCodeInApp: true }
  const asking = createFirebaseClient(first())
  const signingIn = createFirebaseClient(second())
  await sendSignInLinkToEmail(asking.auth, 'ada@mowatt.example', settings)
  const link = await linkFor('ada@mowatt.example', first())
  const { user } = await signInWithEmailLink(signingIn.auth, 'ada@mowatt.example', link)
  const idToken = await user.getIdToken()
  const { jwt } = await patientClient(fetchSend(first()))(startAnonymousSession, { body: {} })
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
})

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
})
