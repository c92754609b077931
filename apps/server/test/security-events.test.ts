import {
  addPasskey,
  askPasskey,
  askPasskeySignIn,
  changeRole,
  confirmWithPasskey,
  deleteAccount,
  deletePerson,
  exchangeSignInCode,
  exportAccount,
  exportPerson,
  readInsights,
  readSessionInfo,
  removePasskey,
  signOut,
  startAnonymousSession,
} from '@mowatt/contract'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSecurityLog } from '../src/platform/log/security-log.ts'
import { captureLog } from './captured-log.ts'
import { findCanaries } from './find-canaries.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'
import { TEST_SECRETS } from './test-app.ts'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'
import { signInOperator } from './sign-in-operator.ts'

const EMAIL = 'canary.events@person.example'
const NETWORK = '203.0.113.77'
const captured = captureLog()
let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp({ log: captured.log })
})
afterAll(() => testApp.close())

/** The events that an act has logged, without what every log line has. */
async function during(act: () => Promise<unknown>) {
  const before = captured.lines().length
  await act()
  return captured
    .lines()
    .slice(before)
    .filter(({ msg }) => msg === 'security')
    .map(({ level: _level, time: _time, msg: _msg, trace_id: _trace, span_id: _span, ...facts }) => facts)
}

const signIn = (oobCode: string, email = EMAIL) =>
  testApp.wire('accounts:signInWithEmailLink', { email, oobCode }, { network: NETWORK })

test('what happens to passkeys is noted by id', async () => {
  const { idToken: token, localId } = await testApp.signIn('passkeys.events@person.example')
  const device = createSoftwareAuthenticator()
  const question = (purpose: 'add' | 'confirm') => testApp.call(askPasskey, { body: { purpose } }, { token })
  const events = await during(async () => {
    const added = device.create((await question('add')).options)
    await testApp.call(addPasskey, { body: { name: 'x', credential: added } }, { token })
    const shown = device.get((await question('confirm')).options)
    await testApp.call(confirmWithPasskey, { body: { credential: shown } }, { token })
    const { options } = await testApp.call(askPasskeySignIn, { body: {} })
    for (const _again of [1, 2]) {
      await testApp.wire('accounts:signInWithCustomToken', { token: JSON.stringify(device.get(options)) })
    }
    await testApp.call(removePasskey, { params: { id: device.id } }, { token })
  })
  expect(events.map(({ event, reason, user_id: user }) => [event, reason, user])).toEqual([
    ['passkey_added', undefined, localId],
    ['passkey_confirmed', undefined, localId],
    ['signed_in', 'passkey', localId],
    ['sign_in_refused', 'INVALID_CUSTOM_TOKEN', undefined],
    ['passkey_removed', undefined, localId],
  ])
})

test('who signs in, and who is refused, is noted by id', async () => {
  await testApp.ask(EMAIL)
  const { oobCode } = await testApp.lastMailTo(EMAIL)
  expect(await during(() => signIn(oobCode, 'other@person.example'))).toMatchObject([
    {
      event: 'sign_in_refused',
      reason: 'INVALID_EMAIL',
      network_hash: expect.any(String),
      request_id: expect.any(String),
    },
  ])
  let localId: unknown
  const [event] = await during(async () => {
    localId = (await signIn(oobCode)).body['localId']
  })
  expect(event).toMatchObject({
    event: 'signed_in',
    user_id: localId,
    session_id: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(await during(() => signIn(oobCode))).toMatchObject([{ event: 'sign_in_refused', reason: 'INVALID_OOB_CODE' }])
  const digits = { email: EMAIL, code: '000000' }
  const { method, path: url } = exchangeSignInCode
  const wrong = () => testApp.app.inject({ method, url, payload: digits, remoteAddress: NETWORK })
  expect(await during(wrong)).toMatchObject([
    { event: 'sign_in_refused', reason: 'sign_in_code_wrong', network_hash: expect.any(String) as string },
  ])
})

test('export, signing out and deletion are noted', async () => {
  const { idToken, localId } = await testApp.signIn(EMAIL)
  const by = (token: string) => ({ token })
  expect(await during(() => testApp.call(exportAccount, {}, by(idToken)))).toMatchObject([
    { event: 'account_exported', user_id: localId },
  ])
  expect(await during(() => testApp.call(signOut, { body: {} }, by(idToken)))).toMatchObject([
    { event: 'signed_out', user_id: localId, session_id: expect.any(String) },
  ])
  const again = await testApp.signIn(EMAIL)
  expect(await during(() => testApp.call(signOut, { body: { everywhere: true } }, by(again.idToken)))).toMatchObject([
    { event: 'signed_out_everywhere', user_id: localId },
  ])
  testApp.pass(5)
  const last = await testApp.signIn(EMAIL)
  expect(await during(() => testApp.call(deleteAccount, {}, by(last.idToken)))).toMatchObject([
    { event: 'account_deleted', user_id: localId },
  ])
})

test('a refusal is noted once, with who where it is known', async () => {
  const nobody = () => testApp.app.inject({ url: '/api/v1/account/export', remoteAddress: NETWORK })
  expect(await during(nobody)).toEqual([
    {
      event: 'refused',
      reason: 'not_authenticated',
      network_hash: expect.any(String) as string,
      request_id: expect.any(String) as string,
      method: 'GET',
      route: '/api/v1/account/export',
    },
  ])
  const { idToken, localId } = await testApp.signIn(EMAIL)
  const figures = () =>
    testApp
      .call(readInsights, { query: { from: '2026-11-01', to: '2026-11-02' } }, { token: idToken })
      .catch(() => undefined)
  expect(await during(figures)).toMatchObject([{ event: 'refused', reason: 'not_allowed', user_id: localId }])
})

test('a limit that is spent is noted once, not for each request after it', async () => {
  const events = await during(async () => {
    for (let asked = 0; asked < 125; asked += 1) {
      await testApp.app.inject({ method: 'POST', url: startAnonymousSession.path, payload: {}, remoteAddress: NETWORK })
    }
  })
  expect(events).toEqual([
    { event: 'rate_limited', reason: 'anonymous-session', key_hash: expect.any(String) as string },
  ])
})

const runOperator = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['tools/operator.ts', ...words], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: testApp.ctx.config.dataDir,
      DATABASE_URL: testApp.database.url,
      SESSION_SECRET: TEST_SECRETS.session[0],
      FILES_SECRET: TEST_SECRETS.files[0],
    },
  })

test('a role that is given is noted by the command itself', async () => {
  const { stdout, stderr } = await runOperator('add', EMAIL, '--role', 'editor')
  expect(stdout).toContain('is now editor')
  const hash = expect.stringMatching(/^[\w-]{16}$/) as string
  expect(JSON.parse(stderr)).toMatchObject({ event: 'role_given', reason: 'editor', address_hash: hash })
  expect(findCanaries([{ name: 'The error output', text: stderr }], [EMAIL])).toEqual([])
})

test('what an operator does to somebody is noted with the operator, by id', async () => {
  const operator = await signInOperator(testApp, 'operator.events@mowatt.example', 'admin')
  const { subject: by } = await testApp.call(readSessionInfo, {}, { token: operator })
  const { localId: person } = await testApp.signIn('person.events@mowatt.example')
  const body = { email: 'person.events@mowatt.example', reason: 'They asked us' }
  const events = await during(async () => {
    await testApp.call(changeRole, { body: { ...body, role: 'editor' } }, { token: operator })
    await testApp.call(changeRole, { body: { ...body, role: null } }, { token: operator })
    await testApp.call(exportPerson, { body }, { token: operator })
    await testApp.call(deletePerson, { body }, { token: operator })
  })
  const hash = expect.any(String) as string
  expect(events).toEqual([
    { event: 'role_given', by_id: by, address_hash: hash, reason: 'editor' },
    { event: 'role_taken', by_id: by, address_hash: hash, reason: 'none' },
    { event: 'account_exported', by_id: by, user_id: person },
    { event: 'account_deleted', by_id: by, user_id: person },
  ])
})

test('a command ends the sessions of one person, which is noted, and of nobody else', async () => {
  const [one, other] = [await testApp.signIn('one@mowatt.example'), await testApp.signIn('other@mowatt.example')]
  const { stdout, stderr } = await runOperator('sign-out', 'one@mowatt.example')
  expect(stdout).toContain('is signed out everywhere')
  expect(JSON.parse(stderr)).toMatchObject({ event: 'signed_out_everywhere', user_id: one.localId, reason: 'command' })
  await expect(testApp.call(readSessionInfo, {}, { token: one.idToken })).rejects.toMatchObject({ status: 401 })
  expect((await testApp.refresh(one.refreshToken)).status).toBe(400)
  expect(await testApp.call(readSessionInfo, {}, { token: other.idToken })).toMatchObject({ kind: 'user' })
})

test('whatever is passed by mistake, no personal data is written', async () => {
  const security = createSecurityLog(captured.log, 'a secret')
  const [event] = await during(async () => {
    security.note('refused', { user: EMAIL, session: 'a b', reason: `no ${EMAIL}`, network: NETWORK, address: EMAIL })
  })
  expect(event).toEqual({
    event: 'refused',
    network_hash: expect.any(String) as string,
    address_hash: expect.any(String) as string,
  })
  expect(findCanaries([{ name: 'The log', text: captured.text() }], [EMAIL, 'canary.events', NETWORK])).toEqual([])
})
