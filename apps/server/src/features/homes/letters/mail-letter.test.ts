import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeBill } from '../../../../test/files/bill-files.ts'
import { createHomesTestApp, type HomesTestApp } from '../../../../test/homes-test-app.ts'

let testApp: HomesTestApp
beforeAll(async () => {
  testApp = await createHomesTestApp()
})
afterAll(() => testApp.close())

const LETTER = { title: 'Letter to Northern Spark Energy', text: 'Hello,\n\n<b>Please</b> put my bill right.\n\nAda' }
const lettersTo = async (email: string) =>
  (await testApp.mailsTo(email)).filter(({ subject }) => subject === 'Mowatt: your letter')

test('a letter is mailed to whoever wrote it, as text, once for each key', async () => {
  const email = 'writes-letters@mowatt.example'
  const { idToken: token } = await testApp.signIn(email)
  const send = () => testApp.call(contract.mailLetter, { body: LETTER }, { token, idempotencyKey: 'letter-1' })
  expect(await send()).toEqual({ to: email })
  expect(await send()).toEqual({ to: email })
  const [mail, ...more] = await lettersTo(email)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Hello,\n\n<b>Please</b> put my bill right.\n\nAda')
  expect(mail?.html).toContain('&lt;b&gt;Please&lt;/b&gt;')
})

test.for([
  ['an empty one', { ...LETTER, text: ' ' }],
  ['one without an end', { ...LETTER, text: 'x'.repeat(contract.letterLimits.text + 1) }],
])('%s is refused', async ([, body]) => {
  const { idToken: token } = await testApp.signIn('writes-none@mowatt.example')
  const refused = testApp.call(contract.mailLetter, { body: body as typeof LETTER }, { token })
  await expect(refused).rejects.toMatchObject({ code: 'invalid_request' })
})

test('nobody is a letter box: a visitor has one once the address of their own home is confirmed', async () => {
  const token = (await testApp.call(contract.startAnonymousSession, { body: {} })).jwt
  const { chat_id } = await testApp.bring(token, wholeBill())
  const { home_id } = await testApp.call(contract.startHome, { body: { chat_id } }, { token })
  const email = 'reads-letters@mowatt.example'
  const send = (more: object = {}, as = token) =>
    testApp.call(contract.mailLetter, { body: { ...LETTER, ...more } }, { token: as })
  await expect(send()).rejects.toMatchObject({ code: 'letter_without_address' })
  await testApp.watch(token, home_id, { email })
  await expect(send({ home_id })).rejects.toMatchObject({ code: 'letter_without_address' })
  const confirm = (await testApp.mailsTo(email))[0]?.text ?? ''
  const confirmToken = /confirm\?token=(\S+)/.exec(confirm)?.[1] ?? ''
  await testApp.call(contract.confirmWatch, { body: { token: confirmToken } })
  expect(await send({ home_id })).toEqual({ to: email })
  expect(await lettersTo(email)).toHaveLength(1)
  const other = (await testApp.call(contract.startAnonymousSession, { body: {} })).jwt
  await expect(send({ home_id }, other)).rejects.toMatchObject({ code: 'not_found' })
})

test('so many a day and no more', async () => {
  const { idToken: token } = await testApp.signIn('writes-many@mowatt.example')
  const send = () => testApp.call(contract.mailLetter, { body: LETTER }, { token })
  for (let count = 0; count < 10; count++) await send()
  await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' })
})
