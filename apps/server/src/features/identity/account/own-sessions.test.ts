import { once } from 'node:events'
import {
  askPasskey,
  addPasskey,
  confirmWithPasskey,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  readSessionInfo,
  signOut,
  startAnonymousSession,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createIdentityTestApp, type IdentityTestApp, type SignedIn } from '../../../../test/identity-test-app.ts'
import { createSoftwareAuthenticator } from '../../../../test/software-authenticator.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const DAY_S = 86_400

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

async function signIn(email: string, userAgent = FIREFOX): Promise<SignedIn> {
  await testApp.ask(email)
  const { oobCode } = await testApp.lastMailTo(email)
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=mowatt-local',
    headers: { 'user-agent': userAgent },
    payload: { email, oobCode },
  })
  return answer.json()
}

const list = async ({ idToken: token }: SignedIn) => (await testApp.call(listSessions, {}, { token })).sessions
const end = (id: string, { idToken: token }: SignedIn) => testApp.call(endSession, { params: { id } }, { token })
const endOthers = ({ idToken: token }: SignedIn) => testApp.call(endOtherSessions, {}, { token })
const isAccepted = ({ idToken: token }: SignedIn) =>
  testApp.call(readSessionInfo, {}, { token }).then(
    () => true,
    () => false,
  )

async function openSocket({ idToken }: SignedIn) {
  const socket = new WebSocket(`${testApp.url.replace('http', 'ws')}/api/v1/switches/ws`, ['bearer', idToken], {
    origin: testApp.ctx.config.urls.site,
  })
  await once(socket, 'open')
  return { socket, closed: once(socket, 'close').then(([code]: unknown[]) => code) }
}

test('somebody sees where they are signed in, in plain words and nothing more', async () => {
  const email = 'ada@sessions.example'
  const first = await signIn(email)
  testApp.pass(600)
  const second = await signIn(email, 'something <b>strange</b>')
  const sessions = await list(second)
  expect(sessions).toEqual([
    { id: expect.any(String), device: null, ...times(), is_current: true },
    { id: expect.any(String), device: 'Firefox on a Windows computer', ...times(), is_current: false },
  ])
  expect(await list(first)).toMatchObject([{ is_current: true, device: 'Firefox on a Windows computer' }, {}])
  const { data } = await testApp.call(exportAccount, {}, { token: first.idToken })
  expect(JSON.stringify(data)).toContain('Firefox on a Windows computer')
  const { rows } = await testApp.database.pool.query('select * from identity_session where user_id = $1', [
    first.localId,
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Mozilla|strange|127\.0\.0\.1/)
})

const times = () => ({ signed_in_at: expect.any(String), last_used_at: expect.any(String) })

test('signing out one ends its tokens and sockets, and leaves the others', async () => {
  const email = 'bea@sessions.example'
  const [lost, other, here] = [await signIn(email), await signIn(email), await signIn(email)]
  const [there, kept] = [await openSocket(lost), await openSocket(other)]
  const id = (await list(lost))[0]?.id ?? ''
  await end(id, here)
  expect(await there.closed).toBe(1008)
  expect(await isAccepted(lost)).toBe(false)
  expect((await testApp.refresh(lost.refreshToken)).status).toBe(400)
  expect([await isAccepted(other), await isAccepted(here)]).toEqual([true, true])
  expect(kept.socket.readyState).toBe(WebSocket.OPEN)
  kept.socket.terminate()
  expect(await list(here)).toHaveLength(2)
  // A retry, because the answer got lost.
  expect(await end(id, here)).toEqual({ outcome: 'signed_out' })
})

test('signing out all others leaves this one and its socket', async () => {
  const email = 'cyd@sessions.example'
  const others = [await signIn(email), await signIn(email)]
  const here = await signIn(email)
  const stranger = await signIn('stranger@sessions.example')
  const closing = await Promise.all(others.map(openSocket))
  const staying = await Promise.all([here, stranger].map(openSocket))
  await endOthers(here)
  expect(await Promise.all(closing.map(({ closed }) => closed))).toEqual([1008, 1008])
  expect(await Promise.all([...others, here, stranger].map(isAccepted))).toEqual([false, false, true, true])
  for (const { socket } of staying) {
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.terminate()
  }
  expect(await list(here)).toMatchObject([{ is_current: true }])
  expect((await testApp.refresh(here.refreshToken)).status).toBe(200)
})

test('nobody sees or ends what belongs to others', async () => {
  const dot = await signIn('dot@sessions.example')
  const eve = await signIn('eve@sessions.example')
  const id = (await list(dot))[0]?.id ?? ''
  await expect(end(id, eve)).rejects.toMatchObject({ code: 'not_found', status: 404 })
  await expect(end('0f8fad5b-d9cb-469f-a165-70867728950e', eve)).rejects.toMatchObject({ code: 'not_found' })
  await expect(end('nonsense', eve)).rejects.toMatchObject({ status: 400 })
  const { jwt } = await testApp.call(startAnonymousSession, { body: {} })
  for (const token of [jwt, 'nonsense', undefined]) {
    const options = token === undefined ? {} : { token }
    await expect(testApp.call(listSessions, {}, options)).rejects.toMatchObject({ code: 'not_authenticated' })
    await expect(testApp.call(endOtherSessions, {}, options)).rejects.toMatchObject({ code: 'not_authenticated' })
    await expect(testApp.call(endSession, { params: { id } }, options)).rejects.toMatchObject({ status: 401 })
  }
  expect(await isAccepted(dot)).toBe(true)
})

test('a token that somebody left behind ends nothing: a fresh sign-in or a passkey does', async () => {
  const email = 'fay@sessions.example'
  const other = await signIn(email)
  const here = await signIn(email)
  const device = createSoftwareAuthenticator()
  const { idToken: token } = here
  const { options } = await testApp.call(askPasskey, { body: { purpose: 'add' } }, { token })
  await testApp.call(addPasskey, { body: { name: 'Phone', credential: device.create(options) } }, { token })
  testApp.pass(11 * 60)
  const id = (await list(other))[0]?.id ?? ''
  await expect(end(id, here)).rejects.toMatchObject({ code: 'sign_in_again', status: 403 })
  await expect(endOthers(here)).rejects.toMatchObject({ code: 'sign_in_again' })
  expect(await isAccepted(other)).toBe(true)
  const asked = await testApp.call(askPasskey, { body: { purpose: 'confirm' } }, { token })
  await testApp.call(confirmWithPasskey, { body: { credential: device.get(asked.options) } }, { token })
  await endOthers(here)
  expect(await isAccepted(other)).toBe(false)
})

test('what has ended or cannot be used any more is not shown', async () => {
  const email = 'gil@sessions.example'
  await signIn(email)
  testApp.pass(13 * DAY_S)
  const out = await signIn(email)
  await testApp.call(signOut, { body: {} }, { token: out.idToken })
  testApp.pass(DAY_S + 60)
  expect(await list(await signIn(email))).toMatchObject([{ is_current: true }])
})
