import { addPasskey, askPasskey, askPasskeySignIn, exportAccount, Failure, listPasskeys } from '@mowatt/contract'
import { confirmWithPasskey, deleteAccount, MOST_PASSKEYS, removePasskey, renamePasskey } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { createSoftwareAuthenticator } from '../../../../test/software-authenticator.ts'
import { setRole } from '../../operators/public.ts'
import { forgetOldSignIns } from '../forget-old-sign-ins.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

type Device = ReturnType<typeof createSoftwareAuthenticator>

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error('nothing was refused'),
    (thrown: unknown) => thrown,
  )
  return error instanceof Failure ? error.code : String(error)
}

async function question(token: string, purpose: 'add' | 'confirm') {
  return (await testApp.call(askPasskey, { body: { purpose } }, { token })).options
}

async function add(token: string, device: Device, slip?: Parameters<Device['create']>[1]) {
  const credential = device.create(await question(token, 'add'), slip)
  return (await testApp.call(addPasskey, { body: { name: ' My phone ', credential } }, { token })).passkey
}

async function signIn(device: Device, slip?: Parameters<Device['get']>[1]) {
  const { options } = await testApp.call(askPasskeySignIn, { body: {} })
  return hand(device.get(options, slip))
}

function hand(credential: object) {
  return testApp.wire('accounts:signInWithCustomToken', { token: JSON.stringify(credential), returnSecureToken: true })
}

async function confirm(token: string, device: Device) {
  const credential = device.get(await question(token, 'confirm'))
  return testApp.call(confirmWithPasskey, { body: { credential } }, { token })
}

/** A user with a passkey. */
async function owner(email: string) {
  const { idToken: token, localId } = await testApp.signIn(email)
  const device = createSoftwareAuthenticator()
  await add(token, device)
  return { token, device, localId }
}

test('a passkey that was added signs in without an address', async () => {
  const { idToken: token, localId } = await testApp.signIn('ada@example.com')
  const device = createSoftwareAuthenticator()
  const added = await add(token, device)
  expect(added).toMatchObject({ id: device.id, name: 'My phone', last_used_at: null })
  const { mail } = await testApp.lastMailTo('ada@example.com')
  expect(mail.subject).toMatch(/a passkey was added/)
  expect(mail.text).toContain('My phone')

  const { body } = await signIn(device)
  const { body: account } = await testApp.wire('accounts:lookup', { idToken: body['idToken'] })
  expect(account['users']).toMatchObject([{ localId, email: 'ada@example.com' }])
  const { passkeys, confirmed_until: until } = await testApp.call(
    listPasskeys,
    {},
    { token: body['idToken'] as string },
  )
  expect(passkeys).toEqual([{ ...added, last_used_at: expect.any(String) }])
  expect(until).not.toBeNull()
  expect((await testApp.refresh(body['refreshToken'] as string)).status).toBe(200)
})

test('an answer counts once', async () => {
  const { device } = await owner('bea@example.com')
  const { options } = await testApp.call(askPasskeySignIn, { body: {} })
  expect((await hand(device.get(options))).status).toBe(200)
  const again = await hand(device.get(options))
  expect(again).toMatchObject({ status: 400, message: 'INVALID_CUSTOM_TOKEN' })
})

test('a wrong answer spends the question too', async () => {
  const { device } = await owner('cara@example.com')
  const { options } = await testApp.call(askPasskeySignIn, { body: {} })
  expect((await hand(device.get(options, { isUnverified: true }))).message).toBe('INVALID_CUSTOM_TOKEN')
  expect((await hand(device.get(options))).message).toBe('INVALID_CUSTOM_TOKEN')
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['nobody verified', { isUnverified: true }],
])('%s is refused, for a new passkey and for signing in', async (name, slip) => {
  const email = `${name.replaceAll(' ', '-')}@example.com`
  const { idToken: token } = await testApp.signIn(email)
  expect(await codeOf(add(token, createSoftwareAuthenticator(), slip))).toBe('passkey_refused')
  const device = createSoftwareAuthenticator()
  await add(token, device)
  expect((await signIn(device, slip)).message).toBe('INVALID_CUSTOM_TOKEN')
  expect((await signIn(device)).status).toBe(200)
})

test('a count that goes back means a copy, and is refused', async () => {
  const { device } = await owner('dora@example.com')
  expect((await signIn(device, { counter: 50 })).status).toBe(200)
  expect((await signIn(device, { counter: 50 })).message).toBe('INVALID_CUSTOM_TOKEN')
  expect((await signIn(device, { counter: 7 })).message).toBe('INVALID_CUSTOM_TOKEN')
  expect((await signIn(device, { counter: 51 })).status).toBe(200)
})

test('a question is good for five minutes, and old ones are swept up', async () => {
  const { device } = await owner('ella@example.com')
  const { options } = await testApp.call(askPasskeySignIn, { body: {} })
  testApp.pass(5 * 60)
  expect((await hand(device.get(options))).message).toBe('INVALID_CUSTOM_TOKEN')
  await testApp.call(askPasskeySignIn, { body: {} })
  testApp.pass(5 * 60 + 1)
  await forgetOldSignIns(testApp.ctx)
  expect(await testApp.ctx.db.selectFrom('identity_challenge').select('purpose').execute()).toEqual([])
})

test('a question is answered by whom it was asked, for what it was asked', async () => {
  const fay = await owner('fay@example.com')
  const gail = await owner('gail@example.com')
  const toFay = await question(fay.token, 'confirm')
  const byGail = gail.device.get(toFay)
  expect(await codeOf(testApp.call(confirmWithPasskey, { body: { credential: byGail } }, { token: fay.token }))).toBe(
    'passkey_refused',
  )
  const answer = fay.device.get(await question(fay.token, 'confirm'))
  expect(await codeOf(testApp.call(confirmWithPasskey, { body: { credential: answer } }, { token: gail.token }))).toBe(
    'passkey_refused',
  )
  expect((await hand(fay.device.get(await question(fay.token, 'confirm')))).message).toBe('INVALID_CUSTOM_TOKEN')
  const { options } = await testApp.call(askPasskeySignIn, { body: {} })
  const stolen = fay.device.get(options)
  Object.assign(stolen.response, { userHandle: Buffer.from(gail.localId).toString('base64url') })
  expect((await hand(stolen)).message).toBe('INVALID_CUSTOM_TOKEN')
})

test('what is no answer of a passkey is refused in the words of each endpoint', async () => {
  const { idToken: token } = await testApp.signIn('hana@example.com')
  for (const nonsense of ['', 'x', '{}', '[]', '{"id":"x","rawId":"x","type":"public-key","response":{}}']) {
    const { status, message } = await testApp.wire('accounts:signInWithCustomToken', { token: nonsense })
    expect(status).toBe(400)
    expect(message).toBe(nonsense === '' ? 'MISSING_CUSTOM_TOKEN' : 'INVALID_CUSTOM_TOKEN')
  }
  const device = createSoftwareAuthenticator()
  const broken = device.create(await question(token, 'add'))
  Object.assign(broken.response, { attestationObject: 'oA' })
  expect(await codeOf(testApp.call(addPasskey, { body: { name: 'x', credential: broken } }, { token }))).toBe(
    'passkey_refused',
  )
  const fine = device.create(await question(token, 'add'))
  expect(await codeOf(testApp.call(addPasskey, { body: { name: ' ', credential: fine } }, { token }))).toBe(
    'invalid_request',
  )
})

test('passkeys change only shortly after signing in, or after showing one', async () => {
  const { token, device } = await owner('ines@example.com')
  testApp.pass(11 * 60)
  expect(await codeOf(question(token, 'add'))).toBe('sign_in_again')
  expect(await codeOf(testApp.call(removePasskey, { params: { id: device.id } }, { token }))).toBe('sign_in_again')
  await confirm(token, device)
  await add(token, createSoftwareAuthenticator())
  // A challenge from a fresh sign-in does not make a later request fresh.
  const credential = createSoftwareAuthenticator().create(await question(token, 'add'))
  testApp.pass(11 * 60)
  expect(await codeOf(testApp.call(addPasskey, { body: { name: 'x', credential } }, { token }))).toBe('sign_in_again')
})

test('a passkey gets another name, and only its owner sees or changes it', async () => {
  const { token, device } = await owner('jo@example.com')
  const { idToken: stranger } = await testApp.signIn('kim@example.com')
  const to = { params: { id: device.id }, body: { name: 'Old laptop' } }
  expect(await codeOf(testApp.call(renamePasskey, to, { token: stranger }))).toBe('not_found')
  expect(await codeOf(testApp.call(removePasskey, { params: { id: device.id } }, { token: stranger }))).toBe(
    'not_found',
  )
  expect((await testApp.call(listPasskeys, {}, { token: stranger })).passkeys).toEqual([])
  expect((await testApp.call(renamePasskey, to, { token })).passkey.name).toBe('Old laptop')
  expect(await codeOf(add(stranger, device))).toBe('passkey_known')
})

test('a passkey that was removed signs in no more, and its owner hears of it', async () => {
  const { token, device } = await owner('lea@example.com')
  const key = { token, idempotencyKey: 'remove-lea' }
  // Mails of the same time have no order.
  testApp.pass(1)
  await testApp.call(removePasskey, { params: { id: device.id } }, key)
  // A retry after a lost answer.
  await testApp.call(removePasskey, { params: { id: device.id } }, key)
  expect((await signIn(device)).message).toBe('INVALID_CUSTOM_TOKEN')
  expect((await testApp.lastMailTo('lea@example.com')).mail.subject).toMatch(/a passkey was removed/)
})

test('what a removed passkey confirmed counts no more, in any session', async () => {
  const until = async (token: string) => (await testApp.call(listPasskeys, {}, { token })).confirmed_until
  const { token, device: lost } = await owner('leo@example.com')
  const kept = createSoftwareAuthenticator()
  await add(token, kept)
  const { body } = await signIn(lost)
  const thief = String(body['idToken'])
  await confirm(token, kept)
  expect([await until(thief), await until(token)]).not.toContain(null)

  await testApp.call(removePasskey, { params: { id: lost.id } }, { token })
  expect(await until(thief)).toBeNull()
  expect(await until(token)).not.toBeNull()
  // With the last one removed this session isn't confirmed by a passkey either.
  await testApp.call(removePasskey, { params: { id: kept.id } }, { token })
  expect(await until(token)).toBeNull()
})

test(`an account has ${MOST_PASSKEYS} passkeys at most, however many are added at once`, async () => {
  const { idToken: token } = await testApp.signIn('mia@example.com')
  const devices = Array.from({ length: MOST_PASSKEYS + 2 }, () => createSoftwareAuthenticator())
  const answers: object[] = []
  for (const device of devices) answers.push(device.create(await question(token, 'add')))
  const outcomes = await Promise.all(
    answers.map((credential) =>
      codeOf(testApp.call(addPasskey, { body: { name: 'x', credential: credential as never } }, { token })),
    ),
  )
  expect(outcomes.filter((code) => code === 'passkeys_full')).toHaveLength(2)
  expect(await codeOf(question(token, 'add'))).toBe('passkeys_full')
})

test('an operator with a passkey changes passkeys only by showing one: their mailbox is not enough', async () => {
  const { device } = await owner('boss@mowatt.example')
  await setRole(testApp.ctx, 'boss@mowatt.example', 'admin')
  const { idToken: byMail } = await testApp.signIn('boss@mowatt.example')
  expect(await codeOf(question(byMail, 'add'))).toBe('second_factor_needed')
  const taken = { params: { id: device.id } }
  expect(await codeOf(testApp.call(removePasskey, taken, { token: byMail }))).toBe('second_factor_needed')
  await confirm(byMail, device)
  await add(byMail, createSoftwareAuthenticator())
})

test('the export names passkeys, and with the account they go', async () => {
  const { token, device } = await owner('nora@example.com')
  const { data } = await testApp.call(exportAccount, {}, { token })
  expect(data['identity']).toMatchObject({ passkeys: [{ id: device.id, name: 'My phone' }] })
  await testApp.call(deleteAccount, {}, { token })
  expect((await signIn(device)).message).toBe('INVALID_CUSTOM_TOKEN')
})
