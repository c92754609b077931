import { DEFAULT_MAIL_ADDRESS, type Env } from './env.ts'
import { isLoopback } from './is-loopback.ts'
import { isWeakSecret } from './is-weak-secret.ts'

/** A sentence each that says what to change, and never repeats a value. */
type Judgement = { refused: string[]; warnings: string[] }

/** Settings that must not be left at a local default. */
const NEEDED = [
  'DATABASE_URL',
  'SITE_URL',
  'MAIL_URL',
  'MAIL_FROM',
  'SESSION_SECRET',
  'FILES_SECRET',
  'COMPANY_NAME',
  'COMPANY_NUMBER',
  'COMPANY_ADDRESS',
  'ICO_NUMBER',
] as const
/** Where browsers connect, and whose tokens we accept. */
const PUBLIC_ADDRESSES = [
  'SITE_URL',
  'APP_URL',
  'API_URL',
  'IDENTITY_URL',
  'IDENTITY_KEYS_URL',
  'ANALYTICS_URL',
] as const
const ROTATED = ['SESSION_SECRET', 'FILES_SECRET'] as const
const SECRETS = [...ROTATED, 'METRICS_TOKEN'] as const

/** What is fine on a developer's machine and unsafe where real people come. */
export function judgeProduction(env: Env): Judgement {
  const missing = NEEDED.filter((name) => env[name] === undefined || isDefaultSender(env[name]))
  // Missing settings are reported first and alone: the rest can't be judged without them.
  if (missing.length > 0) return { refused: [`${missing.join(', ')}: must be set in production`], warnings: [] }
  return {
    refused: [...addresses(env), ...secrets(env), ...others(env)],
    warnings: warningsOf(env),
  }
}

function addresses(env: Env): string[] {
  const open = PUBLIC_ADDRESSES.filter((name) => protocolOf(env[name]) === 'http:')
  return [
    ...(/(?:^|,)\s*http:/i.test(env.ANALYTICS_ORIGINS ?? '')
      ? ['ANALYTICS_ORIGINS: must start with https:// in production']
      : []),
    ...open.map((name) => `${name}: must start with https:// in production`),
    ...PUBLIC_ADDRESSES.filter((name) => hasAccount(env[name])).map(
      (name) => `${name}: must not contain a user name or password`,
    ),
    ...(isPlain(env.LLM_BASE_URL, 'http:')
      ? ['LLM_BASE_URL: must start with https:// in production, unless the model runs on this machine']
      : []),
    ...(isPlain(env.OTEL_EXPORTER_OTLP_ENDPOINT, 'http:') && env.OTEL_EXPORTER_OTLP_HEADERS !== undefined
      ? [
          'OTEL_EXPORTER_OTLP_ENDPOINT: must start with https:// in production, where OTEL_EXPORTER_OTLP_HEADERS has a key',
        ]
      : []),
    ...(isPlain(env.FILES_URL, 's3+http:')
      ? ['FILES_URL: must start with s3:// in production, unless the store runs on this machine']
      : []),
  ]
}

function secrets(env: Env): string[] {
  const given = SECRETS.filter((name) => env[name] !== undefined)
  const others = (name: (typeof SECRETS)[number]) => [
    ...given.filter((other) => other !== name).map((other) => spelling(env[other])),
    ...ROTATED.filter((other) => other !== name).flatMap((other) => env[`${other}_OLD`]?.map(spelling) ?? []),
  ]
  const same = given.filter((name) => others(name).includes(spelling(env[name])))
  const former = ROTATED.filter((name) => env[`${name}_OLD`]?.includes(env[name] ?? ''))
  const split: string[] = ROTATED.filter((name) => env[name]?.includes(','))
  const weak = given.filter((name) => !split.includes(name) && isWeakSecret(env[name] ?? ''))
  return [
    ...weak.map(
      (name) =>
        `${name}: must be at least 32 random bytes in hex or base64, and not easy to guess. Make one with: openssl rand -base64 32`,
    ),
    ...(same.length > 0 ? [`${same.join(', ')}: must differ from each other`] : []),
    ...former.map((name) => `${name}_OLD: must contain only old secrets, not the one in use`),
    ...split.map((name) => `${name}: must not contain a comma, which separates secrets in ${name}_OLD`),
  ]
}

function others(env: Env): string[] {
  return [
    ...(env.SWITCH_SIMULATOR_DAY_MS === undefined
      ? []
      : ['SWITCH_SIMULATOR_DAY_MS: must not be set in production, where a day is a day']),
    ...(env.LLM_PATIENCE_MS === undefined
      ? []
      : ['LLM_PATIENCE_MS: must not be set in production, where nobody should wait longer for a model']),
    ...(weakensDatabaseTls(env.DATABASE_URL)
      ? ['DATABASE_URL: must not leave certificates unchecked in production. Give sslmode once, as verify-full']
      : []),
    ...(weakensTls(env.MAIL_URL) ? ['MAIL_URL: must not weaken TLS in production. Leave those options out'] : []),
    ...(env.NODE_TLS_REJECT_UNAUTHORIZED === '0'
      ? ['NODE_TLS_REJECT_UNAUTHORIZED: must not be 0 in production, where it would trust any certificate']
      : []),
    ...(/\/0*[0-7]\s*(,|$)/.test(env.TRUST_PROXY)
      ? ['TRUST_PROXY: must name the proxies, not every address there is']
      : []),
  ]
}

function warningsOf(env: Env): string[] {
  return [
    ...(isFar(env.DATABASE_URL) &&
    !/^(?:require|verify-ca|verify-full|no-verify)$/.test(sslModes(env.DATABASE_URL)[0] ?? '')
      ? ['DATABASE_URL: the connection to the database may not be encrypted. Add sslmode=verify-full']
      : []),
    ...(isPlain(env.CONTENT_URL, 'http:') ? ['CONTENT_URL: content comes over unencrypted http. Use https://'] : []),
    ...(isPlain(env.OTEL_EXPORTER_OTLP_ENDPOINT, 'http:')
      ? ['OTEL_EXPORTER_OTLP_ENDPOINT: traces are sent over unencrypted http. Use https://']
      : []),
    ...(isPlain(env.BEACON_URL, 'http:') ? ['BEACON_URL: the relay is asked over unencrypted http. Use https://'] : []),
    ...(isPlain(env.TARIFFS_URL, 'http:') ? ['TARIFFS_URL: prices come over unencrypted http. Use https://'] : []),
    ...(env.BACKUP_IDENTITY === undefined
      ? []
      : ['BACKUP_IDENTITY: opens every backup. Keep it away from the server, and only set it to restore one']),
    ...(env.IDENTITY_PASSWORDS === 'on'
      ? ['IDENTITY_PASSWORDS: passwords may be short and well known. Leave it off unless other clients need them']
      : []),
  ]
}

const TLS_OPTIONS = /^(?:tls\..*|ignoreTLS|requireTLS|opportunisticTLS|secure)$/i

/** By any of its options, in any spelling. */
function weakensTls(url = ''): boolean {
  return [...(URL.parse(url)?.searchParams.keys() ?? [])].some((name) => TLS_OPTIONS.test(name))
}

function isPlain(url: string | undefined, protocol: string): boolean {
  return url !== undefined && protocolOf(url) === protocol && !isLoopback(url)
}

/** In lower case, however it was written. */
function protocolOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : URL.parse(url)?.protocol
}

/** Whatever the display name. */
function isDefaultSender(from: string): boolean {
  return from.toLowerCase().includes(DEFAULT_MAIL_ADDRESS)
}

function hasAccount(url = ''): boolean {
  const { username = '', password = '' } = URL.parse(url) ?? {}
  return username !== '' || password !== ''
}

/** Two that differ only by white space, case or encoding count as the same. */
function spelling(secret = ''): string {
  const text = secret.replaceAll(/\s/g, '')
  const isHex = /^(?:[\da-f]{2})+$/i.test(text)
  const base64 = isHex ? Buffer.from(text, 'hex').toString('base64') : text.replaceAll('-', '+').replaceAll('_', '/')
  return base64.replaceAll('=', '').toLowerCase()
}

/** Without a host, or with the path of one, the database is reached by a socket of this machine. */
function isFar(url = ''): boolean {
  const host = databaseHost(url)
  return host !== '' && !/^(?:\/|%2f)/i.test(host) && !isLoopback(`postgresql://${host === '::1' ? '[::1]' : host}`)
}

/** As the driver reads it: an option overrides the address, and of several the last counts. */
function databaseHost(url: string): string {
  const parsed = parseDatabase(url)
  return parsed?.searchParams.getAll('host').at(-1) || (parsed?.hostname ?? '')
}

/** A URL with an account but no host is valid to the driver, but not to URL.parse. */
function parseDatabase(url: string): URL | null {
  return URL.parse(url.replace('@/', '@socket.localhost/'))
}

function sslModes(url = ''): string[] {
  return parseDatabase(url)?.searchParams.getAll('sslmode') ?? []
}

/** With `uselibpqcompat` all modes but one take any certificate or any name; of several modes the driver takes the last. */
function weakensDatabaseTls(url = ''): boolean {
  const modes = sslModes(url)
  const isLoose = parseDatabase(url)?.searchParams.has('uselibpqcompat') === true && modes[0] !== 'verify-full'
  const isOpen = [...modes, ...(parseDatabase(url)?.searchParams.getAll('ssl') ?? [])].includes('no-verify')
  return isFar(url) && (modes.length > 1 || isOpen || isLoose)
}
