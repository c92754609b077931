import { hkdfSync, randomBytes } from 'node:crypto'
import { BadConfig } from '../../config.ts'
import type { Db } from '../db/open-database.ts'
import { wasInUseBefore } from '../db/was-in-use-before.ts'
import type { Log } from '../log/log.ts'
import {
  deleteOlderWraps,
  insertKey,
  insertWrap,
  type KeyRow,
  listKeyRows,
  listWraps,
  lockSecretKeys,
  type RingName,
} from './key-store.ts'
import type { GivenSecrets } from './read-secrets.ts'
import { createSeal, type SealingKey, type SealingKeys } from './seal.ts'

type Ring = Omit<SealingKeys, 'current'> & {
  current(): SealingKey & { usedFrom: Date }
  /** Whether values may still be sealed with a replaced key. */
  hasOldKeys(): boolean
}

export type Secrets = {
  /** Keys of signatures and of look-up hashes. They never change, whatever the environment says. */
  session: string
  files: string
  /** Keys of sealed values. */
  sealing: Record<RingName, Ring>
  /** Loads the keys that another process has made in the meantime. */
  refresh(): Promise<void>
  /** False once there is a key that our secrets can't open: another process was started without them. */
  areOpen(): boolean
}

type Parts = { db: Db; now: () => Date; log: Log; given: GivenSecrets }
type Key = SealingKey & KeyRow

/** Every process loads new keys more often than this, so that what one seals the others can open. */
const UNKNOWN_FOR_MS = 5 * 60_000
const SETTINGS: Record<RingName, string> = { session: 'SESSION_SECRET', files: 'FILES_SECRET' }
const RINGS = ['session', 'files'] as const

/**
 * The keys of this database, opened with the given secrets. A new secret wraps them all again and adds a new key, which
 * seals from a few minutes later on; a secret that opens none is refused before anything is read or written with it.
 */
export async function openKeys(parts: Parts): Promise<Secrets> {
  const { db, given } = parts
  const known: Record<RingName, Key[]> = await db.transaction().execute(async (tx) => {
    await lockSecretKeys(tx)
    return { session: await settleRing(parts, tx, 'session'), files: await settleRing(parts, tx, 'files') }
  })
  const ring = (name: RingName): Ring => {
    const find = (id: number) => known[name].find((key) => key.id === id)
    const current = () => known[name].findLast(({ usedFrom }) => usedFrom <= parts.now()) ?? oldest(known[name])
    const hasOldKeys = () => known[name].some(({ id, retiredAt }) => id < current().id && retiredAt === null)
    return { find, current, hasOldKeys }
  }
  const closed = new Set<RingName>()
  const learn = (name: RingName, keys: Key[] | undefined) => {
    if (keys) {
      closed.delete(name)
      known[name] = keys
    } else if (!closed.has(name)) {
      closed.add(name)
      parts.log.warn(
        { names: [name] },
        `${SETTINGS[name]}: no longer opens what’s in this database, because another process was started without it. Start this one again with the new secret`,
      )
    }
  }
  return {
    session: oldest(known.session).text,
    files: oldest(known.files).text,
    sealing: { session: ring('session'), files: ring('files') },
    async refresh() {
      for (const name of RINGS) learn(name, await readRing(db, name, given[name]))
    },
    areOpen: () => closed.size === 0,
  }
}

async function settleRing(parts: Parts, tx: Db, ring: RingName): Promise<Key[]> {
  const secrets = parts.given[ring]
  const own = fingerprint(secrets[0])
  const wraps = await listWraps(tx, ring)
  const known = wraps.length === 0 ? await firstKeys(parts, tx, ring) : await readRing(tx, ring, secrets)
  if (!known) {
    throw new BadConfig(
      `${SETTINGS[ring]}: doesn’t open what’s in this database. Set it back to what it was, or put the old one into ${SETTINGS[ring]}_OLD`,
    )
  }
  const now = parts.now()
  if (wraps.length > 0 && wraps.every(({ wrappedBy }) => wrappedBy !== own)) {
    const fresh = makeKey(nextId(known), new Date(now.getTime() + UNKNOWN_FOR_MS))
    await insertKey(tx, ring, fresh)
    known.push(fresh)
    parts.log.info({ event: 'secret_changed', names: [ring] }, 'security')
  }
  for (const secret of secrets) {
    const wrappedBy = fingerprint(secret)
    const isWrapped = new Set(wraps.filter((wrap) => wrap.wrappedBy === wrappedBy).map(({ id }) => id))
    // A former secret that opens nothing is a mistake, or no longer needed: it gets no keys.
    if (wrappedBy !== own && isWrapped.size === 0) continue
    for (const { id, text } of known.filter((key) => !isWrapped.has(key.id))) {
      const wrapped = wrapOf(secret).close(Buffer.from(text), `${ring} ${id}`)
      await insertWrap(tx, ring, { id, wrappedBy, wrapped }, now)
    }
  }
  if (await deleteOlderWraps(tx, ring, secrets.map(fingerprint), own)) {
    parts.log.info({ event: 'secret_dropped', names: [ring] }, 'security')
  }
  return known
}

/**
 * In a database that was in use before, the secret itself is the first key: everything was sealed and hashed with it.
 */
async function firstKeys({ given, now }: Parts, tx: Db, ring: RingName): Promise<Key[]> {
  const [secret, ...former] = given[ring]
  const isOlder = await wasInUseBefore(tx, 'secret-keys')
  if (isOlder && former.length > 0) {
    throw new BadConfig(
      `${SETTINGS[ring]}_OLD: is too early. Start once with only the secret you’ve been using, then change it`,
    )
  }
  const at = now()
  const keys = isOlder
    ? [{ id: 0, text: secret, usedFrom: at, retiredAt: null }, makeKey(1, new Date(at.getTime() + UNKNOWN_FOR_MS))]
    : [{ ...makeKey(0, at), retiredAt: at }, makeKey(1, at)]
  for (const key of keys) await insertKey(tx, ring, key)
  return keys
}

/** Undefined when there is a key that none of the secrets can open. */
async function readRing(db: Db, ring: RingName, secrets: readonly string[]): Promise<Key[] | undefined> {
  const wraps = await listWraps(db, ring)
  const rows = await listKeyRows(db, ring)
  const keys = rows.flatMap((row): Key[] => {
    for (const secret of secrets) {
      const wrap = wraps.find(({ id, wrappedBy }) => id === row.id && wrappedBy === fingerprint(secret))
      if (wrap) return [{ ...row, text: wrapOf(secret).open(wrap.wrapped, `${ring} ${row.id}`).toString() }]
    }
    return []
  })
  return keys.length === rows.length ? keys : undefined
}

function makeKey(id: number, usedFrom: Date): Key {
  return { id, text: randomBytes(32).toString('base64url'), usedFrom, retiredAt: null }
}

function oldest(keys: readonly Key[]): Key {
  const [first] = keys
  if (!first) throw new Error('A ring without keys')
  return first
}

function nextId(keys: readonly Key[]): number {
  return Math.max(...keys.map(({ id }) => id)) + 1
}

function wrapOf(secret: string) {
  const key = { id: 0, text: secret }
  return createSeal({ current: () => key, find: () => key }, 'mowatt keys')
}

/** Distinguishes secrets in the table, and reveals nothing about them. */
function fingerprint(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'mowatt secret fingerprints', 12)).toString('hex')
}
