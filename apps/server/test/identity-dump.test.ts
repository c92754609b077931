import { createHash } from 'node:crypto'
import { exchangeSignInCode, startAnonymousSession } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'
import { signingKeys } from '../src/features/identity/tokens/signing-keys.ts'

let testApp: IdentityTestApp

beforeAll(async () => {
  testApp = await createIdentityTestApp()
})
afterAll(() => testApp.close())

/** Every row of every table, as text: what a stolen dump would show. */
async function rowsOf(condition: string): Promise<string[]> {
  const { rows: tables } = await testApp.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where ${condition}`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await testApp.database.pool.query<{ row: string }>(`select each::text as row from ${name} as each`)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts
}

const rowsOfOurs = () => rowsOf(`schemaname = 'public'`)

async function dump(): Promise<string> {
  const rows = await rowsOf(`schemaname not in ('pg_catalog', 'information_schema')`)
  expect(rows.length).toBeGreaterThan(100)
  return rows.join('\n')
}

/** All the encodings in which a secret could be in a copy. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const decoded = Buffer.from(secret, 'base64url')
  return [secret, bytes.toString('hex'), bytes.toString('base64').slice(0, -4), decoded.toString('hex')]
}

test('a copy of the database holds no code, digits, token or key that could be used', async () => {
  const secrets: string[] = []
  // One code is in the outbox, one was mailed, one was exchanged, one was used.
  for (const name of ['used', 'exchanged', 'mailed']) await testApp.ask(`${name}@mowatt.example`)
  const mails = {
    used: await testApp.lastMailTo('used@mowatt.example'),
    exchanged: await testApp.lastMailTo('exchanged@mowatt.example'),
    mailed: await testApp.lastMailTo('mailed@mowatt.example'),
  }
  for (const { oobCode, link } of Object.values(mails)) secrets.push(oobCode, link)
  const { email, code } = { email: 'exchanged@mowatt.example', code: mails.exchanged.digits }
  secrets.push((await testApp.call(exchangeSignInCode, { body: { email, code } })).oob_code)
  const signedIn = await testApp.wire('accounts:signInWithEmailLink', {
    email: 'used@mowatt.example',
    oobCode: mails.used.oobCode,
  })
  const { idToken, refreshToken } = signedIn.body as Record<string, string>
  const refreshed = (await testApp.refresh(refreshToken ?? '')).body as Record<string, string>
  secrets.push(idToken ?? '', refreshToken ?? '', refreshed['refresh_token'] ?? '', refreshed['id_token'] ?? '')
  secrets.push((await testApp.call(startAnonymousSession, { body: {} })).jwt)
  await testApp.ask('waiting@mowatt.example')
  for (const purpose of ['session', 'identity'] as const) {
    const { privateKey } = await signingKeys(testApp.ctx).current(purpose)
    const jwk = await crypto.subtle.exportKey('jwk', privateKey).catch(() => undefined)
    expect(jwk).toBeUndefined()
  }
  const copy = await dump()
  expect(secrets.every((secret) => secret.length >= 40)).toBe(true)
  // Six digits in the middle of a hash or of a time are a coincidence.
  for (const { digits } of Object.values(mails))
    expect(copy).not.toMatch(new RegExp(`(?<![\\da-f.])${digits}(?![\\da-f])`))
  for (const secret of secrets) {
    for (const form of formsOf(secret)) expect(copy).not.toContain(form)
  }
  expect(copy).not.toMatch(/eyJ[\w-]{20,}\.|PRIVATE KEY|oobCode|"d":/)
})

test('digits cannot be tried out against a copy, because their hash needs our secret', async () => {
  await testApp.ask('tried@mowatt.example')
  const { digits } = await testApp.lastMailTo('tried@mowatt.example')
  const copy = await dump()
  for (const guess of [digits, `tried@mowatt.example\n${digits}`, `tried@mowatt.example${digits}`]) {
    expect(copy).not.toContain(createHash('sha256').update(guess).digest('hex'))
  }
})

test('what was mailed by a mail server leaves nothing behind, and what waits is sealed', async () => {
  await testApp.ask('sealed@mowatt.example')
  const { rows } = await testApp.database.pool.query<{ sealed_content: Buffer }>(
    `select sealed_content from mail_message where recipient = 'sealed@mowatt.example'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.sealed_content.toString('latin1')).not.toMatch(/Sign in|oobCode|mowatt/)
})

test('every anonymous visitor is another one, and none of them leaves a row', async () => {
  const start = () => testApp.call(startAnonymousSession, { body: {} })
  await start()
  const before = await rowsOfOurs()
  const sessions = await Promise.all(Array.from({ length: 200 }, start))
  expect(new Set(sessions.map(({ jwt }) => jwt)).size).toBe(200)
  expect(await rowsOfOurs()).toHaveLength(before.length)
})
