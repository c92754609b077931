import { isIP } from 'node:net'
import path from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'

// Messages say what is wanted and never repeat a value: it may be a secret, or a URL with a password in it.
const url = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''))
const origin = url.refine((value) => new URL(value).pathname === '/', 'must be an address without a path')
const secret = z.string().refine((value) => Buffer.byteLength(value) >= 32, 'must be at least 32 bytes long')
const port = z
  .string()
  .refine(
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    'must be a port number from 1 to 65535',
  )
  .transform(Number)
const proxies = z
  .string()
  .refine(
    (value) => value.split(',').every((each) => isProxy(each.trim())),
    'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
  )

/** Every setting there is. Names and order mirror `.env.example`, which a test compares. */
export const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  TRUST_PROXY: proxies.default(''),
  DATA_DIR: z.string().min(1).default('./data'),
  // Not a web address: PostgreSQL allows an empty host and a socket's folder in the query.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must be a postgresql:// address')
    .optional(),
  SITE_URL: origin.optional(),
  APP_URL: origin.optional(),
  API_URL: url.optional(),
  CONTENT_URL: url.optional(),
  IDENTITY_URL: url.optional(),
  ANALYTICS_URL: url.optional(),
  ANALYTICS_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be letters, digits, - and _')
    .default('mowatt-local'),
  ANALYTICS_ORIGINS: z
    .string()
    .refine(
      (value) => value.split(',').every((each) => origin.safeParse(each.trim()).success),
      'must be addresses such as https://mowatt.example, separated by commas',
    )
    .optional(),
  AD_CONVERSION_URL: z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' }).optional(),
  IDENTITY_API_KEY: z.string().min(1).default('mowatt-local'),
  IDENTITY_PROJECT: z.string().min(1).default('mowatt'),
  IDENTITY_TENANT: z.string().min(1).optional(),
  IDENTITY_KEYS_URL: url.optional(),
  IDENTITY_LINKS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  IDENTITY_PASSWORDS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  IDENTITY_MAILS_PER_DAY: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a number from 1 to 9999999')
    .transform(Number)
    .default(20_000),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must look like smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@<>\r\n]*<?[^@<>\s]+@[^@<>\s]+>?$/, 'must look like Name <name@host>')
    .default('Mowatt <hello@mowatt.example>'),
  FILES_URL: z.string().refine(isBucket, 'must look like s3://KEY:SECRET@host/bucket?region=eu-west-2').optional(),
  LLM_BASE_URL: url.optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  SESSION_SECRET: secret.optional(),
  FILES_SECRET: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  BEACON_URL: url.optional(),
  SWITCH_SIMULATOR_DAY_MS: z
    .string()
    .regex(/^[1-9]\d{2,7}$/, 'must be a number of milliseconds from 100 to 99999999')
    .transform(Number)
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** What is refused in production when it is left to a local default. */
const PRODUCTION_NEEDS = ['DATABASE_URL', 'SITE_URL', 'MAIL_URL', 'SESSION_SECRET', 'FILES_SECRET'] as const

/** A setting that cannot be used. The message is one readable sentence per mistake; there is nothing to trace. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig'
}

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment: strings in, shapes out, or a `BadConfig` that says what to change. */
export function readConfig(variables: Record<string, string | undefined>, dotEnv = '') {
  const file = parseEnv(dotEnv)
  const known = Object.keys(Env.shape)
  refuseUnknown(Object.keys(file), known, () => true)
  refuseUnknown(Object.keys(variables), known, isProbablyOurs)

  const parsed = Env.safeParse({ ...withoutEmpty(file), ...withoutEmpty(variables) })
  if (!parsed.success) {
    throw new BadConfig(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const missing = PRODUCTION_NEEDS.filter((name) => isProduction && env[name] === undefined)
  if (missing.length > 0) throw new BadConfig(`${missing.join(', ')}: must be set in production`)
  if (isProduction && env.SWITCH_SIMULATOR_DAY_MS !== undefined) {
    throw new BadConfig('SWITCH_SIMULATOR_DAY_MS: must not be set in production, where a day is a day')
  }
  if ((env.LLM_BASE_URL === undefined) !== (env.LLM_MODEL === undefined)) {
    throw new BadConfig('LLM_BASE_URL, LLM_MODEL: must be set together')
  }

  const dataDir = path.resolve(env.DATA_DIR)
  const self = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST.replace('127.0.0.1', 'localhost')}:${env.PORT}`
  const siteUrl = env.SITE_URL ?? self
  return {
    isProduction,
    dataDir,
    log: { level: env.LOG_LEVEL },
    http: { host: env.HOST, port: env.PORT, trustProxy: env.TRUST_PROXY },
    urls: {
      site: siteUrl,
      /** False where it only follows from host and port. */
      isSiteSet: env.SITE_URL !== undefined,
      app: env.APP_URL ?? siteUrl,
      api: env.API_URL ?? siteUrl,
      content: env.CONTENT_URL ?? siteUrl,
      identity: env.IDENTITY_URL ?? siteUrl,
    },
    analytics: analyticsOf(env, siteUrl),
    /** What our own door for events takes: whose project, and from whose pages. */
    ingest: { key: env.ANALYTICS_KEY, origins: originsOf(env, siteUrl) },
    /** A network of adverts that is told of a conversion too; `{id}`, `{value}`, `{currency}` and `{form_type}` are filled in. */
    ads: env.AD_CONVERSION_URL ? { url: env.AD_CONVERSION_URL } : null,
    db: env.DATABASE_URL
      ? { kind: 'postgres' as const, url: env.DATABASE_URL }
      : { kind: 'embedded' as const, dir: path.join(dataDir, 'database') },
    identity: {
      apiKey: env.IDENTITY_API_KEY,
      project: env.IDENTITY_PROJECT,
      tenant: env.IDENTITY_TENANT ?? null,
      allowsLinks: env.IDENTITY_LINKS === 'on',
      allowsPasswords: env.IDENTITY_PASSWORDS === 'on',
      mailsPerDay: env.IDENTITY_MAILS_PER_DAY,
      ...identityProvider(env),
    },
    mail: {
      from: env.MAIL_FROM,
      transport: env.MAIL_URL ? { kind: 'smtp' as const, url: env.MAIL_URL } : { kind: 'dev-mailbox' as const },
    },
    files: env.FILES_URL
      ? { kind: 's3' as const, url: env.FILES_URL }
      : { kind: 'folder' as const, dir: path.join(dataDir, 'files') },
    assistant:
      env.LLM_BASE_URL && env.LLM_MODEL
        ? { kind: 'model' as const, baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY, model: env.LLM_MODEL }
        : { kind: 'built-in' as const },
    /** Without a network, draws use a recorded round and are practice. */
    beacon: env.BEACON_URL ? { kind: 'network' as const, url: env.BEACON_URL } : { kind: 'recorded' as const },
    /** The simulated supplier's clock; undefined when a day lasts as long as anywhere else. */
    switching: { simulatorDayMs: env.SWITCH_SIMULATOR_DAY_MS },
    /** Undefined outside production: then they are made up once and kept in the data folder. */
    secrets: { session: env.SESSION_SECRET, files: env.FILES_SECRET, metrics: env.METRICS_TOKEN },
  }
}

const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Where browsers send what they count. On a developer's own machine nothing is counted unless an address is given. */
function analyticsOf({ ANALYTICS_URL, ANALYTICS_KEY }: z.infer<typeof Env>, siteUrl: string) {
  const isLocal = /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname)
  return ANALYTICS_URL === undefined && isLocal ? null : { url: ANALYTICS_URL ?? siteUrl, key: ANALYTICS_KEY }
}

function originsOf({ ANALYTICS_ORIGINS = '', APP_URL, API_URL }: z.infer<typeof Env>, siteUrl: string): string[] {
  const own = [siteUrl, APP_URL, API_URL].flatMap((each) => (each === undefined ? [] : [new URL(each).origin]))
  const others = ANALYTICS_ORIGINS.split(',').filter((each) => each.trim() !== '')
  return [...new Set([...own, ...others.map((each) => new URL(each.trim()).origin)])]
}

/** Whose tokens the API believes: those of our own service, or those of another one that publishes its keys. */
function identityProvider({ IDENTITY_URL = 'http://localhost', IDENTITY_KEYS_URL }: z.infer<typeof Env>) {
  const isFirebase = new URL(IDENTITY_URL).hostname.endsWith('.googleapis.com')
  const keysUrl = IDENTITY_KEYS_URL ?? (isFirebase ? FIREBASE_KEYS : undefined)
  return { isFirebase, keys: keysUrl ? { kind: 'published' as const, url: keysUrl } : { kind: 'own' as const } }
}

/** An empty value means 'not set', as in a copied .env.example. */
function withoutEmpty(values: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
}

function isProxy(value: string): boolean {
  const [address = '', bits = '0', ...more] = value.split('/')
  const family = isIP(address)
  return family !== 0 && more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}

function isBucket(value: string): boolean {
  const given = URL.parse(value)
  return (
    given !== null &&
    /^s3(\+http)?:$/.test(given.protocol) &&
    [given.username, given.password, given.host, given.pathname.replaceAll('/', '')].every((part) => part !== '')
  )
}

function refuseUnknown(names: readonly string[], known: readonly string[], counts: (name: string) => boolean): void {
  for (const name of names) {
    if (known.includes(name) || !counts(name)) continue
    const near = known.find((each) => isNearMiss(name, each))
    throw new BadConfig(`${name}: there is no such setting${near ? `; did you mean ${near}?` : ', see .env.example'}`)
  }
}

/** The machine's environment is full of other people's variables; only a slip of one of our own names counts there. */
function isProbablyOurs(name: string): boolean {
  return name.startsWith('MOWATT_') || Object.keys(Env.shape).some((known) => isNearMiss(name, known))
}

/** One letter wrong, missing, extra or swapped, in a name long enough for that to be no accident. */
function isNearMiss(name: string, known: string): boolean {
  if (name === known || known.length < 6 || Math.abs(name.length - known.length) > 1) return false
  let start = 0
  while (start < name.length && name[start] === known[start]) start++
  const [a, b] = [name.slice(start), known.slice(start)]
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
