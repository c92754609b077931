import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOLD } from '../homes-test-app.ts'
import { createPlainVisitor } from './plain-visitor.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let site: SiteTestApp
beforeAll(async () => {
  site = await createSiteTestApp()
})
afterAll(() => site.close())

/** Signed in by the code of a mail, in a browser that runs no script; with a home that is watched. */
async function plainPerson(email: string) {
  const visitor = createPlainVisitor(site)
  await site.app.inject({ method: 'POST', url: '/api/v1/auth/link', payload: { email } })
  const { link, digits } = await site.lastMailTo(email)
  await visitor.open(link)
  await visitor.press('Sign in with the code', { 'Email address': email, '6-digit code from the email': digits })
  const { idToken: token } = await site.signIn(email)
  const { home_id } = await site.call(contract.startHome, { body: { name: 'Canary Cottage' } }, { token })
  const params = { home_id }
  await site.call(contract.changeHome, { params, body: { told: TOLD } }, { token })
  await site.call(contract.watchHome, { params, body: { agrees: true } }, { token })
  const homes = async () => (await site.call(contract.listHomes, {}, { token })).homes
  return { visitor, homes }
}

test('who is signed in reads their home without scripts, ends its watch, and deletes it', async () => {
  const { visitor, homes } = await plainPerson('plain-home@mowatt.example')
  const { words } = await visitor.open('/home')
  for (const said of ['Canary Cottage', 'What you pay now', 'a year', 'Verdict', 'Deal alerts', 'Bills for this home'])
    expect(words).toContain(said)
  expect(words).toContain('We’ll email plain-home@mowatt.example.')

  await visitor.press('Stop deal alerts for this home')
  expect(await homes()).toMatchObject([{ is_watched: false }])
  expect(visitor.page.words).not.toContain('Stop deal alerts for this home')

  await visitor.press('Delete this home')
  expect(visitor.page.words).toContain('Please tick the box first, so we know you’re sure.')
  expect(await homes()).toHaveLength(1)
  await visitor.press('Delete this home', { 'Yes, delete Canary Cottage': true })
  expect(await homes()).toEqual([])
  expect(visitor.page.words).not.toContain('Canary Cottage')
})

test('a form from elsewhere, or without the cookie, changes nothing', async () => {
  const { visitor, homes } = await plainPerson('plain-foreign@mowatt.example')
  const [home] = await homes()
  const form = { intent: 'delete', is_sure: 'yes', home_id: home?.home_id ?? '' }
  const cookie = Array.from(visitor.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const foreign = await site.open('/home', { headers: { cookie, origin: 'https://elsewhere.example' }, form })
  const unknown = await site.open('/home', { form })
  expect([foreign.status, unknown.status]).toEqual([403, 401])
  expect(await homes()).toHaveLength(1)
})
