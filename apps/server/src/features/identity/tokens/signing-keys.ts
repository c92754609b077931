import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type JWK } from 'jose'
import type { Context } from '../../../context.ts'
import type { SealedColumn } from '../../../platform/secrets/reseal-column.ts'
import { createSeal } from '../../../platform/secrets/seal.ts'
import { deleteKeysBefore, insertKey, type KeyPurpose, listKeys, lockKeys, type StoredKey } from './key-store.ts'

/** Sessions are read by us alone, so their tokens are short. Identity tokens are as Firebase makes them. */
export const algorithms = { session: 'ES256', identity: 'RS256' } as const satisfies Record<KeyPurpose, string>

export type SigningKey = { kid: string; purpose: KeyPurpose; createdAt: Date; publicJwk: JWK } & Record<
  'privateKey' | 'publicKey',
  CryptoKey
>

export type SigningKeys = {
  /** The key that signs now. */
  current(purpose: KeyPurpose): Promise<SigningKey>
  /** Undefined for an unknown or expired key. */
  find(purpose: KeyPurpose, kid: string): Promise<SigningKey | undefined>
  /** The public halves of all keys whose tokens may still be valid. */
  published(): Promise<JWK[]>
}

const PURPOSE = 'mowatt signing keys'
export const signingKeyColumns: readonly SealedColumn[] = [
  { ring: 'session', purpose: PURPOSE, table: 'identity_key', column: 'sealed_private', key: 'kid' },
]

const DAY_MS = 86_400_000
const SIGNS_FOR_MS = 30 * DAY_MS
/** The longest life of a token, and a day to spare. */
const VERIFIES_FOR_MS = SIGNS_FOR_MS + 2 * DAY_MS
/** How long a process may miss what another has changed. */
const FRESH_FOR_MS = 60_000
const KEY_ID = /^[\w-]{16}$/

const rings = new WeakMap<Context, SigningKeys>()

/** The keys of this service: created when first needed, shared by all processes, replaced every 30 days. */
export function signingKeys(ctx: Context): SigningKeys {
  let ring = rings.get(ctx)
  if (!ring) rings.set(ctx, (ring = createSigningKeys(ctx)))
  return ring
}

function createSigningKeys({ db, now, randomBytes, secrets, log }: Context): SigningKeys {
  const seal = createSeal(secrets.sealing.session, PURPOSE)
  let loaded: { keys: SigningKey[]; atMs: number } | undefined

  async function load(notOlderThanMs: number): Promise<SigningKey[]> {
    const nowMs = now().getTime()
    if (loaded && Math.abs(nowMs - loaded.atMs) < notOlderThanMs) return loaded.keys
    const keys = await Promise.all((await listKeys(db)).map(open))
    loaded = { keys: keys.filter((key) => key !== undefined), atMs: nowMs }
    return loaded.keys
  }

  /** A key that was sealed with another secret can't be opened; a new one replaces it. */
  async function open(stored: StoredKey): Promise<SigningKey | undefined> {
    const { kid, purpose, createdAt, sealedPrivate } = stored
    const alg = algorithms[purpose]
    let pkcs8: string
    try {
      pkcs8 = seal.open(sealedPrivate, kid).toString()
    } catch {
      log.warn({ feature: 'identity' }, 'a signing key does not open')
      return undefined
    }
    const publicJwk: JWK = { ...stored.publicJwk, kid, alg, use: 'sig' }
    const publicKey = (await importJWK(stored.publicJwk, alg)) as CryptoKey
    return { kid, purpose, createdAt, publicJwk, publicKey, privateKey: await importPKCS8(pkcs8, alg) }
  }

  const isYoungerThan = (ms: number) => (key: SigningKey) => now().getTime() - key.createdAt.getTime() < ms
  const signing = (keys: readonly SigningKey[], purpose: KeyPurpose) =>
    keys.filter((key) => key.purpose === purpose).find(isYoungerThan(SIGNS_FOR_MS))

  async function make(purpose: KeyPurpose): Promise<SigningKey> {
    const alg = algorithms[purpose]
    // Created before the lock is taken: it may take a while.
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const kid = randomBytes(12).toString('base64url')
    const sealedPrivate = seal.close(Buffer.from(await exportPKCS8(privateKey)), kid)
    const publicJwk = { ...(await exportJWK(publicKey)) }
    return db.transaction().execute(async (tx) => {
      await lockKeys(tx)
      const known = await Promise.all((await listKeys(tx)).map(open))
      const made = signing(
        known.filter((key) => key !== undefined),
        purpose,
      )
      if (made) return made
      await deleteKeysBefore(tx, new Date(now().getTime() - VERIFIES_FOR_MS))
      const stored = { kid, purpose, publicJwk, sealedPrivate, createdAt: now() }
      await insertKey(tx, stored)
      log.info({ feature: 'identity', names: [purpose] }, 'a signing key was made')
      const opened = await open(stored)
      if (!opened) throw new Error('A new signing key does not open')
      return opened
    })
  }

  const making = new Map<KeyPurpose, Promise<SigningKey>>()

  async function current(purpose: KeyPurpose): Promise<SigningKey> {
    const known = signing(await load(FRESH_FOR_MS), purpose) ?? signing(await load(0), purpose)
    if (known) return known
    const under = making.get(purpose) ?? make(purpose)
    making.set(purpose, under)
    try {
      return await under
    } finally {
      making.delete(purpose)
      loaded = undefined
    }
  }

  return {
    current,
    async find(purpose, kid) {
      const among = (keys: readonly SigningKey[]) =>
        keys.filter(isYoungerThan(VERIFIES_FOR_MS)).find((key) => key.purpose === purpose && key.kid === kid)
      if (!KEY_ID.test(kid)) return undefined
      // Another process may have just made it. A made-up id costs us no more than a valid token does.
      return among(await load(FRESH_FOR_MS)) ?? among(await load(0))
    },
    async published() {
      await current('identity')
      const keys = await load(FRESH_FOR_MS)
      return keys
        .filter(({ purpose }) => purpose === 'identity')
        .filter(isYoungerThan(VERIFIES_FOR_MS))
        .map(({ publicJwk }) => publicJwk)
    },
  }
}
