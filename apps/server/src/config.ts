import path from 'node:path'
import { parseEnv } from 'node:util'
import { Env } from './config/env.ts'
import { isLoopback } from './config/is-loopback.ts'
import { judgeProduction } from './config/judge-production.ts'
import { unknownSetting } from './config/unknown-settings.ts'

/** A setting that cannot be used. The message is one readable sentence per mistake; there is nothing to trace. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig'
}

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment: strings in, shapes out, or a `BadConfig` that says what to change. */
export function readConfig(variables: Record<string, string | undefined>, dotEnv = '') {
  const file = parseEnv(dotEnv)
  const unknown = unknownSetting(file, variables)
  if (unknown !== undefined) throw new BadConfig(unknown)

  const parsed = Env.safeParse({ ...withoutEmpty(file), ...withoutEmpty(variables) })
  if (!parsed.success) {
    throw new BadConfig(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const { refused, warnings } = isProduction ? judgeProduction(env) : { refused: [], warnings: [] }
  if (refused.length > 0) throw new BadConfig(refused.join('\n'))
  if ((env.LLM_BASE_URL === undefined) !== (env.LLM_MODEL === undefined)) {
    throw new BadConfig('LLM_BASE_URL, LLM_MODEL: must be set together')
  }

  const dataDir = path.resolve(env.DATA_DIR)
  const self = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST.replace('127.0.0.1', 'localhost')}:${env.PORT}`
  const siteUrl = env.SITE_URL ?? self
  return {
    isProduction,
    /** What is unsafe in production and may have its reasons, a sentence each. */
    warnings,
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
    /** What our own event endpoint accepts: whose project, and from whose pages. */
    ingest: { key: env.ANALYTICS_KEY, origins: originsOf(env, siteUrl) },
    /**
     * An ad network that is also notified of a conversion; `{id}`, `{value}`, `{currency}` and `{form_type}` are filled
     * in.
     */
    ads: env.AD_CONVERSION_URL ? { url: env.AD_CONVERSION_URL } : null,
    company: companyOf(env),
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
      transport: env.MAIL_URL
        ? { kind: 'smtp' as const, url: env.MAIL_URL, requiresTls: isProduction && !isLoopback(env.MAIL_URL) }
        : { kind: 'dev-mailbox' as const },
    },
    files: env.FILES_URL
      ? { kind: 's3' as const, url: env.FILES_URL }
      : { kind: 'folder' as const, dir: path.join(dataDir, 'files') },
    assistant:
      env.LLM_BASE_URL && env.LLM_MODEL
        ? {
            kind: 'model' as const,
            baseUrl: env.LLM_BASE_URL,
            apiKey: env.LLM_API_KEY,
            model: env.LLM_MODEL,
            /** Replaces the usual time limit; for evaluations. */
            ...(env.LLM_PATIENCE_MS !== undefined && { patienceMs: env.LLM_PATIENCE_MS }),
            /** Pence per million tokens of input, and of output. */
            ...(env.LLM_PRICE_PENCE && { pricePence: env.LLM_PRICE_PENCE }),
          }
        : { kind: 'built-in' as const },
    /** Where traces and metrics are sent; undefined where none are collected. */
    telemetry: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          service: env.OTEL_SERVICE_NAME,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    /** Without a network, draws use a recorded round and are practice. */
    beacon: env.BEACON_URL ? { kind: 'network' as const, url: env.BEACON_URL } : { kind: 'recorded' as const },
    /** A supplier whose public price lists are fetched; undefined where none is. */
    tariffs: env.TARIFFS_URL ? { baseUrl: `${env.TARIFFS_URL}/`, supplier: env.TARIFFS_SUPPLIER } : undefined,
    /** The simulated supplier's clock; undefined when its days have their real length. */
    switching: { simulatorDayMs: env.SWITCH_SIMULATOR_DAY_MS },
    /** Who can open backups: the public half makes them, the secret one reads them. */
    backup: { recipient: env.BACKUP_RECIPIENT, identity: env.BACKUP_IDENTITY },
    /** Undefined outside production: then they are generated once and kept in the data folder. */
    secrets: {
      session: env.SESSION_SECRET,
      oldSession: env.SESSION_SECRET_OLD ?? [],
      files: env.FILES_SECRET,
      oldFiles: env.FILES_SECRET_OLD ?? [],
      metrics: env.METRICS_TOKEN,
    },
  }
}

const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Where browsers send events. On a developer's own machine nothing is counted unless an address is given. */
function analyticsOf({ ANALYTICS_URL, ANALYTICS_KEY }: Env, siteUrl: string) {
  return ANALYTICS_URL === undefined && isLoopback(siteUrl)
    ? null
    : { url: ANALYTICS_URL ?? siteUrl, key: ANALYTICS_KEY }
}

function companyOf({ COMPANY_NAME, COMPANY_NUMBER, COMPANY_ADDRESS, ICO_NUMBER }: Env) {
  if (!COMPANY_NAME || !COMPANY_NUMBER || !COMPANY_ADDRESS || !ICO_NUMBER) return null
  const address = COMPANY_ADDRESS.split(',').flatMap((line) => line.trim() || [])
  return { name: COMPANY_NAME.trim(), number: COMPANY_NUMBER, address, icoNumber: ICO_NUMBER }
}

function originsOf({ ANALYTICS_ORIGINS = '', APP_URL, API_URL }: Env, siteUrl: string): string[] {
  const own = [siteUrl, APP_URL, API_URL].flatMap((each) => (each === undefined ? [] : [new URL(each).origin]))
  const others = ANALYTICS_ORIGINS.split(',').filter((each) => each.trim() !== '')
  return [...new Set([...own, ...others.map((each) => new URL(each.trim()).origin)])]
}

/** Whose tokens the API accepts: those of our own service, or those of another one that publishes its keys. */
function identityProvider({ IDENTITY_URL = 'http://localhost', IDENTITY_KEYS_URL }: Env) {
  const isFirebase = new URL(IDENTITY_URL).hostname.endsWith('.googleapis.com')
  const keysUrl = IDENTITY_KEYS_URL ?? (isFirebase ? FIREBASE_KEYS : undefined)
  return { isFirebase, keys: keysUrl ? { kind: 'published' as const, url: keysUrl } : { kind: 'own' as const } }
}

/** An empty value means 'not set', as in a copied .env.example. */
function withoutEmpty(values: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
}
