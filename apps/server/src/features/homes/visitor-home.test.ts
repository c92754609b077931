import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeBill } from '../../../test/files/bill-files.ts'
import { createHomesTestApp, type HomesTestApp } from '../../../test/homes-test-app.ts'
import { forgetOldBills } from '../bills/public.ts'
import { makeAnonymousSession } from '../identity/public.ts'
import { forgetOldHomes } from './forget-old-homes.ts'

let testApp: HomesTestApp
beforeAll(async () => {
  testApp = await createHomesTestApp()
})
afterAll(() => testApp.close())

const at = (moment: string) => testApp.setNow(new Date(moment))
const DAY_MS = 86_400_000
let visitors = 0

/** A visitor without an account, with a conversation in which they handed over a bill. */
async function visit() {
  at('2026-11-18T10:00:00Z')
  const subject = `anon-home-${++visitors}`
  const token = async () => (await makeAnonymousSession(testApp.ctx, { subject })).jwt
  const jwt = await token()
  const { chat_id } = await testApp.bring(jwt, wholeBill())
  const home = await testApp.call(contract.startHome, { body: { chat_id } }, { token: jwt })
  return { token, chat_id, home, params: { home_id: home.home_id }, email: `visitor-${visitors}@mowatt.example` }
}
async function confirmToken(email: string): Promise<string> {
  const [mail] = await testApp.mailsTo(email)
  return /\/home\/confirm\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a conversation begins one home, with what was handed over and said there', async () => {
  const { token, chat_id, home } = await visit()
  expect(home).toMatchObject({ is_of_account: false, bills: [{}], place: { postcode: { value: 'RG1 1AA' } } })
  const again = await testApp.call(contract.startHome, { body: { chat_id } }, { token: await token() })
  expect(again.home_id).toBe(home.home_id)
  const without = testApp.call(contract.startHome, { body: {} }, { token: await token() })
  await expect(without).rejects.toMatchObject({ code: 'invalid_request', fields: { chat_id: expect.any(String) } })
  const stranger = (await makeAnonymousSession(testApp.ctx, { subject: 'anon-stranger' })).jwt
  const foreign = testApp.call(contract.startHome, { body: { chat_id } }, { token: stranger })
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
})

test('nothing is watched before the address is confirmed, and opening the link confirms nothing by itself', async () => {
  const { token, params, email } = await visit()
  const jwt = await token()
  expect(await testApp.watch(jwt, params.home_id, { email })).toMatchObject({ state: 'waiting', confirmed_at: null })
  const [mail, ...more] = await testApp.mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Mowatt: confirm your email address')
  expect(await testApp.run()).toBe(0)
  const confirm = await confirmToken(email)
  const got = await testApp.app.inject({ method: 'GET', url: '/api/v1/homes/watch/confirm', query: { token: confirm } })
  expect(got.statusCode).not.toBe(200)
  expect(await testApp.run()).toBe(0)
  const pressed = () => testApp.call(contract.confirmWatch, { body: { token: confirm } })
  expect(await pressed()).toEqual({ is_confirmed: true, name: 'Home' })
  expect(await pressed()).toEqual({ is_confirmed: true, name: 'Home' })
  at('2026-11-19T10:00:00Z')
  expect(await testApp.run()).toBe(1)
  await testApp.call(contract.stopWatch, { params }, { token: await token() })
})

test.for([
  ['a guess', async () => 'guessed', '2026-11-18T11:00:00Z'],
  ['a week later', confirmToken, '2026-11-25T10:00:01Z'],
] as const)('%s confirms nothing', async ([, tokenFor, moment]) => {
  const { token, params, email } = await visit()
  await testApp.watch(await token(), params.home_id, { email })
  const given = await tokenFor(email)
  at(moment)
  const refused = testApp.call(contract.confirmWatch, { body: { token: given } })
  await expect(refused).rejects.toMatchObject({ code: 'watch_link_over', status: 410 })
})

test('a home that is watched outlives its bills, and one that is not goes with them', async () => {
  const [kept, left] = [await visit(), await visit()]
  await testApp.watch(await kept.token(), kept.params.home_id, { email: kept.email })
  await testApp.call(contract.confirmWatch, { body: { token: await confirmToken(kept.email) } })
  testApp.setNow(new Date(Date.parse('2026-11-18T10:00:00Z') + 200 * DAY_MS))
  await forgetOldBills(testApp.ctx)
  await forgetOldHomes(testApp.ctx)
  const gone = testApp.call(contract.readHome, { params: left.params }, { token: await left.token() })
  await expect(gone).rejects.toMatchObject({ code: 'not_found' })
  const home = await testApp.call(contract.readHome, { params: kept.params }, { token: await kept.token() })
  // The figures are stored with the home, though the bill is deleted.
  expect(home).toMatchObject({ bills: [], place: { postcode: { value: 'RG1 1AA' } } })
  expect(home.verdict).not.toBeNull()
  expect(await testApp.run()).toBe(1)
})

test('who signs in with the confirmed address has the home, and who brings the conversation along has it too', async () => {
  const [byAddress, byChat] = [await visit(), await visit()]
  await testApp.watch(await byAddress.token(), byAddress.params.home_id, { email: byAddress.email })
  await testApp.call(contract.confirmWatch, { body: { token: await confirmToken(byAddress.email) } })
  const { idToken: one } = await testApp.signIn(byAddress.email)
  const [home] = await testApp.homesOf(one)
  // Its bill stays with the session that handed it over; its details of the deal came along.
  expect(home).toMatchObject({ home_id: byAddress.home.home_id, is_of_account: true, bills: [] })
  expect(home?.verdict).toEqual(byAddress.home.verdict)
  const { idToken: other } = await testApp.signIn('brings-along@mowatt.example')
  expect(await testApp.homesOf(other)).toEqual([])
  await testApp.call(contract.adoptChats, { body: { session: await byChat.token() } }, { token: other })
  expect(await testApp.homesOf(other)).toMatchObject([
    { home_id: byChat.home.home_id, is_of_account: true, bills: [{}] },
  ])
})
