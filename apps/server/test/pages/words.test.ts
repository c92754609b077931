import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, textsOf } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let site: SiteTestApp
beforeAll(async () => {
  site = await createSiteTestApp()
})
afterAll(() => site.close())

test('the waitlist says what it gives, who is ahead and how it works, and shows no past prize', async () => {
  const { document, words } = await site.open('/waitlist')
  expect(textsOf(document, { tag: 'h1' })).toEqual(['Join the waitlist'])
  expect(textsOf(document, { tag: 'main' }).join()).toContain('we’ll tell you when it’s your turn to switch for real')
  expect(textsOf(document, { tag: 'a', href: '/mowatt' })).toContain('Try Mo now')
  expect(words).toContain('The competition closed on 30 September 2025.')
  expect(textsOf(document, { tag: 'a' })).toContain('Results and draw')
  expect(words).not.toContain('AirPods 4')
  expect(find(document, { role: 'timer' })).toEqual([])
  expect(textsOf(document, { tag: 'h2' })).toEqual(expect.arrayContaining(['Top of the queue', 'How it works']))
})

test('only who has sent a message is thanked for one', async () => {
  // Bots are thanked like everyone, at once.
  const data = { name: 'x', organisation: 'x', email: 'x@partner.example', kind: 'other', message: 'x', consent: true }
  const payload = { ...data, form_token: '', website: 'filled in' }
  const sent = await site.app.inject({ method: 'POST', url: '/api/v1/contact', payload })
  const { receipt } = sent.json<{ receipt: string }>()
  for (const made of ['yes', 'true', `${receipt}x`]) {
    const { document, words } = await site.open(`/become-a-partner?sent=${made}`)
    expect(textsOf(document, { tag: 'button' })).toContain('Send message')
    expect(words).not.toContain('We have your message')
  }
  expect((await site.open(`/become-a-partner?sent=${receipt}`)).words).toContain('We have your message')
})

test('a copy that no company runs says so, and the status says that it works', async () => {
  expect((await site.open('/company')).words).toContain('This is a test copy of Mowatt.')
  expect((await site.open('/status')).words).toContain('Everything is working')
})
