import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlainVisitor, type PlainVisitor } from './plain-visitor.ts'
import { find, textsOf } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let site: SiteTestApp
beforeAll(async () => {
  site = await createSiteTestApp()
})
afterAll(() => site.close())

const ASK = 'Send me a sign-in link'
const TERMS = 'I accept the terms'
const CODE = '6-digit code from the email'
const WITH_CODE = 'Sign in with the code'

/** Through the page that a mail's link opens where no script can complete it. */
async function signInByMail(visitor: PlainVisitor, email: string): Promise<void> {
  await site.app.inject({ method: 'POST', url: '/api/v1/auth/link', payload: { email } })
  const { link, digits } = await site.lastMailTo(email)
  await visitor.open(link)
  await visitor.press(WITH_CODE, { 'Email address': email, [CODE]: digits })
}

test('the mail can be sent again, and its code leads back to the switch that asked', async () => {
  const email = 'bea@post.example'
  const own = '/switches/7b1c1f6e-0000-4000-8000-000000000000'
  const visitor = createPlainVisitor(site)
  await visitor.open(`/waitlist?to=${encodeURIComponent(own)}`)
  await visitor.press(ASK, { 'Email address': email, [TERMS]: true })
  await site.lastMailTo(email)
  await visitor.press('Send it again')
  expect(visitor.page.words).toContain('We’ve sent a new email.')
  const { digits, link } = await site.lastMailTo(email)
  expect(decodeURIComponent(decodeURIComponent(link))).toContain(`to=${own}`)
  await visitor.press(WITH_CODE, { [CODE]: digits })
  expect(visitor.address).toBe(own)
})

test('the home page has a form of its own for the waitlist', async () => {
  const email = 'eve@post.example'
  const visitor = createPlainVisitor(site)
  await visitor.open('/')
  await visitor.press('Join the waitlist', { 'Email address': email })
  expect(visitor.address).toBe('/waitlist')
  expect(visitor.page.words).toContain('Please accept the terms and privacy policy to continue.')
  await visitor.open('/')
  await visitor.press('Join the waitlist', { 'Email address': email, [TERMS]: true })
  expect(visitor.address).toMatch(/^\/magic-link-sent\?email=eve/)
  const { digits } = await site.lastMailTo(email)
  await visitor.press(WITH_CODE, { [CODE]: digits })
  expect(textsOf(visitor.page.document, { tag: 'h1' }).join()).toMatch(/^Hello, /)
})

test('a link that cannot finish says how to get in, and the code of its mail does', async () => {
  const email = 'cyd@post.example'
  const visitor = createPlainVisitor(site)
  await site.app.inject({ method: 'POST', url: '/api/v1/auth/link', payload: { email } })
  const { link, digits } = await site.lastMailTo(email)
  const { document } = await visitor.open(link)
  expect(textsOf(document, { tag: 'h1' }).join(' ')).toContain('Type the code instead')
  expect(textsOf(document, { tag: 'noscript' }).join(' ')).toContain('JavaScript is off in your browser')
  await visitor.press(WITH_CODE, { 'Email address': email, [CODE]: digits })
  expect(visitor.address).toBe('/waitlist')
  expect(visitor.page.words).toContain(`Signed in as ${email}`)

  // On this path no terms have been accepted yet.
  expect(textsOf(visitor.page.document, { tag: 'h1' })).toEqual(['One tick and you’re in'])
  await visitor.press('Go to my dashboard')
  expect(visitor.page.words).toContain('Please accept the terms and privacy policy to continue.')
  await visitor.press('Go to my dashboard', { [TERMS]: true })
  expect(textsOf(visitor.page.document, { tag: 'h1' }).join()).toMatch(/^Hello, /)
})

test('the theme keeps its button on the private pages', async () => {
  const visitor = createPlainVisitor(site)
  await visitor.open('/magic-link-sent?email=ada%40post.example')
  await visitor.press('Switch to dark theme')
  expect(find(visitor.page.document, { tag: 'html' })[0]?.attribs['data-theme']).toBe('dark')
})

test('a person without scripts takes their data along, and then goes', async () => {
  const email = 'dee@post.example'
  const visitor = createPlainVisitor(site)
  await signInByMail(visitor, email)
  expect(visitor.address).toBe('/waitlist')
  const { document } = await visitor.open('/account')
  expect(textsOf(document, { tag: 'main' }).join(' ')).toContain(email)
  const kept = new Map(visitor.cookies)
  const taken = await visitor.open('/account/export')
  expect(taken.headers['content-disposition']).toBe('attachment; filename="mowatt-export.json"')
  expect(taken.html).toContain(email)

  await visitor.open('/account')
  await visitor.press('Delete my account', { [`Yes, delete the account for ${email}`]: true })
  expect(textsOf(visitor.page.document, { tag: 'h1' })).toEqual(['We’ve deleted your account'])
  expect(visitor.cookies.size).toBe(0)
  const after = createPlainVisitor(site, kept)
  await after.open('/account/export')
  expect(after.page.headers).not.toHaveProperty('content-disposition')
})

test('an operator is told that a passkey is needed, which needs JavaScript', async () => {
  const email = 'plain.operator@mowatt.example'
  const visitor = createPlainVisitor(site)
  const { document } = await visitor.open('/insights')
  const [main] = find(document, { tag: 'main' })
  const [signIn] = find(main ?? document, { tag: 'a' }).filter(({ attribs }) =>
    attribs['href']?.startsWith('/waitlist'),
  )
  await visitor.open(signIn?.attribs['href'] ?? '')
  await visitor.press(ASK, { 'Email address': email, [TERMS]: true })
  const { digits } = await site.lastMailTo(email)
  await visitor.press(WITH_CODE, { [CODE]: digits })
  expect((await visitor.open('/insights')).words).toContain('This page needs a passkey, and passkeys need JavaScript.')
  expect((await visitor.open('/account')).words).toContain('Passkeys need JavaScript.')
})

test('a visitor is asked to sign in before their account is shown', async () => {
  const { document } = await createPlainVisitor(site).open('/account')
  const [main] = find(document, { tag: 'main' })
  expect(textsOf(main ?? document, { tag: 'a', href: '/waitlist' })).toContain('Sign in')
})
