import * as contract from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../../../test-patience.ts'
import { type App, buildApp } from '../src/app.ts'
import { contentRoutes } from '../src/features/content/content-routes.ts'
import { beginGuards } from '../src/features/homes/guardian/begin-guards.ts'
import { homesRoutes } from '../src/features/homes/homes-routes.ts'
import { identityRoutes } from '../src/features/identity/identity-routes.ts'
import { createAnswerOnce } from '../src/platform/http/idempotency.ts'
import { createRateLimits } from '../src/platform/limits/rate-limits.ts'
import { createGuardianTestApp, type GuardianTestApp, type Switcher } from './guardian-test-app.ts'
import { createMortalDatabase, type Moment, type MortalDatabase } from './mortal-database.ts'

/** As long as a claim on an answer counts. */
const CLAIM_S = 11
let testApp: GuardianTestApp
let mortal: MortalDatabase
/** On the same database as the test app, and killed again and again. */
let dying: App
let person: Switcher
type Limits = ReturnType<typeof createRateLimits>
let limits: Limits

beforeAll(async () => {
  testApp = await createGuardianTestApp()
  mortal = createMortalDatabase(testApp.database.url)
  const { now, secrets, jobs } = testApp.ctx
  startCounting()
  const ctx = {
    ...testApp.ctx,
    ...mortal,
    // Its jobs would die at statements of their own.
    jobs: { ...jobs, work: async () => {}, schedule: async () => {} },
    limits: { ...limits, consume: (...given) => limits.consume(...given) } satisfies Limits,
    idempotent: createAnswerOnce({ db: mortal.db, now, secrets }),
  }
  dying = await buildApp(ctx, { features: [contentRoutes, identityRoutes([]), homesRoutes], socketEndpoints: [] })
  person = await testApp.switched()
  await testApp.complete()
})
afterAll(async () => {
  await dying.close()
  await mortal.close()
  await testApp.close()
})

/** A killed process has lost its in-memory counters. */
function startCounting(): void {
  limits = createRateLimits({ pool: mortal.pool, secret: testApp.ctx.secrets.session })
}

async function forget(): Promise<void> {
  startCounting()
  await testApp.database.pool.query(
    'delete from homes_complaint; delete from homes_guard; delete from mail_message; delete from limits_window',
  )
}
/** Mails that were not sent. */
const waiting = async () =>
  (await testApp.database.pool.query(`select from mail_message where sent_at is null`)).rowCount
const count = async (table: string) => (await testApp.database.pool.query(`select from ${table}`)).rowCount

type Write = {
  name: string
  method?: 'POST' | 'PATCH' | 'PUT'
  /** Of the home, or the full path. `prepare` creates what the write is about. */
  path: string
  prepare?: (token: string) => Promise<string | void>
  body: object
  effects: () => Promise<unknown>
  whole: unknown
}

const ofHome = () => ({ params: { home_id: person.homeId } })
const NO_ERRANDS = { monthly_pence: null, balance_pence: null, moves_on: null }
const forgetErrands = async (token: string) => {
  await testApp.call(contract.changeErrands, { ...ofHome(), body: NO_ERRANDS }, { token })
}
const writes: Write[] = [
  {
    name: 'a complaint',
    path: 'complaints',
    body: { supplier: 'Northern Spark Energy', subject: 'Charged twice', made_on: '2026-11-18' },
    effects: () => count('homes_complaint'),
    whole: 1,
  },
  {
    name: 'a letter to oneself',
    path: '/api/v1/letters',
    body: { title: 'Letter to Northern Spark', text: 'Hello' },
    effects: () => count('mail_message'),
    whole: 1,
  },
  {
    name: 'the day of a deadlock letter',
    method: 'PATCH',
    path: 'complaints/',
    async prepare(token) {
      const body = { supplier: 'Northern Spark Energy', subject: 'Charged twice', made_on: '2026-11-18' }
      return (await testApp.call(contract.addComplaint, { ...ofHome(), body }, { token })).complaint.complaint_id
    },
    body: { state: 'deadlock', deadlock_on: '2026-12-01' },
    async effects() {
      const { complaints } = await testApp.home(person)
      const { rows } = await testApp.database.pool.query('select tell_on from homes_complaint')
      return [complaints.map(({ state, deadlock_on, ask_by }) => [state, deadlock_on, ask_by]), rows]
    },
    whole: [[['deadlock', '2026-12-01', '2027-12-01']], [{ tell_on: null }]],
  },
  {
    name: 'a Direct Debit check',
    method: 'PATCH',
    path: 'errands',
    prepare: forgetErrands,
    body: { monthly_pence: 15_000, balance_pence: 20_000 },
    async effects() {
      const { direct_debit: told } = (await testApp.home(person)).errands
      return [told?.monthly, told?.balance]
    },
    whole: [
      { value: 15_000, from: 'told' },
      { value: 20_000, from: 'told' },
    ],
  },
  {
    name: 'a move',
    method: 'PATCH',
    path: 'errands',
    prepare: forgetErrands,
    body: { moves_on: '2027-02-01' },
    effects: async () => (await testApp.home(person)).errands.moving?.moves_on,
    whole: '2027-02-01',
  },
  {
    name: 'the end of a fix',
    method: 'PATCH',
    path: '',
    async prepare(token) {
      const body = { told: { deal: null, ends_on: null } }
      await testApp.call(contract.changeHome, { ...ofHome(), body }, { token })
    },
    body: { told: { deal: 'fixed', ends_on: '2027-06-30' } },
    effects: async () => (await testApp.home(person)).told.ends_on,
    whole: '2027-06-30',
  },
  {
    name: 'the end of the mails about a switch',
    method: 'PUT',
    path: 'guards/',
    async prepare() {
      await beginGuards(testApp.ctx, testApp.ctx.db, [person.switchId])
      await testApp.run()
      return `${person.switchId}/emails`
    },
    body: { are_on: false },
    async effects() {
      const { guards } = await testApp.home(person)
      return [await count('homes_guard'), guards[0]?.emails, await waiting()]
    },
    whole: [1, 'stopped', 0],
  },
  {
    name: 'an answer about a switch',
    path: 'guards/',
    prepare: async () => person.switchId,
    body: { step: 'welcome', answer: 'got_it' },
    async effects() {
      const { guards } = await testApp.home(person)
      return [await count('homes_guard'), guards[0]?.steps.find(({ kind }) => kind === 'welcome')?.state]
    },
    whole: [1, 'done'],
  },
]

let keys = 0

/** Killed at this statement, and retried with its key. */
async function killedAt({ method = 'POST', path, prepare, body, effects }: Write, statement: number, moment: Moment) {
  // Before the rest is deleted: a new sign-in is a mail too.
  const token = await person.token()
  await forget()
  const under = `${path}${(await prepare?.(token)) ?? ''}`
  const url = path.startsWith('/') ? path : `/api/v1/homes/${person.homeId}${under && `/${under}`}`
  const headers = { 'idempotency-key': `killed-${++keys}`, authorization: `Bearer ${token}` }
  const ask = async () => {
    const answer = await dying.inject({ method, url, headers, payload: body })
    return { status: answer.statusCode, body: answer.body }
  }
  mortal.dieAt(statement, moment)
  await ask()
  const isKilled = await mortal.revive()
  testApp.pass(CLAIM_S)
  const again = await ask()
  const third = await ask()
  const isSame = again.body === third.body
  return { isKilled, seen: { statement, status: again.status, isSame, effects: await effects() } }
}

/** A creation must not happen twice: each statement at both moments. A change is idempotent. */
const momentsOf = ({ method }: Write) => (method === undefined ? (['before', 'after'] as const) : (['at'] as const))

test.each(writes.flatMap((write) => momentsOf(write).map((moment) => ({ write, moment }))))(
  'killed $moment any statement of $write.name, it is done once',
  async ({ write, moment }) => {
    // Without a kill first: what is queried only once, such as the keys, is cached then.
    await killedAt(write, Number.POSITIVE_INFINITY, 'before')
    const killed = []
    for (let statement = 1; ; statement++) {
      const at = moment === 'at' ? (statement % 2 === 0 ? 'before' : 'after') : moment
      const { isKilled, seen } = await killedAt(write, statement, at)
      if (!isKilled) break
      killed.push(seen)
    }
    // From the claim on the answer to the end of the transaction.
    expect(killed.length).toBeGreaterThan(7)
    const whole = { status: 200, isSame: true, effects: write.whole }
    expect(killed).toEqual(killed.map(({ statement }) => ({ statement, ...whole })))
  },
  patience(240_000),
)
