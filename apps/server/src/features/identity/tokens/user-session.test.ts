import { readSessionInfo } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { forgetOldSignIns } from '../forget-old-sign-ins.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

const DAY_S = 86_400
const info = (token: string) => testApp.call(readSessionInfo, {}, { token })

async function refreshed(refreshToken: string) {
  const { body, message } = await testApp.refresh(refreshToken)
  return { next: String(body['refresh_token']), idToken: String(body['id_token']), message, body }
}

test('each refresh gives a new token of both kinds, in the shape that the client wants', async () => {
  const { refreshToken, idToken, localId } = await testApp.signIn('ada@mowatt.example')
  testApp.pass(5)
  const { body } = await refreshed(refreshToken)
  expect(body).toEqual({
    id_token: expect.stringMatching(/^eyJ/),
    access_token: body['id_token'],
    expires_in: '3600',
    refresh_token: expect.stringMatching(/^[\da-f-]{36}\.[\w-]{43}\.[\w-]{22}$/),
    token_type: 'Bearer',
    user_id: localId,
    project_id: 'mowatt',
  })
  expect(body['refresh_token']).not.toBe(refreshToken)
  expect(body['id_token']).not.toBe(idToken)
})

test('two tabs that refresh at once are both right, and go on together', async () => {
  const { refreshToken } = await testApp.signIn('bea@mowatt.example')
  const answers = await Promise.all(Array.from({ length: 20 }, () => refreshed(refreshToken)))
  expect(new Set(answers.map(({ message }) => message))).toEqual(new Set([undefined]))
  expect(new Set(answers.map(({ next }) => next)).size).toBe(1)
  const { message } = await refreshed(answers[0]?.next ?? '')
  expect(message).toBeUndefined()
})

test('an answer that was lost on its way costs nobody their session', async () => {
  const { refreshToken } = await testApp.signIn('cleo@mowatt.example')
  await refreshed(refreshToken)
  testApp.pass(9 * 60)
  const { next, message } = await refreshed(refreshToken)
  expect(message).toBeUndefined()
  expect((await refreshed(next)).message).toBeUndefined()
})

test('a token that was replaced long ago ends its session for whoever has it', async () => {
  const { refreshToken, idToken } = await testApp.signIn('dora@mowatt.example')
  const { next } = await refreshed(refreshToken)
  testApp.pass(11 * 60)
  expect((await refreshed(refreshToken)).message).toBe('TOKEN_EXPIRED')
  expect((await refreshed(next)).message).toBe('TOKEN_EXPIRED')
  await expect(info(idToken)).rejects.toMatchObject({ status: 401 })
})

test.each([2, 3, 7])('a token from %i refreshes ago ends its session just the same', async (generations) => {
  const { refreshToken, idToken } = await testApp.signIn(`old${generations}@mowatt.example`)
  let newest = refreshToken
  for (let at = 0; at < generations; at++) {
    testApp.pass(3600)
    newest = (await refreshed(newest)).next
  }
  expect((await refreshed(refreshToken)).message).toBe('TOKEN_EXPIRED')
  expect((await refreshed(newest)).message).toBe('TOKEN_EXPIRED')
  await expect(info(idToken)).rejects.toMatchObject({ status: 401 })
})

test('a token that we did not make ends nothing, even if it names a session', async () => {
  const { refreshToken } = await testApp.signIn('dot@mowatt.example')
  const [sessionId = '', secret = '', seal = ''] = refreshToken.split('.')
  const made = [`${sessionId}.${'A'.repeat(43)}.${seal}`, `${sessionId}.${secret}.${'A'.repeat(22)}`, sessionId, secret]
  for (const token of made) expect((await refreshed(token)).message).toBe('INVALID_REFRESH_TOKEN')
  expect((await refreshed(refreshToken)).message).toBeUndefined()
})

test('whoever stays away for two weeks signs in again', async () => {
  const { refreshToken } = await testApp.signIn('eva@mowatt.example')
  testApp.pass(13 * DAY_S)
  const { next, message } = await refreshed(refreshToken)
  expect(message).toBeUndefined()
  testApp.pass(14 * DAY_S + 1)
  expect((await refreshed(next)).message).toBe('TOKEN_EXPIRED')
})

test('everybody signs in again after thirty days', async () => {
  let { refreshToken } = await testApp.signIn('fay@mowatt.example')
  for (let week = 0; week < 4; week++) {
    testApp.pass(7 * DAY_S)
    refreshToken = (await refreshed(refreshToken)).next
  }
  testApp.pass(3 * DAY_S)
  expect((await refreshed(refreshToken)).message).toBe('TOKEN_EXPIRED')
})

test('what can no longer be used is forgotten at night, the rest stays', async () => {
  const { idToken } = await testApp.signIn('gil@mowatt.example')
  await testApp.ask('asked@mowatt.example')
  expect(await forgetOldSignIns(testApp.ctx)).toBeGreaterThan(0)
  expect(await info(idToken)).toMatchObject({ email: 'gil@mowatt.example' })
  const { rows } = await testApp.database.pool.query('select from identity_session')
  expect(rows).toHaveLength(1)
  testApp.pass(40 * DAY_S)
  await forgetOldSignIns(testApp.ctx)
  for (const table of ['identity_session', 'identity_code', 'identity_network']) {
    expect((await testApp.database.pool.query(`select from ${table}`)).rowCount).toBe(0)
  }
})
