import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  followOnInstagram,
  joinWaitlist,
  listCaughtMail,
  type Member,
  readMember,
  readQueue,
  startAnonymousSession,
} from '@mowatt/contract'
import { type Call, createClient, fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRanks } from '../src/features/waitlist/ranking/check-ranks.ts'
import { databaseFolders } from '../src/platform/db/database-folders.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { freePort, type SpawnedServer, spawnServer } from './spawned-server.ts'

const KILLS = 20
const WRITERS = 6
/** Acts acknowledged between two kills, so that each kill falls into the middle of real work. */
const ACTS_BETWEEN_KILLS = 12

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-waitlist-'))
const folders = databaseFolders(path.join(dataDir, 'database'))
const acknowledged = { joined: new Set<string>(), members: new Map<string, Member>(), followed: new Set<string>() }
/** Those who joined before their writer knew of a code. */
const withoutCode = new Set<string>()
let acts = 0
let isWriting = true
let port: number
let server: SpawnedServer
let call: Call

const start = () => spawnServer({ port, env: { DATA_DIR: dataDir, DATABASE_URL: '' } })

beforeAll(async () => {
  port = await freePort()
  server = await start()
  call = createClient(fetchSend(server.url))
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('sign-ups, referrals and quests that were acknowledged happened once, through twenty kills', async () => {
  const writers = Array.from({ length: WRITERS }, (_, index) => write(index))
  for (let kills = 0; kills < KILLS; kills++) {
    await untilMoreActs()
    await server.kill()
    server = await start()
  }
  await untilMoreActs()
  isWriting = false
  await Promise.all(writers)

  const { db, pool } = openDatabase(`postgresql://mowatt@/postgres?host=${encodeURIComponent(folders.socket)}`)
  const rows = async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows
  const known = await rows<{ email: string }>(
    'select email from waitlist_signup union all select email from waitlist_member',
  )
  const members = new Set((await rows<{ email: string }>('select email from waitlist_member')).map((row) => row.email))
  const followers = await rows<{ email: string }>(
    `select email from waitlist_entry join waitlist_member on waitlist_member.id = member_id
     where quest = 'instagram-follow'`,
  )
  const credits = await rows<{ key: string }>(`select key from waitlist_entry where quest = 'referral'`)
  const brought = await rows<{ email: string }>(
    'select email from waitlist_referral join waitlist_member on waitlist_member.id = referee_id',
  )
  const everybody = new Set(known.map(({ email }) => email))
  expect([...acknowledged.joined].filter((email) => !everybody.has(email))).toEqual([])
  expect([...acknowledged.members.keys()].filter((email) => !members.has(email))).toEqual([])
  const followed = followers.map(({ email }) => email)
  expect([...acknowledged.followed].filter((email) => !followed.includes(email))).toEqual([])
  expect(followed).toHaveLength(new Set(followed).size)
  expect(credits).toHaveLength(new Set(credits.map(({ key }) => key)).size)
  expect(credits).toHaveLength(brought.length)
  const cameByCode = [...members].filter((email) => !withoutCode.has(email))
  expect(brought.map(({ email }) => email).sort()).toEqual(cameByCode.sort())
  expect(await checkRanks(db)).toEqual({ members: members.size, wrongPoints: 0, wrongRanks: 0, wrongCounts: 0 })
  // What the queue shows may be a second old.
  await expect.poll(async () => (await call(readQueue, { query: {} })).total, { timeout: 5000 }).toBe(members.size)
  await db.destroy()
  // oxlint-disable-next-line no-console -- the figures of a run belong in its output
  console.log(
    `${KILLS} kills, ${acts} acknowledged acts, ${acknowledged.joined.size} sign-ups, ${members.size} members, ` +
      `${credits.length} referrals, ${followed.length} follows`,
  )
})

/** Person after person joins by the code of the one before, signs in, looks, and follows. */
async function write(writer: number): Promise<void> {
  const visitor = await insist(() => call(startAnonymousSession, { body: {} }))
  let code: string | undefined
  for (let number = 0; isWriting && visitor; number++) {
    const email = `person-${writer}-${number}@post.example`
    if (code === undefined) withoutCode.add(email)
    const token = await signIn(email, visitor.jwt, code)
    if (token === undefined) return
    const me = await insist(() => call(readMember, { query: {} }, { token }))
    if (!me) return
    acknowledged.members.set(email, me)
    const idempotencyKey = `follow-${email}`
    if (await insist(() => call(followOnInstagram, {}, { token, idempotencyKey }))) acknowledged.followed.add(email)
    if (number % 5 === 0) code = me.referral.code
  }
}

/** A link is spent even when the answer to it is lost: then another one is asked for. */
async function signIn(email: string, visitor: string, code: string | undefined): Promise<string | undefined> {
  for (let link = 0; isWriting; link++) {
    const body = { email, terms_accepted: true, ...(code === undefined ? {} : { referral_code: code }) }
    const idempotencyKey = `join-${email}-${link}`
    if (!(await insist(() => call(joinWaitlist, { body }, { token: visitor, idempotencyKey })))) return undefined
    acknowledged.joined.add(email)
    const oobCode = await newestCode(email, link + 1)
    const token = oobCode && (await exchange(email, oobCode))
    if (token) return token
  }
  return undefined
}

async function newestCode(email: string, mails: number): Promise<string | undefined> {
  while (isWriting) {
    const caught = await insist(() => call(listCaughtMail, { query: { to: email } }))
    const link = caught && caught.length >= mails ? /^http\S+$/m.exec(caught[0]?.text ?? '')?.[0] : undefined
    if (link) return new URL(link).searchParams.get('oobCode') ?? undefined
    await wait(100)
  }
  return undefined
}

async function exchange(email: string, oobCode: string): Promise<string | undefined> {
  const url = `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=mowatt-local`
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, oobCode })
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
  const said = (await answer?.json().catch(() => undefined)) as { idToken?: string } | undefined
  return said?.idToken
}

/** Asks until there is an answer, as a client does that keeps its key; undefined when the storm is over. */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  while (isWriting) {
    try {
      const answer = await ask()
      acts += 1
      return answer
    } catch {
      await wait(50)
    }
  }
  return undefined
}

async function untilMoreActs(): Promise<void> {
  const enough = acts + ACTS_BETWEEN_KILLS
  while (acts < enough) await wait(5)
}
