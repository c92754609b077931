import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productionEnv } from '../test/production-env.ts'
import { BadConfig, readConfig } from './config.ts'
import { Env } from './config/env.ts'

const example = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8')

/** What is printed to the terminal, or nothing when the settings are valid. */
function complaint(variables: Record<string, string | undefined>, dotEnv = ''): string {
  try {
    readConfig(variables, dotEnv)
    return ''
  } catch (error) {
    if (error instanceof BadConfig) return error.message
    throw error
  }
}

test('nothing is counted on localhost unless an address is given', () => {
  const site = 'https://mowatt.example'
  expect(readConfig({ SITE_URL: site }).analytics).toEqual({ url: site, key: 'mowatt-local' })
  const given = { ANALYTICS_URL: 'http://localhost:3000', ANALYTICS_KEY: 'phc_1' }
  expect(readConfig(given).analytics).toEqual({ url: 'http://localhost:3000', key: 'phc_1' })
})

test('events are taken from our own pages and from those that are named; an advert network is told over https only', () => {
  const given = {
    SITE_URL: 'https://mowatt.example',
    APP_URL: 'https://app.mowatt.example',
    ANALYTICS_ORIGINS: 'https://shop.example, https://blog.example/',
  }
  expect(readConfig(given).ingest.origins).toEqual([
    'https://mowatt.example',
    'https://app.mowatt.example',
    'https://shop.example',
    'https://blog.example',
  ])
  expect(complaint({ ANALYTICS_ORIGINS: 'shop.example' })).toContain('ANALYTICS_ORIGINS')
  const ads = 'https://ads.example/pixel?label=x&value={value}'
  expect(readConfig({ AD_CONVERSION_URL: ads }).ads).toEqual({ url: ads })
  expect(complaint({ AD_CONVERSION_URL: 'http://ads.example/' })).toContain('AD_CONVERSION_URL')
})

test('without any setting everything runs on this machine', () => {
  expect(readConfig({})).toEqual({
    isProduction: false,
    warnings: [],
    dataDir: path.resolve('data'),
    log: { level: 'info' },
    http: { host: '127.0.0.1', port: 3000, trustProxy: '' },
    urls: {
      site: 'http://localhost:3000',
      isSiteSet: false,
      app: 'http://localhost:3000',
      api: 'http://localhost:3000',
      content: 'http://localhost:3000',
      identity: 'http://localhost:3000',
    },
    analytics: null,
    ingest: { key: 'mowatt-local', origins: ['http://localhost:3000'] },
    ads: null,
    company: null,
    db: { kind: 'embedded', dir: path.resolve('data/database') },
    identity: {
      apiKey: 'mowatt-local',
      project: 'mowatt',
      tenant: null,
      allowsLinks: true,
      allowsPasswords: false,
      mailsPerDay: 20_000,
      isFirebase: false,
      keys: { kind: 'own' },
    },
    mail: { from: 'Mowatt <hello@mowatt.example>', transport: { kind: 'dev-mailbox' } },
    files: { kind: 'folder', dir: path.resolve('data/files') },
    assistant: { kind: 'built-in' },
    backup: { recipient: undefined, identity: undefined },
    telemetry: undefined,
    beacon: { kind: 'recorded' },
    switching: { simulatorDayMs: undefined },
    secrets: { session: undefined, oldSession: [], files: undefined, oldFiles: [], metrics: undefined },
  })
})

test('each address of the outside world replaces its local stand-in', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://u:p@db/x',
    MAIL_URL: 'smtps://u:p@mail:465',
    FILES_URL: 's3+http://key:secret@127.0.0.1:9000/bills',
    LLM_BASE_URL: 'https://llm.example/v1/',
    LLM_MODEL: 'small',
    SITE_URL: 'https://mowatt.example//',
    APP_URL: 'https://app.mowatt.example',
  })
  expect(config.db).toEqual({ kind: 'postgres', url: 'postgres://u:p@db/x' })
  expect(config.mail.transport).toEqual({ kind: 'smtp', url: 'smtps://u:p@mail:465', requiresTls: false })
  expect(config.files).toEqual({ kind: 's3', url: 's3+http://key:secret@127.0.0.1:9000/bills' })
  expect(config.assistant).toEqual({
    kind: 'model',
    baseUrl: 'https://llm.example/v1',
    apiKey: undefined,
    model: 'small',
  })
  expect(config.urls).toMatchObject({ site: 'https://mowatt.example', app: 'https://app.mowatt.example' })
  expect(config.urls.api).toBe('https://mowatt.example')
})

test('traces leave for the collector that is named, with its key and for a share of them', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/otlp/' }
  expect(readConfig(collector).telemetry).toEqual({
    endpoint: 'https://otel.example/otlp',
    headers: {},
    service: 'mowatt',
    share: 1,
  })
  const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Basic%20YTpi==, x-key=1'
  expect(
    readConfig({ ...collector, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG: '0.05' }).telemetry,
  ).toMatchObject({ headers: { authorization: 'Basic YTpi==', 'x-key': '1' }, share: 0.05 })
})

test('a real Firebase project is believed by its published keys', () => {
  const google = readConfig({ IDENTITY_URL: 'https://identitytoolkit.googleapis.com' }).identity
  expect(google.isFirebase).toBe(true)
  expect(google.keys).toEqual({
    kind: 'published',
    url: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  })
  const other = readConfig({
    IDENTITY_URL: 'https://id.mowatt.example',
    IDENTITY_KEYS_URL: 'https://id.mowatt.example/k',
  })
  expect(other.identity).toMatchObject({
    isFirebase: false,
    keys: { kind: 'published', url: 'https://id.mowatt.example/k' },
  })
  expect(readConfig({ IDENTITY_URL: 'https://googleapis.com.evil.example' }).identity.keys).toEqual({ kind: 'own' })
})

test('the example file lists every setting once, in the order of the schema, each with a comment', () => {
  const lines = example.split('\n')
  const names = lines.flatMap((line) => /^#? ?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? [])
  expect(names).toEqual(Object.keys(Env.shape))
  const undescribed = names.filter((name) => !/^# .*Default: /.test(lines[lines.indexOf(`${name}=`) - 1] ?? ''))
  expect(undescribed).toEqual([])
})

test('a copy of the example file changes nothing', () => {
  expect(readConfig({}, example)).toEqual(readConfig({}))
})

test('production names everything that is missing, in one line', () => {
  expect(complaint({ NODE_ENV: 'production' })).toBe(
    'DATABASE_URL, SITE_URL, MAIL_URL, MAIL_FROM, SESSION_SECRET, FILES_SECRET, COMPANY_NAME, COMPANY_NUMBER, ' +
      'COMPANY_ADDRESS, ICO_NUMBER: must be set in production',
  )
  expect(complaint({ ...productionEnv, MAIL_URL: '', FILES_SECRET: undefined })).toBe(
    'MAIL_URL, FILES_SECRET: must be set in production',
  )
  expect(readConfig(productionEnv).isProduction).toBe(true)
  expect(readConfig(productionEnv).company).toEqual({
    name: 'Mowatt Example Ltd',
    number: '01234567',
    address: ['1 Example Street', 'Exampleton', 'EX1 1EX'],
    icoNumber: 'ZA123456',
  })
})

test.each([
  ['SESSION_SECRET', 'hunter2-hunter2', 'must be at least 32 bytes long'],
  ['FILES_SECRET', 'x'.repeat(31), 'must be at least 32 bytes long'],
  ['METRICS_TOKEN', 'letmein', 'must be at least 32 bytes long'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/x', 'must be a postgresql:// address'],
  ['DATABASE_URL', 'root:hunter2@db/x', 'must be a postgresql:// address'],
  ['MAIL_URL', 'https://root:hunter2@mail', 'must look like smtp://user:password@host:587'],
  ['FILES_URL', 's3://host/bucket', 'must look like s3://KEY:SECRET@host/bucket?region=eu-west-2'],
  ['FILES_URL', 's3://key:hunter2@host', 'must look like s3://KEY:SECRET@host/bucket?region=eu-west-2'],
  ['FILES_URL', 'https://key:hunter2@host/b', 'must look like s3://KEY:SECRET@host/bucket?region=eu-west-2'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://hunter2:4317', 'must be an address that starts with http:// or https://'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'hunter2', 'must look like name=value, separated by commas'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=hunter2%', 'must look like name=value, separated by commas'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a share from 0 to 1, such as 0.1'],
  ['PORT', 'hunter2', 'must be a port number from 1 to 65535'],
  ['PORT', '65536', 'must be a port number from 1 to 65535'],
  ['PORT', '0', 'must be a port number from 1 to 65535'],
  ['PORT', '-1', 'must be a port number from 1 to 65535'],
  ['PORT', '3000.5', 'must be a port number from 1 to 65535'],
  ['PORT', '0x50', 'must be a port number from 1 to 65535'],
  ['SITE_URL', 'mowatt.example', 'must be an address that starts with http:// or https://'],
  ['SITE_URL', 'javascript:hunter2', 'must be an address that starts with http:// or https://'],
  ['TRUST_PROXY', 'true', 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas'],
  ['TRUST_PROXY', '10.0.0.0/33', 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas'],
])('%s=%s is refused in one clear line that does not repeat the value', (name, value, message) => {
  expect(complaint({ [name]: value })).toBe(`${name}: ${message}`)
  expect(complaint({}, `${name}=${value}`)).toBe(`${name}: ${message}`)
})

test('proxies may be addresses and networks', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).http.trustProxy).toBe('10.0.0.0/8, ::1')
})

test('several mistakes are told together', () => {
  expect(complaint({ PORT: 'x', SESSION_SECRET: 'short', NODE_ENV: 'live' }).split('\n')).toEqual([
    'NODE_ENV: Invalid option: expected one of "development"|"production"|"test"',
    'PORT: must be a port number from 1 to 65535',
    'SESSION_SECRET: must be at least 32 bytes long',
  ])
})

test('a model needs both its address and its name', () => {
  expect(complaint({ LLM_BASE_URL: 'https://llm.example' })).toBe('LLM_BASE_URL, LLM_MODEL: must be set together')
  expect(complaint({ LLM_MODEL: 'small' })).toBe('LLM_BASE_URL, LLM_MODEL: must be set together')
})

test.each([
  ['DATABASE_ULR', 'Did you mean DATABASE_URL?'],
  ['DATABASE_UR', 'Did you mean DATABASE_URL?'],
  ['DATABASE__URL', 'Did you mean DATABASE_URL?'],
  ['SESSION_SECRETT', 'Did you mean SESSION_SECRET?'],
  ['MAIL_FRON', 'Did you mean MAIL_FROM?'],
])('the slip %s is refused in the file and in the environment alike', (name, hint) => {
  expect(complaint({}, `${name}=hunter2`)).toBe(`${name}: there’s no such setting. ${hint}`)
  expect(complaint({ [name]: 'hunter2' })).toBe(`${name}: there’s no such setting. ${hint}`)
})

test('in the file any unknown name is refused', () => {
  expect(complaint({}, 'COLOUR=red')).toBe('COLOUR: there’s no such setting, see .env.example')
})

test('a name that claims to be ours is refused wherever it stands', () => {
  expect(complaint({ MOWATT_PORT: '1' })).toBe('MOWATT_PORT: there’s no such setting, see .env.example')
})

test("other people's variables are none of our business", () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'box',
    PORTS: '1',
    npm_config_registry: 'x',
    PGHOST: 'db',
    TERM: 'x',
  }
  expect(readConfig(others)).toEqual(readConfig({}))
})

test('the environment wins over the file, unless it is empty there', () => {
  expect(readConfig({ PORT: '4000' }, 'PORT=5000').http.port).toBe(4000)
  expect(readConfig({ PORT: '' }, 'PORT=5000').http.port).toBe(5000)
  expect(readConfig({ PORT: undefined }, 'PORT=5000').http.port).toBe(5000)
  expect(readConfig({ PORT: '' }, 'PORT=').http.port).toBe(3000)
})

test('the simulated supplier may hurry on a developer machine and nowhere else', () => {
  expect(readConfig({ SWITCH_SIMULATOR_DAY_MS: '2000' }).switching).toEqual({ simulatorDayMs: 2000 })
  expect(complaint({ SWITCH_SIMULATOR_DAY_MS: 'fast' })).toBe(
    'SWITCH_SIMULATOR_DAY_MS: must be a number of milliseconds from 100 to 99999999',
  )
  expect(complaint({ ...productionEnv, SWITCH_SIMULATOR_DAY_MS: '2000' })).toBe(
    'SWITCH_SIMULATOR_DAY_MS: must not be set in production, where a day is a day',
  )
})
