import { isIP } from 'node:net'
import * as z from 'zod'

// Messages say what is expected and never repeat a value: it may be a secret, or a URL with a password in it.
const url = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
const origin = url.refine((value) => new URL(value).pathname === '/', 'must be an address without a path')
const secret = z.string().refine((value) => Buffer.byteLength(value) >= 32, 'must be at least 32 bytes long')
const formerSecrets = z
  .string()
  .refine(
    (value) => value.split(',').every((each) => Buffer.byteLength(each) >= 32),
    'must be secrets of at least 32 bytes each, separated by commas alone',
  )
  .transform((value) => value.split(','))
const collectorHeaders = z
  .string()
  .refine(
    (value) => value.split(',').every((each) => /^\s*[\w-]+\s*=[!-+\--~ ]*$/.test(each) && isEscaped(each)),
    'must look like name=value, separated by commas',
  )
  .transform((value) =>
    Object.fromEntries(
      value.split(',').map((each) => {
        const [name = '', ...rest] = each.split('=')
        return [name.trim(), decodeURIComponent(rest.join('=').trim())]
      }),
    ),
  )
const port = z
  .string()
  .refine(
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    'must be a port number from 1 to 65535',
  )
  .transform(Number)
/** For a mailbox on the same machine; no real mail server would accept it. */
export const DEFAULT_MAIL_ADDRESS = 'hello@mowatt.example'
const DEFAULT_MAIL_FROM = `Mowatt <${DEFAULT_MAIL_ADDRESS}>`
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
    .regex(/^(?:[^@<>\r\n]*<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/, 'must look like Name <name@host>')
    .default(DEFAULT_MAIL_FROM),
  COMPANY_NAME: z.string().regex(/\p{L}/u, 'must have letters in it').optional(),
  COMPANY_NUMBER: z
    .string()
    .regex(/^(?:\d{8}|[A-Z]{2}\d{6})$/, 'must look like 01234567 or SC123456')
    .optional(),
  COMPANY_ADDRESS: z.string().regex(/\p{L}/u, 'must have letters in it').optional(),
  ICO_NUMBER: z
    .string()
    .regex(/^Z[A-Z]?\d{6,7}$/, 'must look like ZA123456')
    .optional(),
  FILES_URL: z.string().refine(isBucket, 'must look like s3://KEY:SECRET@host/bucket?region=eu-west-2').optional(),
  LLM_BASE_URL: url.optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_PATIENCE_MS: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a number of milliseconds from 1 to 9999999')
    .transform(Number)
    .optional(),
  LLM_PRICE_PENCE: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,4})? \d{1,6}(\.\d{1,4})?$/, 'must be two prices in pence a million tokens, such as 12 48.5')
    .transform((text) => text.split(' ').map(Number) as [number, number])
    .optional(),
  /** Node's own; read so that production can refuse it. */
  NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_OLD: formerSecrets.optional(),
  FILES_SECRET: secret.optional(),
  FILES_SECRET_OLD: formerSecrets.optional(),
  METRICS_TOKEN: secret.optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{20,5000}$/, 'must be the public half of a backup key, as npm run backup -- new-key prints it')
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-[A-Z0-9-]{20,5000}$/, 'must be the secret half of a backup key')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: collectorHeaders.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('mowatt'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1),
  BEACON_URL: url.optional(),
  TARIFFS_URL: url.optional(),
  TARIFFS_SUPPLIER: z.string().max(80, 'must be a name of 80 characters at most').default('Octopus Energy'),
  SWITCH_SIMULATOR_DAY_MS: z
    .string()
    .regex(/^[1-9]\d{2,7}$/, 'must be a number of milliseconds from 100 to 99999999')
    .transform(Number)
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Env = z.infer<typeof Env>

function isEscaped(value: string): boolean {
  try {
    decodeURIComponent(value)
    return true
  } catch {
    return false
  }
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
