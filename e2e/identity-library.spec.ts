import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type * as firebaseApp from '@firebase/app'
import type * as firebaseAuth from '@firebase/auth'
import { signInMail } from './identity-steps.ts'

type Library = typeof firebaseApp & typeof firebaseAuth
type PageWithLibrary = { library: Library; auth: firebaseAuth.Auth }

const modules = path.resolve(import.meta.dirname, '../node_modules')
const imports = {
  '@firebase/app': '/library/@firebase/app/dist/esm/index.esm.js',
  '@firebase/auth': '/library/@firebase/auth/dist/esm/index.js',
  '@firebase/component': '/library/@firebase/component/dist/esm/index.esm.js',
  '@firebase/logger': '/library/@firebase/logger/dist/esm/index.esm.js',
  '@firebase/util': '/library/@firebase/util/dist/index.esm.js',
  idb: '/library/idb/build/index.js',
}
const html = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
import * as app from '@firebase/app'
import * as auth from '@firebase/auth'
window.library = { ...app, ...auth }
</script>`

/** An empty page of our own origin with the published library, connected to our service. */
async function openLibrary(page: Page, { apiKey = 'mowatt-local', tenant = '' } = {}): Promise<void> {
  await page.route('**/library', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/library/**', async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/library/', '')
    await route.fulfill({ contentType: 'text/javascript', body: await readFile(path.join(modules, file)) })
  })
  await page.goto('/library')
  await page.waitForFunction(() => 'library' in window)
  await page.evaluate(
    (given) => {
      const { library } = window as unknown as PageWithLibrary
      const auth = library.initializeAuth(library.initializeApp({ apiKey: given.apiKey, projectId: 'mowatt' }), {
        persistence: [library.indexedDBLocalPersistence, library.browserLocalPersistence],
      })
      library.connectAuthEmulator(auth, location.origin, { disableWarnings: true })
      if (given.tenant) auth.tenantId = given.tenant
      Object.assign(window, { auth })
    },
    { apiKey, tenant },
  )
}

type Act =
  | { kind: 'send'; email: string; url?: string; settings?: Record<string, unknown> }
  | { kind: 'finish'; email: string; link: string }
  | { kind: 'sign-up'; email: string }

/** Runs one act with the library and returns the error code, or 'done'. */
function codeOf(page: Page, act: Act): Promise<string> {
  return page.evaluate(async (given) => {
    const { library, auth } = window as unknown as PageWithLibrary
    try {
      if (given.kind === 'finish') await library.signInWithEmailLink(auth, given.email, given.link)
      else if (given.kind === 'sign-up') await library.createUserWithEmailAndPassword(auth, given.email, 'secret-1')
      else {
        const url = given.url ?? `${location.origin}/auth/action`
        await library.sendSignInLinkToEmail(auth, given.email, { url, handleCodeInApp: true, ...given.settings })
      }
      return 'done'
    } catch (error) {
      return (error as { code: string }).code
    }
  }, act)
}

const link = (query: string) => `http://localhost/auth/action?${query}`

test('the whole way: send, check, finish, look up, rename, renew, delete', async ({ page, request }, { testId }) => {
  const email = `ada-${testId}@post.example`
  await openLibrary(page)
  expect(await codeOf(page, { kind: 'send', email })).toBe('done')
  const mail = await signInMail(request, email)
  const steps = await page.evaluate(
    async ([address = '', href = '']) => {
      const { library, auth } = window as unknown as PageWithLibrary
      const oobCode = new URL(href).searchParams.get('oobCode') ?? ''
      const { operation } = await library.checkActionCode(auth, oobCode)
      const isLink = library.isSignInWithEmailLink(auth, href)
      const { user } = await library.signInWithEmailLink(auth, address, href)
      const first = await user.getIdTokenResult()
      await library.updateProfile(user, { displayName: 'Ada' })
      await user.reload()
      const renewed = await user.getIdToken(true)
      const methods = await library.fetchSignInMethodsForEmail(auth, address)
      const { email: known, emailVerified, displayName } = user
      await library.deleteUser(user)
      return { operation, isLink, issuer: first.claims['iss'], renewed, methods, known, emailVerified, displayName }
    },
    [email, mail.link],
  )
  expect(steps).toMatchObject({
    operation: 'EMAIL_SIGNIN',
    isLink: true,
    issuer: 'https://securetoken.google.com/mowatt',
    renewed: expect.stringMatching(/^eyJ/),
    methods: [],
    known: email,
    emailVerified: true,
    displayName: 'Ada',
  })
})

test('the codes that a link can fail with', async ({ page, request }, { testId }) => {
  const email = `bea-${testId}@post.example`
  await openLibrary(page)
  const finish = (href: string, address = email) => codeOf(page, { kind: 'finish', email: address, link: href })
  expect(await finish(link('mode=signIn&oobCode=unknown&apiKey=mowatt-local'))).toBe('auth/invalid-action-code')
  expect(await finish(link('mode=signIn&apiKey=mowatt-local'))).toBe('auth/argument-error')
  expect(await finish(link('mode=signIn&oobCode=x&apiKey=mowatt-local&tenantId=other'))).toBe('auth/tenant-id-mismatch')

  expect(await codeOf(page, { kind: 'send', email })).toBe('done')
  const mail = await signInMail(request, email)
  expect(await finish(mail.link, `other-${testId}@post.example`)).toBe('auth/invalid-email')
  expect(await finish(mail.link, '')).toBe('auth/missing-email')
  expect(await finish(mail.link)).toBe('done')
  expect(await finish(mail.link)).toBe('auth/invalid-action-code')

  await page.route('**/accounts:signInWithEmailLink**', (route) => route.abort())
  expect(await finish(mail.link)).toBe('auth/network-request-failed')
})

test('the codes that asking for a link can fail with', async ({ page }, { testId }) => {
  const email = `cyd-${testId}@post.example`
  await openLibrary(page)
  const send = (given: Partial<Extract<Act, { kind: 'send' }>>) => codeOf(page, { kind: 'send', email, ...given })
  expect(await send({ email: 'nonsense' })).toBe('auth/invalid-email')
  expect(await send({ email: 'ada@mailinator.com' })).toBe('auth/invalid-email')
  expect(await send({ email: '' })).toBe('auth/missing-email')
  expect(await send({ url: 'https://evil.example/' })).toBe('auth/unauthorized-continue-uri')
  expect(await send({ url: '/relative' })).toBe('auth/invalid-continue-uri')
  expect(await send({ url: '' })).toBe('auth/invalid-continue-uri')
  expect(await send({ settings: { handleCodeInApp: false } })).toBe('auth/argument-error')
  expect(await send({ settings: { iOS: { bundleId: '' } } })).toBe('auth/missing-ios-bundle-id')
  expect(await send({ settings: { android: { packageName: '' } } })).toBe('auth/missing-android-pkg-name')
  expect(await codeOf(page, { kind: 'sign-up', email })).toBe('auth/operation-not-allowed')
  for (let mails = 0; mails < 5; mails++) expect(await send({})).toBe('done')
  expect(await send({})).toBe('auth/too-many-requests')
})

test('a wrong key, no key and a tenant that we do not have', async ({ page, context }, { testId }) => {
  const email = `dot-${testId}@post.example`
  await openLibrary(page, { apiKey: 'wrong' })
  expect(await codeOf(page, { kind: 'send', email })).toBe('auth/api-key-not-valid.-please-pass-a-valid-api-key.')
  const other = await context.newPage()
  await openLibrary(other, { tenant: 'nobody' })
  expect(await codeOf(other, { kind: 'send', email })).toMatch(/^auth\/.*tenant/)
  const refused = await other.evaluate(() => {
    const { library } = window as unknown as PageWithLibrary
    try {
      library.initializeAuth(library.initializeApp({ apiKey: '', projectId: 'mowatt' }, 'no-key'))
      return 'done'
    } catch (error) {
      return (error as { code: string }).code
    }
  })
  expect(refused).toBe('auth/invalid-api-key')
})

test('a session that was ended elsewhere signs the library out', async ({ page, request }, { testId }) => {
  const email = `eve-${testId}@post.example`
  await openLibrary(page)
  await codeOf(page, { kind: 'send', email })
  const mail = await signInMail(request, email)
  expect(await codeOf(page, { kind: 'finish', email, link: mail.link })).toBe('done')
  const outcome = await page.evaluate(async () => {
    const { auth } = window as unknown as PageWithLibrary
    const token = await auth.currentUser?.getIdToken()
    await fetch('/api/v1/auth/sign-out', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"everywhere":true}',
    })
    const failed = await auth.currentUser?.getIdToken(true).catch((error: { code: string }) => error.code)
    return { failed, isSignedIn: auth.currentUser !== null }
  })
  expect(outcome).toEqual({ failed: 'auth/user-token-expired', isSignedIn: false })
})
