import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { productionEnv } from '../../test/production-env.ts'
import { readConfig } from '../config.ts'
import { isWeakSecret } from './is-weak-secret.ts'

/** What is printed to the terminal, or nothing when the settings are valid. */
function complaint(changes: Record<string, string | undefined>): string {
  try {
    readConfig({ ...productionEnv, ...changes })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const WEAK =
  'must be at least 32 random bytes in hex or base64, and not easy to guess. Make one with: openssl rand -base64 32'
const UNCHECKED = 'must not leave certificates unchecked in production. Give sslmode once, as verify-full'
const inBase64 = (text: string) => Buffer.from(text).toString('base64')

test.each([
  ['ANALYTICS_ORIGINS', 'https://a.example, http://hunter2.example', 'must start with https:// in production'],
  ['SITE_URL', 'http://hunter2.example', 'must start with https:// in production'],
  ['SITE_URL', 'http://localhost:3000', 'must start with https:// in production'],
  ['APP_URL', 'http://hunter2.example', 'must start with https:// in production'],
  ['API_URL', 'http://hunter2.example', 'must start with https:// in production'],
  ['IDENTITY_URL', 'http://hunter2.example', 'must start with https:// in production'],
  ['IDENTITY_KEYS_URL', 'http://hunter2.example/keys', 'must start with https:// in production'],
  ['ANALYTICS_URL', 'http://hunter2.example', 'must start with https:// in production'],
  ['SITE_URL', 'https://ada:hunter2@mowatt.example', 'must not contain a user name or password'],
  ['API_URL', 'https://hunter2@mowatt.example/api', 'must not contain a user name or password'],
  ['DATABASE_URL', 'postgresql://a:hunter2@db.example/m?uselibpqcompat=true&sslmode=require', UNCHECKED],
  ['DATABASE_URL', 'postgresql://a:hunter2@db.example/m?%75selibpqcompat=true&sslmode=verify-ca', UNCHECKED],
  ['DATABASE_URL', 'postgresql://a:hunter2@db.example/m?sslmode=verify-full&sslmode=disable', UNCHECKED],
  ['DATABASE_URL', 'postgresql://a:hunter2@db.example/m?sslmode=no-verify', UNCHECKED],
  ['DATABASE_URL', 'postgresql://a:hunter2@/m?host=db.example&sslmode=no-verify', UNCHECKED],
  ['DATABASE_URL', 'postgresql://a:hunter2@db.example/m?ssl=no-verify', UNCHECKED],
  ['DATABASE_URL', 'postgresql://a:hunter2@localhost/m?host=db.example&sslmode=no-verify', UNCHECKED],
  ['COMPANY_NAME', '', 'must be set in production'],
  ['COMPANY_NAME', '   ', 'must have letters in it'],
  ['COMPANY_ADDRESS', ' , ', 'must have letters in it'],
  ['COMPANY_NUMBER', 'hunter2', 'must look like 01234567 or SC123456'],
  ['ICO_NUMBER', 'hunter2', 'must look like ZA123456'],
  ['MAIL_FROM', '', 'must be set in production'],
  ['MAIL_FROM', 'Mowatt <hello@mowatt.example>', 'must be set in production'],
  [
    'MAIL_URL',
    'smtp://a:hunter2@mail.example?tls.rejectUnauthorized=false',
    'must not weaken TLS in production. Leave those options out',
  ],
  [
    'MAIL_URL',
    'smtp://a:hunter2@mail.example?ignoreTLS=true',
    'must not weaken TLS in production. Leave those options out',
  ],
  [
    'FILES_URL',
    's3+http://key:hunter2@store.example/b',
    'must start with s3:// in production, unless the store runs on this machine',
  ],
  ['TRUST_PROXY', '10.0.0.1,0.0.0.0/0', 'must name the proxies, not every address there is'],
  [
    'MAIL_URL',
    'smtp://a:hunter2@mail.example?%74ls.minVersion=TLSv1',
    'must not weaken TLS in production. Leave those options out',
  ],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'must not be 0 in production, where it would trust any certificate'],
  ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1', 'must name the proxies, not every address there is'],
  ['TRUST_PROXY', '::/0', 'must name the proxies, not every address there is'],
  ['SESSION_SECRET', 'hunter2-hunter2-hunter2-hunter2-hunter2', WEAK],
  ['SESSION_SECRET', 'x'.repeat(64), WEAK],
  ['FILES_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789', WEAK],
  ['FILES_SECRET', '01234567890123456789012345678901', WEAK],
  ['FILES_SECRET', 'please-change-me-this-is-your-secret-key-here', WEAK],
  ['FILES_SECRET', 'qwertyuiopasdfghjklzxcvbnm123456', WEAK],
  ['METRICS_TOKEN', 'metrics-token-metrics-token-metrics', WEAK],
  [
    'FILES_SECRET',
    `${productionEnv.FILES_SECRET},x`,
    'must not contain a comma, which separates secrets in FILES_SECRET_OLD',
  ],
  ['SESSION_SECRET_OLD', productionEnv.SESSION_SECRET, 'must contain only old secrets, not the one in use'],
  ['SWITCH_SIMULATOR_DAY_MS', '2000', 'must not be set in production, where a day is a day'],
  ['LLM_PATIENCE_MS', '9000', 'must not be set in production, where nobody should wait longer for a model'],
])('%s=%s is refused in one sentence that does not repeat the value', (name, value, sentence) => {
  const said = name === 'SESSION_SECRET_OLD' || !sentence.includes('comma') ? name : 'FILES_SECRET'
  expect(complaint({ [name]: value })).toBe(`${said}: ${sentence}`)
})

/** The same bytes, written in other ways. */
function respelt(secret: string): string[] {
  const bytes = Buffer.from(secret, /^[\da-f]+$/.test(secret) ? 'hex' : 'base64')
  return [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')]
}

test.each([
  ['SESSION_SECRET, FILES_SECRET', { FILES_SECRET: productionEnv.SESSION_SECRET }],
  ['SESSION_SECRET, METRICS_TOKEN', { METRICS_TOKEN: productionEnv.SESSION_SECRET }],
  ['FILES_SECRET', { SESSION_SECRET_OLD: productionEnv.FILES_SECRET }],
  ['SESSION_SECRET, FILES_SECRET', { FILES_SECRET: productionEnv.SESSION_SECRET.toUpperCase() }],
  ['FILES_SECRET, METRICS_TOKEN', { METRICS_TOKEN: productionEnv.FILES_SECRET }],
  ...respelt(productionEnv.SESSION_SECRET).map(
    (FILES_SECRET) => ['SESSION_SECRET, FILES_SECRET', { FILES_SECRET }] as [string, Record<string, string>],
  ),
])('%s must differ', (names, changes) => {
  expect(complaint(changes)).toBe(`${names}: must differ from each other`)
})

test('a model is asked over https, or on this machine', () => {
  const asked = (url: string) => complaint({ LLM_BASE_URL: url, LLM_MODEL: 'small' })
  const sentence = 'LLM_BASE_URL: must start with https:// in production, unless the model runs on this machine'
  expect(asked('http://llm.example/v1')).toBe(sentence)
  expect(asked('http://127.0.0.1.evil.example/v1')).toBe(sentence)
  for (const url of [
    'https://llm.example',
    'http://127.0.0.1:11434/v1',
    'http://localhost:1234',
    'http://[::1]:1234',
  ]) {
    expect(asked(url)).toBe('')
  }
})

test('a store on this machine needs no TLS, and mail needs it everywhere else', () => {
  expect(complaint({ FILES_URL: 's3+http://key:secret@127.0.0.1:9000/bills' })).toBe('')
  const tlsOf = (url: string) => readConfig({ ...productionEnv, MAIL_URL: url }).mail.transport
  expect(tlsOf('smtp://mail.example:587')).toMatchObject({ requiresTls: true })
  expect(tlsOf('smtp://127.0.0.1:25')).toMatchObject({ requiresTls: false })
  expect(readConfig({ MAIL_URL: 'smtp://mail.example' }).mail.transport).toMatchObject({ requiresTls: false })
})

test.each([
  ['SITE_URL', 'HTTP://mowatt.example', 'must start with https:// in production'],
  ['MAIL_URL', 'smtp://mail.example?requireTLS=false', 'must not weaken TLS in production. Leave those options out'],
  ['MAIL_URL', 'smtps://mail.example?secure=false', 'must not weaken TLS in production. Leave those options out'],
  ['MAIL_FROM', 'hello@mowatt.example', 'must be set in production'],
  ['MAIL_FROM', 'Mowatt  <hello@mowatt.example>', 'must be set in production'],
])('%s=%s is refused however it is written', (name, value, sentence) => {
  expect(complaint({ [name]: value })).toBe(`${name}: ${sentence}`)
})

test('several mistakes are told together', () => {
  expect(complaint({ SITE_URL: 'http://a.example', SESSION_SECRET: 'x'.repeat(32) }).split('\n')).toHaveLength(2)
})

test('the key of a collector does not travel unencrypted', () => {
  const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=hunter2'
  expect(complaint({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example:4318', OTEL_EXPORTER_OTLP_HEADERS })).toBe(
    'OTEL_EXPORTER_OTLP_ENDPOINT: must start with https:// in production, where OTEL_EXPORTER_OTLP_HEADERS has a key',
  )
  expect(complaint({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example', OTEL_EXPORTER_OTLP_HEADERS })).toBe('')
  expect(complaint({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_HEADERS })).toBe('')
})

test('what may have its reasons is a warning', () => {
  const warnings = (changes: Record<string, string>) => readConfig({ ...productionEnv, ...changes }).warnings
  expect(warnings({})).toEqual([])
  expect(warnings({ DATABASE_URL: 'postgresql://mowatt:hunter2@db.example/mowatt' })).toEqual([
    'DATABASE_URL: the connection to the database may not be encrypted. Add sslmode=verify-full',
  ])
  expect(warnings({ DATABASE_URL: 'postgresql://127.0.0.1/mowatt' })).toEqual([])
  expect(warnings({ DATABASE_URL: 'postgresql://localhost/mowatt?host=db.example' })).toHaveLength(1)
  for (const host of ['127.0.0.1', '::1'])
    expect(warnings({ DATABASE_URL: `postgresql://db.example/mowatt?host=${host}` })).toEqual([])
  expect(warnings({ DATABASE_URL: 'postgresql://db.example/m?uselibpqcompat=true&sslmode=verify-full' })).toEqual([])
  expect(warnings({ DATABASE_URL: 'postgresql:///mowatt?host=/run/postgresql' })).toEqual([])
  expect(warnings({ CONTENT_URL: 'http://content.example', BEACON_URL: 'http://drand.example' })).toHaveLength(2)
  expect(warnings({ TARIFFS_URL: 'http://prices.example/v1' })).toEqual([
    'TARIFFS_URL: prices come over unencrypted http. Use https://',
  ])
  expect(warnings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example:4318' })).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT: traces are sent over unencrypted http. Use https://',
  ])
  expect(warnings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' })).toEqual([])
  expect(warnings({ IDENTITY_PASSWORDS: 'on' })).toEqual([
    'IDENTITY_PASSWORDS: passwords may be short and well known. Leave it off unless other clients need them',
  ])
})

test('outside production all of it is allowed', () => {
  const careless = {
    SITE_URL: 'http://mowatt.example',
    SESSION_SECRET: 'x'.repeat(32),
    FILES_SECRET: 'x'.repeat(32),
    MAIL_URL: 'smtp://mail.example',
    FILES_URL: 's3+http://key:secret@store.example/b',
    TRUST_PROXY: '0.0.0.0/0',
  }
  expect(readConfig(careless).warnings).toEqual([])
})

test.each([
  'passwordpasswordpasswordpasswordpassword',
  'correct horse battery staple correct horse battery staple',
  'monkeydragonbaseballfootballmichael',
  'Monkey-Dragon-Baseball-Football-Michael-2026!',
  'summer winter spring autumn summer winter',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9',
  'qwertyuiop[]asdfghjkl;zxcvbnm./1',
  'poiuytrewqlkjhgfdsamnbvcxz0987654321',
  'Mowatt-Production-Session-Secret-2026!',
  'verylongandverysecurepassphrase2026production',
  'the quick brown fox jumps over the lazy dog',
  'to be or not to be that is the question',
  'this is the secret of our production server in London',
  '2026-11-16-2026-11-17-2026-11-18',
  'deadbeefdeadbeefdeadbeefdeadbeef',
  '0123456789abcdef0123456789abcdef',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ',
  '000102030405060708090a0b0c0d0e0f',
  '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  '00112233445566778899aabbccddeeff'.repeat(2),
  inBase64('password'.repeat(5)),
  inBase64('This is my super secret key for production in 2026'),
  inBase64(String.fromCodePoint(...Array.from({ length: 40 }, (_, index) => index * 3))),
  'ThisIsMySuperSecretKeyForProd2026',
  'ThisIsMySuperSecretKeyForTheProductionServerOfMowatt2026',
  'vQ9rT2mXc7LzK4wB8nHs1dYf6gJp3eUa',
])('%s was typed and not drawn, and is weak', (typed) => {
  expect(complaint({ SESSION_SECRET: typed })).toBe(`SESSION_SECRET: ${WEAK}`)
})

test('what was drawn is never called weak', () => {
  const drawn = (index: number) => createHash('sha256').update(`${index}`).digest()
  const forms: ((bytes: Buffer) => string)[] = [
    (bytes) => bytes.toString('base64'),
    (bytes) => bytes.toString('base64url'),
    (bytes) => bytes.toString('hex'),
    (bytes) => bytes.toString('hex').toUpperCase(),
  ]
  const secrets = Array.from({ length: 10_000 }, (_, index) => forms[index % forms.length]?.(drawn(index)) ?? '')
  expect(secrets.filter(isWeakSecret)).toEqual([])
})
