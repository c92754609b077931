import {
  type Auth,
  checkActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  reload,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
} from '@firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFirebaseClient } from '../../../../test/firebase-client.ts'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { freePort } from '../../../../test/spawned-server.ts'

let testApp: IdentityTestApp
let auth: Auth

beforeAll(async () => {
  testApp = await createIdentityTestApp()
  auth = testApp.client().auth
})
afterAll(() => testApp.close())

const settings = { url: 'http://localhost:3000/auth/action', handleCodeInApp: true }
const code = async (act: Promise<unknown>) =>
  ((await act.then(() => ({ code: 'done' })).catch((error: unknown) => error)) as { code: string }).code
const send = (email: string, changes: object = {}, by = auth) =>
  code(sendSignInLinkToEmail(by, email, { ...settings, ...changes }))
const message = async (call: string, body: unknown, options?: Parameters<IdentityTestApp['wire']>[2]) =>
  (await testApp.wire(call, body, options)).message
const disable = (email: string) =>
  testApp.database.pool.query('update identity_user set disabled_at = now() where email = $1', [email])

/** A link for this address, requested in the same browser. */
async function linkFor(email: string): Promise<string> {
  expect(await send(email)).toBe('done')
  return (await testApp.lastMailTo(email)).link
}

test('a code that is unknown, spent or replaced', async () => {
  const spent = await linkFor('spent@mowatt.example')
  await signInWithEmailLink(auth, 'spent@mowatt.example', spent)
  expect(await code(signInWithEmailLink(auth, 'spent@mowatt.example', spent))).toBe('auth/invalid-action-code')
  const replaced = await linkFor('spent@mowatt.example')
  await linkFor('spent@mowatt.example')
  expect(await code(signInWithEmailLink(auth, 'spent@mowatt.example', replaced))).toBe('auth/invalid-action-code')
  expect(await code(checkActionCode(auth, 'made-up'))).toBe('auth/invalid-action-code')
  expect(await message('accounts:signInWithEmailLink', { email: 'a@b.example', oobCode: 'x' })).toBe('INVALID_OOB_CODE')
})

test('a code is good for ten minutes and not a second longer', async () => {
  const early = await linkFor('early@mowatt.example')
  testApp.pass(598)
  expect(await code(signInWithEmailLink(auth, 'early@mowatt.example', early))).toBe('done')
  const late = await linkFor('late@mowatt.example')
  testApp.pass(599)
  expect(await code(signInWithEmailLink(auth, 'late@mowatt.example', late))).toBe('auth/expired-action-code')
  expect(await code(checkActionCode(auth, new URL(late).searchParams.get('oobCode') ?? ''))).toBe(
    'auth/expired-action-code',
  )
})

test('another address is refused and does not spend the code', async () => {
  const link = await linkFor('owner@mowatt.example')
  const error = (await signInWithEmailLink(auth, 'other@mowatt.example', link).catch(
    (thrown: unknown) => thrown,
  )) as Error
  expect(error).toMatchObject({ code: 'auth/invalid-email' })
  expect(error.message).toContain('The email provided does not match the sign-in email address.')
  expect(await code(signInWithEmailLink(auth, 'OWNER@mowatt.example', link))).toBe('done')
})

test.each([
  'not an address',
  'a@b',
  'a@b.example\r\nBcc: c@d.example',
  '"x"@mowatt.example',
  `${'a'.repeat(250)}@b.example`,
])('the malformed address %j', async (email) => {
  expect(await send(email)).toBe('auth/invalid-email')
})

test.each([
  'x@mailinator.com',
  'x@MAILINATOR.com',
  'x@deep.below.mailinator.com',
  'x@yopmail.com',
  'x@guerrillamail.com',
])('the disposable address %s', async (email) => {
  const error = (await sendSignInLinkToEmail(auth, email, settings).catch((thrown: unknown) => thrown)) as Error
  expect(error).toMatchObject({ code: 'auth/invalid-email' })
  expect(error.message).toContain('Disposable emails are not allowed.')
})

test('no address, no code, no kind of request', async () => {
  expect(await send('')).toBe('auth/missing-email')
  const asked = { requestType: 'EMAIL_SIGNIN', continueUrl: settings.url }
  expect(await message('accounts:sendOobCode', asked)).toBe('MISSING_EMAIL')
  expect(await message('accounts:sendOobCode', { email: 'a@b.example' })).toBe('MISSING_REQ_TYPE')
  expect(await message('accounts:sendOobCode', { ...asked, email: 'a@b.example', continueUrl: '' })).toBe(
    'MISSING_CONTINUE_URI',
  )
  expect(await message('accounts:signInWithEmailLink', { oobCode: 'x' })).toBe('MISSING_EMAIL')
  expect(await message('accounts:signInWithEmailLink', { email: 'a@b.example' })).toBe('MISSING_OOB_CODE')
  expect(await message('accounts:resetPassword', {})).toBe('MISSING_OOB_CODE')
})

test.each([
  [{ canHandleCodeInApp: false }, 'ARGUMENT_ERROR : canHandleCodeInApp must be true.'],
  [{ iOSBundleId: '' }, 'MISSING_IOS_BUNDLE_ID'],
  [{ iOSBundleId: ' ' }, 'MISSING_IOS_BUNDLE_ID'],
  [{ androidPackageName: '' }, 'MISSING_ANDROID_PACKAGE_NAME'],
  [{ androidInstallApp: true, androidPackageName: ' ' }, 'MISSING_ANDROID_PACKAGE_NAME'],
  [{ androidInstallApp: true }, 'MISSING_ANDROID_PACKAGE_NAME'],
])('a link that no app could open: %j', async (given, refusal) => {
  const asked = { requestType: 'EMAIL_SIGNIN', email: 'apps@mowatt.example', continueUrl: settings.url }
  expect(await message('accounts:sendOobCode', { ...asked, ...given })).toBe(refusal)
})

test('an unknown kind of request, and a value of the wrong kind', async () => {
  const asked = { requestType: 'TELEPATHY', email: 'a@b.example', continueUrl: settings.url }
  const { status, body, message: said } = await testApp.wire('accounts:sendOobCode', asked)
  expect(status).toBe(400)
  expect(said).toMatch(/^Invalid JSON payload received\. /)
  expect(body).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } })
  for (const email of [1, {}, [], true, 'a\0@b.example']) {
    const given = { ...asked, requestType: 'EMAIL_SIGNIN', email }
    expect(await message('accounts:sendOobCode', given)).toMatch(/^Invalid JSON payload received\. /)
  }
  expect(await message('accounts:sendOobCode', [])).toMatch(/^Invalid JSON payload received\. /)
})

test.each([
  '/auth/action',
  'auth/action',
  'mailto:x@y.example',
  'javascript:alert(1)',
  'https:evil.example',
  'http://',
])('the continue address %j leads nowhere', async (url) => {
  expect(await send('cont@mowatt.example', { url })).toBe('auth/invalid-continue-uri')
})

test.each([
  'https://evil.example/',
  'http://localhost:3000.evil.example/',
  'http://localhost:3000@evil.example/',
  'http://user:pass@localhost:3000/',
  'http://localhost:3001/',
  'https://localhost:3000/',
  'http://evil.example\\@localhost:3000/',
  'http://localhosт:3000/',
  'http://localhost:3000\u3002evil.example/',
])('the continue address %j leads elsewhere', async (url) => {
  expect(await send('cont@mowatt.example', { url })).toMatch(/^auth\/(unauthorized|invalid)-continue-uri$/)
})

test('the client itself refuses what would never work', async () => {
  expect(await send('c@mowatt.example', { handleCodeInApp: false })).toBe('auth/argument-error')
  expect(await send('c@mowatt.example', { url: '' })).toBe('auth/invalid-continue-uri')
  expect(await send('c@mowatt.example', { iOS: { bundleId: '' } })).toBe('auth/missing-ios-bundle-id')
  expect(await send('c@mowatt.example', { android: { packageName: '' } })).toBe('auth/missing-android-pkg-name')
  expect(await code(signInWithEmailLink(auth, 'c@mowatt.example', 'http://localhost:3000/'))).toBe(
    'auth/argument-error',
  )
})

test('what is switched off', async () => {
  expect(await code(signInAnonymously(auth))).toBe('auth/operation-not-allowed')
  expect(await code(createUserWithEmailAndPassword(auth, 'p@mowatt.example', 'secret-1'))).toBe(
    'auth/operation-not-allowed',
  )
  expect(await code(signInWithEmailAndPassword(auth, 'p@mowatt.example', 'secret-1'))).toBe(
    'auth/operation-not-allowed',
  )
  for (const requestType of ['PASSWORD_RESET', 'VERIFY_EMAIL']) {
    const asked = { requestType, email: 'a@b.example', continueUrl: settings.url }
    expect(await message('accounts:sendOobCode', asked)).toBe('OPERATION_NOT_ALLOWED')
  }
})

test('a tenant that we do not have', async () => {
  const { auth: foreign } = testApp.client({ tenant: 'other' })
  expect(await send('t@mowatt.example', {}, foreign)).toBe('auth/tenant-id-mismatch')
  const link = await linkFor('t@mowatt.example')
  expect(await code(signInWithEmailLink(foreign, 't@mowatt.example', link))).toBe('auth/tenant-id-mismatch')
  const { oobCode } = await testApp.lastMailTo('t@mowatt.example')
  const given = { email: 't@mowatt.example', oobCode, tenantId: 'other' }
  expect(await message('accounts:signInWithEmailLink', given)).toBe('TENANT_ID_MISMATCH')
})

test('a disabled user is told so by the link and never by the form', async () => {
  const { idToken, refreshToken } = await testApp.signIn('blocked@mowatt.example')
  await disable('blocked@mowatt.example')
  const link = await linkFor('blocked@mowatt.example')
  expect(await code(signInWithEmailLink(auth, 'blocked@mowatt.example', link))).toBe('auth/user-disabled')
  expect(await message('accounts:lookup', { idToken })).toBe('USER_DISABLED')
  expect((await testApp.refresh(refreshToken)).message).toBe('USER_DISABLED')
})

test("linking another person's address, and one's own again", async () => {
  await testApp.signIn('taken@mowatt.example')
  const { auth: mine } = testApp.client()
  await sendSignInLinkToEmail(mine, 'mine@mowatt.example', settings)
  const { user } = await signInWithEmailLink(
    mine,
    'mine@mowatt.example',
    (await testApp.lastMailTo('mine@mowatt.example')).link,
  )
  const again = EmailAuthProvider.credentialWithLink('mine@mowatt.example', await linkFor('mine@mowatt.example'))
  expect(await code(linkWithCredential(user, again))).toBe('auth/provider-already-linked')
  await linkFor('taken@mowatt.example')
  const { oobCode } = await testApp.lastMailTo('taken@mowatt.example')
  const given = { idToken: await user.getIdToken(), email: 'taken@mowatt.example', oobCode }
  expect(await message('accounts:signInWithEmailLink', given)).toBe('EMAIL_EXISTS')
})

test("a token alone cannot change its owner's address", async () => {
  const { idToken } = await testApp.signIn('keeps@mowatt.example')
  await linkFor('thief@mowatt.example')
  const { oobCode } = await testApp.lastMailTo('thief@mowatt.example')
  const given = { idToken, email: 'thief@mowatt.example', oobCode }
  expect(await message('accounts:signInWithEmailLink', given)).toBe('OPERATION_NOT_ALLOWED')
  expect(await message('accounts:update', { idToken, email: 'thief@mowatt.example' })).toBe('OPERATION_NOT_ALLOWED')
  const { body } = await testApp.wire('accounts:lookup', { idToken })
  expect(body).toMatchObject({ users: [{ email: 'keeps@mowatt.example' }] })
})

test('too many tries are a 400 that the client understands', async () => {
  const codes: string[] = []
  for (let at = 0; at < 6; at++) codes.push(await send('often@mowatt.example'))
  expect(codes).toEqual(['done', 'done', 'done', 'done', 'done', 'auth/too-many-requests'])
  const { status, message: said } = await testApp.ask('often@mowatt.example')
  expect([status, said]).toEqual([400, 'TOO_MANY_ATTEMPTS_TRY_LATER'])
})

test('the quota of mails for a day', async () => {
  const small = await createIdentityTestApp({ env: { IDENTITY_MAILS_PER_DAY: '2' } })
  const by = small.client().auth
  expect([await send('a@mowatt.example', {}, by), await send('b@mowatt.example', {}, by)]).toEqual(['done', 'done'])
  expect(await send('c@mowatt.example', {}, by)).toBe('auth/quota-exceeded')
  expect((await small.ask('d@mowatt.example')).message).toBe('QUOTA_EXCEEDED : Exceeded daily quota for email sign-in.')
  await small.close()
})

test('no API key, and a wrong one', async () => {
  const none = await testApp.app.inject({ method: 'POST', url: '/identitytoolkit.googleapis.com/v1/accounts:lookup' })
  expect(none.statusCode).toBe(403)
  expect(none.json()).toEqual({
    error: {
      code: 403,
      message: 'The request is missing a valid API key.',
      errors: [{ message: 'The request is missing a valid API key.', reason: 'forbidden', domain: 'global' }],
      status: 'PERMISSION_DENIED',
    },
  })
  const { auth: stranger } = testApp.client({ apiKey: 'mowatt-lucal' })
  expect(await send('k@mowatt.example', {}, stranger)).toBe('auth/api-key-not-valid.-please-pass-a-valid-api-key.')
  const wrong = await testApp.wire('accounts:lookup', {}, { key: 'x' })
  expect(wrong).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
})

test('a token that is missing, broken, too old, or of somebody who is gone', async () => {
  for (const call of ['accounts:lookup', 'accounts:delete']) expect(await message(call, {})).toBe('MISSING_ID_TOKEN')
  expect(await message('accounts:update', {})).toBe('INVALID_REQ_TYPE')
  expect(await message('accounts:update', { displayName: 'x' })).toBe('MISSING_ID_TOKEN')
  const { auth: mine } = testApp.client()
  await sendSignInLinkToEmail(mine, 'tok@mowatt.example', settings)
  const { user } = await signInWithEmailLink(
    mine,
    'tok@mowatt.example',
    (await testApp.lastMailTo('tok@mowatt.example')).link,
  )
  const idToken = await user.getIdToken()
  for (const call of ['accounts:lookup', 'accounts:update', 'accounts:delete']) {
    expect(await message(call, { idToken: `${idToken.slice(0, -4)}AAAA` })).toBe('INVALID_ID_TOKEN')
  }
  testApp.pass(3601)
  expect(await message('accounts:lookup', { idToken })).toBe('TOKEN_EXPIRED')
  testApp.pass(-3601)
  await testApp.database.pool.query(`delete from identity_user where email = 'tok@mowatt.example'`)
  expect(await message('accounts:lookup', { idToken })).toBe('USER_NOT_FOUND')
  expect(await code(reload(user))).toBe('auth/user-token-expired')
  expect(mine.currentUser).toBeNull()
})

test('a refresh token that is missing, broken, or of somebody who is gone', async () => {
  const post = async (payload: string, type = 'application/x-www-form-urlencoded') =>
    (
      await testApp.app.inject({
        method: 'POST',
        url: '/securetoken.googleapis.com/v1/token?key=mowatt-local',
        headers: { 'content-type': type },
        payload,
      })
    ).json<{ error?: { message: string }; access_token?: string }>()
  const said = async (payload: string, type?: string) => (await post(payload, type)).error?.message
  expect(await said('')).toBe('MISSING_GRANT_TYPE')
  expect(await said('grant_type=password')).toBe('INVALID_GRANT_TYPE')
  expect(await said('grant_type=refresh_token')).toBe('MISSING_REFRESH_TOKEN')
  expect(await said('grant_type=refresh_token&refresh_token=x')).toBe('INVALID_REFRESH_TOKEN')
  const { refreshToken } = await testApp.signIn('refresh@mowatt.example')
  const json = JSON.stringify({ grantType: 'refresh_token', refreshToken })
  expect((await post(json, 'application/json')).access_token).toMatch(/^eyJ/)
  expect((await post(`grantType=refresh_token&refreshToken=${refreshToken}`)).access_token).toMatch(/^eyJ/)
  await testApp.database.pool.query(`delete from identity_user where email = 'refresh@mowatt.example'`)
  expect(await said(`grant_type=refresh_token&refresh_token=${refreshToken}`)).toBe('INVALID_REFRESH_TOKEN')
})

test('the link is never handed to whoever asks for it', async () => {
  const asked = { requestType: 'EMAIL_SIGNIN', email: 'a@b.example', continueUrl: settings.url, returnOobLink: true }
  expect(await message('accounts:sendOobCode', asked)).toBe('INSUFFICIENT_PERMISSION')
  const { status, body } = await testApp.ask('Plain@mowatt.example')
  expect([status, body]).toEqual([
    200,
    { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: 'plain@mowatt.example' },
  ])
})

test('a server that is away is a network error for the client', async () => {
  const lonely = createFirebaseClient(`http://127.0.0.1:${await freePort()}`)
  expect(await send('n@mowatt.example', {}, lonely.auth)).toBe('auth/network-request-failed')
  await lonely.close()
})
