import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../../../test-patience.ts'
import { type App, buildApp } from '../src/app.ts'
import { contentRoutes } from '../src/features/content/content-routes.ts'
import { identityRoutes } from '../src/features/identity/identity-routes.ts'
import { createAnswerOnce } from '../src/platform/http/idempotency.ts'
import { createRateLimits } from '../src/platform/limits/rate-limits.ts'
import { createIdentityTestApp, type IdentityTestApp, type SignInMail } from './identity-test-app.ts'
import { createMortalDatabase, type Moment, type MortalDatabase } from './mortal-database.ts'

const LINK = '/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=mowatt-local'
const DIGITS = '/api/v1/auth/code'
/** As long as a claim on an answer counts. */
const CLAIM_S = 11

let testApp: IdentityTestApp
let mortal: MortalDatabase
/** On the same database as the test app, and killed again and again. */
let dying: App
let rounds = 0

beforeAll(async () => {
  testApp = await createIdentityTestApp()
  mortal = createMortalDatabase(testApp.database.url)
  const { now, secrets } = testApp.ctx
  const ctx = {
    ...testApp.ctx,
    ...mortal,
    limits: createRateLimits({ pool: mortal.pool, secret: secrets.session }),
    idempotent: createAnswerOnce({ db: mortal.db, now, secrets }),
  }
  dying = await buildApp(ctx, { features: [contentRoutes, identityRoutes([])], socketEndpoints: [] })
})
afterAll(async () => {
  await dying.close()
  await mortal.close()
  await testApp.close()
})

type Endpoint = { name: string; ask: (email: string, mail: SignInMail) => InjectOptions }
type Answer = { status: number; body: Record<string, unknown> }

const endpoints: Endpoint[] = [
  { name: 'the link', ask: (email, { oobCode }) => ({ url: LINK, payload: { email, oobCode } }) },
  { name: 'the digits', ask: (email, { digits }) => ({ url: DIGITS, payload: { email, code: digits } }) },
]

/** A sign-in that is killed at this statement and retried with its key. */
async function killedAt(endpoint: Endpoint, statement: number, moment: Moment) {
  const email = `killed-${++rounds}@mowatt.example`
  await testApp.ask(email)
  const mail = await testApp.lastMailTo(email)
  const ask = async (): Promise<Answer> => {
    const headers = { 'idempotency-key': `key of ${email}` }
    const answer = await dying.inject({ method: 'POST', headers, ...endpoint.ask(email, mail) })
    return { status: answer.statusCode, body: answer.json() }
  }
  mortal.dieAt(statement, moment)
  const first = await ask()
  const isKilled = await mortal.revive()
  testApp.pass(CLAIM_S)
  const again = await ask()
  const third = await ask()
  const signedIn = endpoint.name === 'the link' ? again : await finish(email, again)
  const token = String(signedIn.body['idToken'])
  const known = await testApp.wire('accounts:lookup', { idToken: token })
  const { rowCount: sessions } = await testApp.database.pool.query(
    'select from identity_session session join identity_user person on person.id = user_id where email = $1',
    [email],
  )
  const isSame = JSON.stringify(again) === JSON.stringify(isKilled ? third : first)
  return { isKilled, seen: { statement, moment, again: again.status, isSame, known: known.status, sessions } }
}

/** The digits give a code for the last step. */
async function finish(email: string, { body }: Answer): Promise<Answer> {
  return testApp.wire('accounts:signInWithEmailLink', { email, oobCode: body['oob_code'] })
}

test.each(endpoints.flatMap((endpoint) => (['before', 'after'] as const).map((moment) => ({ endpoint, moment }))))(
  'a process that is killed $moment any statement of $endpoint.name leaves the same answer for the same key',
  async ({ endpoint, moment }) => {
    // Without a kill first: what is queried only once, such as the keys, is cached then.
    const whole = await killedAt(endpoint, Number.POSITIVE_INFINITY, moment)
    expect(whole).toMatchObject({ isKilled: false, seen: { again: 200, isSame: true, known: 200, sessions: 1 } })
    const killed = []
    for (let statement = 1; ; statement++) {
      const round = await killedAt(endpoint, statement, moment)
      if (!round.isKilled) break
      killed.push(round.seen)
    }
    // From the claim on the answer to the end of the transaction.
    expect(killed.length).toBeGreaterThanOrEqual(endpoint.name === 'the link' ? 9 : 5)
    expect(killed).toEqual(
      killed.map(({ statement }) => ({ statement, moment, again: 200, isSame: true, known: 200, sessions: 1 })),
    )
  },
  patience(120_000),
)
