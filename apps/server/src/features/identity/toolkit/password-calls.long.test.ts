import {
  createUserWithEmailAndPassword,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
} from '@firebase/auth'
import { readSessionInfo } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { hashPassword, isPassword } from './passwords.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp({ env: { IDENTITY_PASSWORDS: 'on' } })
})
afterAll(() => testApp.close())

const code = async (act: Promise<unknown>) =>
  ((await act.then(() => ({ code: 'done' })).catch((error: unknown) => error)) as { code: string }).code

test('where passwords are on, a person signs up and in with one', async () => {
  const { auth } = testApp.client()
  const { user } = await createUserWithEmailAndPassword(auth, 'Ada@mowatt.example', 'correct horse')
  expect(user).toMatchObject({ email: 'ada@mowatt.example', emailVerified: false })
  const again = await signInWithEmailAndPassword(testApp.client().auth, 'ada@mowatt.example', 'correct horse')
  expect(again.user.uid).toBe(user.uid)
})

test('a wrong password and an unknown address are told alike', async () => {
  const { auth } = testApp.client()
  expect(await code(signInWithEmailAndPassword(auth, 'ada@mowatt.example', 'wrong horse'))).toBe(
    'auth/invalid-credential',
  )
  expect(await code(signInWithEmailAndPassword(auth, 'nobody@mowatt.example', 'wrong horse'))).toBe(
    'auth/invalid-credential',
  )
})

test('what is refused', async () => {
  const { auth } = testApp.client()
  expect(await code(createUserWithEmailAndPassword(auth, 'ada@mowatt.example', 'another one'))).toBe(
    'auth/email-already-in-use',
  )
  expect(await code(createUserWithEmailAndPassword(auth, 'new@mowatt.example', 'short'))).toBe('auth/weak-password')
  expect(await code(createUserWithEmailAndPassword(auth, 'new@mowatt.example', ''))).toBe('auth/missing-password')
  expect(await code(createUserWithEmailAndPassword(auth, 'x@mailinator.com', 'long enough'))).toBe('auth/invalid-email')
  expect(await code(signInAnonymously(auth))).toBe('auth/operation-not-allowed')
})

test('passwords cannot be tried out', async () => {
  const { auth } = testApp.client()
  await createUserWithEmailAndPassword(auth, 'bea@mowatt.example', 'correct horse')
  const codes: string[] = []
  for (let at = 0; at < 6; at++)
    codes.push(await code(signInWithEmailAndPassword(auth, 'bea@mowatt.example', `x-${at}-x`)))
  expect(codes.at(-2)).toBe('auth/invalid-credential')
  expect(codes.at(-1)).toBe('auth/too-many-requests')
  // Hashes are slow on purpose.
})

test('whoever took an address that is not theirs loses it to its owner', async () => {
  const thief = testApp.client()
  const { user } = await createUserWithEmailAndPassword(thief.auth, 'cleo@mowatt.example', 'i was first')
  const stolen = await user.getIdToken()
  const owner = testApp.client()
  await sendSignInLinkToEmail(owner.auth, 'cleo@mowatt.example', {
    url: 'http://localhost:3000/',
    handleCodeInApp: true,
  })
  await signInWithEmailLink(owner.auth, 'cleo@mowatt.example', (await testApp.lastMailTo('cleo@mowatt.example')).link)
  await expect(testApp.call(readSessionInfo, {}, { token: stolen })).rejects.toMatchObject({ status: 401 })
  expect(await code(signInWithEmailAndPassword(thief.auth, 'cleo@mowatt.example', 'i was first'))).toBe(
    'auth/invalid-credential',
  )
})

test('a password is kept as a hash of its own salt', async () => {
  const [first, second] = [await hashPassword(testApp.ctx, 'same'), await hashPassword(testApp.ctx, 'same')]
  expect(first).not.toBe(second)
  expect(first).toMatch(/^scrypt-15-8-3\.[\w-]{22}\.[\w-]{43}$/)
  expect([await isPassword('same', first), await isPassword('Same', first)]).toEqual([true, false])
  for (const nothing of [null, 'scrypt-15-8-3..']) expect(await isPassword('', nothing)).toBe(false)
})
