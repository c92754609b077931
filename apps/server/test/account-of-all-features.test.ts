import {
  deleteAccount,
  exportAccount,
  listCaughtMail,
  readSessionInfo,
  sendContactMessage,
  startContactForm,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'
import { buildApp } from '../src/app.ts'
import { inProcessSend } from '../src/platform/http/in-process-send.ts'
import { contentRoutes } from '../src/features/content/content-routes.ts'
import { identityRoutes } from '../src/features/identity/identity-routes.ts'
import type { AccountPart } from '../src/features/identity/public.ts'
import { patientClient } from './patient-client.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const remove = (token: string) => testApp.call(deleteAccount, {}, { token })
const take = (token: string) => testApp.call(exportAccount, {}, { token })
const count = async (sql: string, email: string) => (await testApp.database.pool.query(sql, [email])).rowCount

async function writeToUs(email: string): Promise<void> {
  const { form_token } = await testApp.call(startContactForm, {})
  testApp.pass(5)
  const body = {
    name: 'Ada',
    organisation: 'Brook',
    email,
    kind: 'other',
    message: 'Hello',
    consent: true,
    form_token,
  } as const
  await testApp.call(sendContactMessage, { body })
}

test('a person takes along all that we keep of them, from every feature, and nothing of anybody else', async () => {
  const { idToken, localId } = await testApp.signIn('ada@mowatt.example')
  await testApp.signIn('bob@mowatt.example')
  await writeToUs('Ada@mowatt.example')
  await writeToUs('bob@mowatt.example')
  const taken = await take(idToken)
  expect(taken).toMatchObject({
    data: {
      identity: {
        account: { id: localId, email: 'ada@mowatt.example', email_verified: true, has_password: false },
        sessions: [{ ended_at: null }],
      },
      contact: { messages: [{ name: 'Ada', email: 'Ada@mowatt.example', message: 'Hello' }] },
    },
    files: [],
  })
  expect(JSON.stringify(taken)).not.toMatch(/bob@|hash|eyJ/)
})

test('the export is a file to keep, for its owner only', async () => {
  const { idToken } = await testApp.signIn('cleo@mowatt.example')
  const answer = await testApp.app.inject({
    url: '/api/v1/account/export',
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="mowatt-export.json"',
    'cache-control': 'no-store',
  })
  expect((await testApp.app.inject('/api/v1/account/export')).statusCode).toBe(401)
})

test('a deleted account is gone everywhere, the person is told, and it stays gone after a restart', async () => {
  const email = 'dora@mowatt.example'
  const { idToken, refreshToken } = await testApp.signIn(email)
  await writeToUs(email)
  await testApp.ask(email)
  expect(await remove(idToken)).toEqual({ outcome: 'deleted' })
  while (await testApp.ctx.mail.deliverOne());
  const mails = await testApp.call(listCaughtMail, { query: { to: email } })
  expect(mails.map(({ subject }) => subject)).toEqual(['Mowatt: your account has been deleted'])
  const gone = async () => {
    expect(await count('select from identity_user where email = $1', email)).toBe(0)
    expect(await count('select from identity_code where email = $1', email)).toBe(0)
    expect(await count('select from contact_message where lower(email) = $1', email)).toBe(0)
    expect((await testApp.refresh(refreshToken)).message).toBe('INVALID_REFRESH_TOKEN')
  }
  await gone()
  const again = await buildApp(testApp.ctx)
  const call = patientClient(inProcessSend(again))
  await expect(call(readSessionInfo, {}, { token: idToken })).rejects.toMatchObject({ status: 401 })
  await gone()
  await again.close()
})

test('deleting twice has one effect and the same answer', async () => {
  const { idToken } = await testApp.signIn('eva@mowatt.example')
  expect(await remove(idToken)).toEqual({ outcome: 'deleted' })
  expect(await remove(idToken)).toEqual({ outcome: 'deleted' })
  while (await testApp.ctx.mail.deliverOne());
  expect(await testApp.call(listCaughtMail, { query: { to: 'eva@mowatt.example' } })).toHaveLength(1)
})

test('whoever comes back starts afresh', async () => {
  const before = await testApp.signIn('fay@mowatt.example')
  await remove(before.idToken)
  const after = await testApp.signIn('fay@mowatt.example')
  expect(after.localId).not.toBe(before.localId)
  expect(after.isNewUser).toBe(true)
})

test('a sign-in of more than ten minutes ago is not enough to delete', async () => {
  const { idToken } = await testApp.signIn('gil@mowatt.example')
  testApp.pass(601)
  await expect(remove(idToken)).rejects.toMatchObject({ code: 'sign_in_again', status: 403 })
  expect(await take(idToken)).toHaveProperty('data')
})

test.each([undefined, 'nonsense'])('the token %s deletes nothing', async (token) => {
  await expect(remove(token ?? '')).rejects.toMatchObject({ status: 401 })
})

test('all goes or nothing: a feature that fails keeps everything', async () => {
  const { idToken } = await testApp.signIn('hal@mowatt.example')
  await writeToUs('hal@mowatt.example')
  const failing: AccountPart = {
    feature: 'failing',
    exportData: async () => ({}),
    async remove(_ctx, tx, { email }) {
      await tx.deleteFrom('contact_message').where('email', '=', email).execute()
      throw new Error('not today')
    },
  }
  const app = await buildApp(testApp.ctx, { features: [contentRoutes, identityRoutes([failing])] })
  const call = patientClient(inProcessSend(app))
  await expect(call(deleteAccount, {}, { token: idToken })).rejects.toMatchObject({ status: 500 })
  expect(await take(idToken)).toMatchObject({ data: { contact: { messages: [{ name: 'Ada' }] } } })
  await app.close()
})

test("files stand in the export as addresses, and open for their owner's token only", async () => {
  const ada = await testApp.signIn('ida@mowatt.example')
  const bob = await testApp.signIn('jim@mowatt.example')
  const bills: AccountPart = {
    feature: 'bills',
    exportData: async () => ({ bills: 1 }),
    listFiles: async () => [{ id: 'bill-1', name: 'May <bill>.pdf', contentType: 'application/pdf', bytes: 4 }],
    readFile: async (_ctx, { userId }, id) =>
      userId === ada.localId && id === 'bill-1' ? Buffer.from('%PDF') : undefined,
    remove: async () => {},
  }
  const app = await buildApp(testApp.ctx, { features: [contentRoutes, identityRoutes([bills])] })
  const call = patientClient(inProcessSend(app))
  const { files } = await call(exportAccount, {}, { token: ada.idToken })
  const url = '/api/v1/account/export/files/bills/bill-1'
  expect(files).toEqual([{ name: 'May <bill>.pdf', content_type: 'application/pdf', bytes: 4, url }])
  const open = (address: string, token: string) =>
    app.inject({ url: address, headers: { authorization: `Bearer ${token}` } })
  const answer = await open(url, ada.idToken)
  expect(answer.body).toBe('%PDF')
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="mowatt-bills-file"',
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  })
  expect((await open(url, bob.idToken)).statusCode).toBe(404)
  expect((await open(`${url}2`, ada.idToken)).statusCode).toBe(404)
  expect((await open('/api/v1/account/export/files/nothing/x', ada.idToken)).statusCode).toBe(404)
  expect((await app.inject(url)).statusCode).toBe(401)
  await app.close()
})
