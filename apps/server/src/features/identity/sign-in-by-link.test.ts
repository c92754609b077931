import { readSessionInfo, signOut } from '@mowatt/contract'
import {
  checkActionCode,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  isSignInWithEmailLink,
  reauthenticateWithCredential,
  reload,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signOut as leave,
  updateProfile,
} from '@firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../test/identity-test-app.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const settings = {
  url: 'http://localhost:3000/auth/action?ref=R1&theme=dark',
  handleCodeInApp: true,
  iOS: { bundleId: 'uk.test.app' },
  android: { packageName: 'uk.test.app', installApp: true, minimumVersion: '12' },
}
const info = (token: string) => testApp.call(readSessionInfo, {}, { token })

/** Requests a link and follows it in one browser. */
async function signedIn(email: string) {
  const { auth } = testApp.client()
  await sendSignInLinkToEmail(auth, email, settings)
  const { link } = await testApp.lastMailTo(email)
  return { auth, link, ...(await signInWithEmailLink(auth, email, link)) }
}

test('the client library signs a person in by link', async () => {
  const { auth } = testApp.client()
  await sendSignInLinkToEmail(auth, 'Ada@Mowatt.example', settings)
  const { link } = await testApp.lastMailTo('ada@mowatt.example')
  expect(isSignInWithEmailLink(auth, link)).toBe(true)
  expect((await checkActionCode(auth, new URL(link).searchParams.get('oobCode') ?? '')).operation).toBe('EMAIL_SIGNIN')
  const { user } = await signInWithEmailLink(auth, 'ADA@mowatt.example', link)
  expect(user).toMatchObject({ email: 'ada@mowatt.example', emailVerified: true, isAnonymous: false, tenantId: null })
  expect(user.uid).toMatch(/^[\w-]{28}$/)
  expect(user.providerData).toMatchObject([{ providerId: 'password', email: 'ada@mowatt.example' }])
  expect(Date.parse(user.metadata.creationTime ?? '')).toBeGreaterThan(0)
})

test('the mailed link leads to our own page, with all that the page needs', async () => {
  const { auth } = testApp.client()
  await sendSignInLinkToEmail(auth, 'link@mowatt.example', settings)
  const link = new URL((await testApp.lastMailTo('link@mowatt.example')).link)
  expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/auth/action')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    mode: 'signIn',
    lang: 'en',
    oobCode: expect.stringMatching(/^[\w-]{43}$/),
    apiKey: 'mowatt-local',
    continueUrl: settings.url,
  })
})

test('the token says who it is, to our API and to anybody with our public keys', async () => {
  const { user } = await signedIn('bea@mowatt.example')
  const { token, claims, signInProvider } = await user.getIdTokenResult()
  expect(signInProvider).toBe('password')
  expect(claims).toMatchObject({
    iss: 'https://securetoken.google.com/mowatt',
    aud: 'mowatt',
    sub: user.uid,
    user_id: user.uid,
    email: 'bea@mowatt.example',
    email_verified: true,
    firebase: { identities: { email: ['bea@mowatt.example'] }, sign_in_provider: 'password' },
  })
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(3600)
  expect(await info(token)).toEqual({
    kind: 'user',
    subject: user.uid,
    email: 'bea@mowatt.example',
    expires_at: new Date(Number(claims['exp']) * 1000).toISOString(),
    capabilities: ['chat:start', 'bill:upload', 'waitlist:join'],
  })
})

test('a refreshed token is newer, and remembers when the person signed in', async () => {
  const { user } = await signedIn('cleo@mowatt.example')
  const before = (await user.getIdTokenResult()).claims
  testApp.pass(60)
  const after = (await user.getIdTokenResult(true)).claims
  expect(after['auth_time']).toBe(before['auth_time'])
  expect(Number(after['iat'])).toBe(Number(before['iat']) + 60)
  expect(await info(await user.getIdToken())).toMatchObject({ subject: user.uid })
})

test('the second sign-in is the same person; a link works once', async () => {
  const { user, link, auth } = await signedIn('dora@mowatt.example')
  await expect(signInWithEmailLink(auth, 'dora@mowatt.example', link)).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  })
  const again = await signedIn('dora@mowatt.example')
  expect(again.user.uid).toBe(user.uid)
})

test('a name can be given and taken away', async () => {
  const { user } = await signedIn('eva@mowatt.example')
  await updateProfile(user, { displayName: 'Eva <b>', photoURL: 'https://mowatt.example/eva.png' })
  await reload(user)
  expect(user).toMatchObject({ displayName: 'Eva <b>', photoURL: 'https://mowatt.example/eva.png' })
  await updateProfile(user, { displayName: null, photoURL: null })
  await reload(user)
  expect(user).toMatchObject({ displayName: null, photoURL: null })
})

test('nobody learns from us whether an address has an account', async () => {
  await signedIn('fay@mowatt.example')
  const { auth } = testApp.client()
  expect(await fetchSignInMethodsForEmail(auth, 'fay@mowatt.example')).toEqual([])
  expect(await fetchSignInMethodsForEmail(auth, 'nobody@mowatt.example')).toEqual([])
})

test('proving again who one is takes another link', async () => {
  const { auth, user } = await signedIn('gil@mowatt.example')
  testApp.pass(1200)
  await sendSignInLinkToEmail(auth, 'gil@mowatt.example', settings)
  const { link } = await testApp.lastMailTo('gil@mowatt.example')
  const credential = EmailAuthProvider.credentialWithLink('gil@mowatt.example', link)
  const again = await reauthenticateWithCredential(user, credential)
  expect(again.user.uid).toBe(user.uid)
})

test('a deleted account is gone for the client, and its tokens open nothing', async () => {
  const { user } = await signedIn('hal@mowatt.example')
  const token = await user.getIdToken()
  await deleteUser(user)
  await expect(info(token)).rejects.toMatchObject({ code: 'not_authenticated', status: 401 })
  expect((await testApp.wire('accounts:lookup', { idToken: token })).message).toBe('USER_NOT_FOUND')
})

test('an old sign-in is not enough to delete an account', async () => {
  const { user } = await signedIn('ida@mowatt.example')
  testApp.pass(601)
  await user.getIdToken(true)
  await expect(deleteUser(user)).rejects.toMatchObject({ code: 'auth/requires-recent-login' })
})

test('after signing out, a copy of the tokens opens nothing', async () => {
  const { auth, user } = await signedIn('jo@mowatt.example')
  const [token, refreshToken] = [await user.getIdToken(), user.refreshToken]
  const other = await signedIn('jo@mowatt.example')
  await testApp.call(signOut, { body: {} }, { token })
  await leave(auth)
  await expect(info(token)).rejects.toMatchObject({ status: 401 })
  expect((await testApp.refresh(refreshToken)).message).toBe('TOKEN_EXPIRED')
  expect(await info(await other.user.getIdToken())).toMatchObject({ email: 'jo@mowatt.example' })
})

test('signing out everywhere ends every session, and a new one can begin at once', async () => {
  const [first, second] = [await signedIn('kim@mowatt.example'), await signedIn('kim@mowatt.example')]
  const tokens = [await first.user.getIdToken(), await second.user.getIdToken()]
  await testApp.call(signOut, { body: { everywhere: true } }, { token: tokens[0] ?? '' })
  for (const token of tokens) await expect(info(token)).rejects.toMatchObject({ status: 401 })
  await expect(second.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  expect(second.auth.currentUser).toBeNull()
  const third = await signedIn('kim@mowatt.example')
  expect(await info(await third.user.getIdToken())).toMatchObject({ email: 'kim@mowatt.example' })
})

test('where there is a tenant, links, tokens and clients all name it', async () => {
  const tenants = await createIdentityTestApp({ env: { IDENTITY_TENANT: 'homes-1' } })
  const { auth } = tenants.client({ tenant: 'homes-1' })
  await sendSignInLinkToEmail(auth, 'lee@mowatt.example', settings)
  const { link } = await tenants.lastMailTo('lee@mowatt.example')
  expect(new URL(link).searchParams.get('tenantId')).toBe('homes-1')
  const { user } = await signInWithEmailLink(auth, 'lee@mowatt.example', link)
  expect(user.tenantId).toBe('homes-1')
  const { claims } = await user.getIdTokenResult(true)
  expect(claims['firebase']).toMatchObject({ tenant: 'homes-1' })
  const { auth: none } = tenants.client()
  await expect(sendSignInLinkToEmail(none, 'lee@mowatt.example', settings)).rejects.toMatchObject({
    code: 'auth/tenant-id-mismatch',
  })
  await tenants.close()
})
