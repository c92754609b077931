import { deleteAccount, exportAccount, finishRun, startAnonymousSession } from '@mowatt/contract'
import { type Input, JUMP, replay } from '@mowatt/game'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGameTestApp, type GameTestApp, playedLog, type Player } from '../../../test/game-test-app.ts'
import { forgetOldRuns } from './public.ts'

let testApp: GameTestApp

beforeAll(async () => {
  testApp = await createGameTestApp()
})
afterAll(() => testApp.close())

/** A run as played by a person: a ticket, the time that it takes, and the log. */
async function play(player: Player, { moves = Infinity, isCalm = false, seconds = 130 } = {}) {
  const ticket = await testApp.ticket(player)
  const inputs = playedLog(ticket.seed, moves)
  testApp.pass(seconds)
  return { ticket, inputs, verdict: await testApp.handIn(player, ticket.run_id, inputs, { isCalm }) }
}

const refusal = (code: string, status: number) => expect.objectContaining({ code, status }) as unknown

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no failure',
    (error: unknown) => error,
  )
}

test('a first run is played again by the server and pays what it is worth', async () => {
  const player = await testApp.member()
  const { ticket, inputs, verdict } = await play(player, { moves: 20 })
  const replayed = replay(ticket.seed, inputs, { isCalm: false })
  const score = replayed.isPlayable ? replayed.outcome.points : -1
  expect(score).toBeGreaterThan(20)
  expect(verdict).toEqual({ score, points: score, best: score, is_best: true })
  expect(await testApp.ledgerOf(player)).toEqual([
    { points: score, why: `First run: ${score}, checked by our server`, state: 'counted' },
  ])
  expect(await testApp.pointsOf(player)).toBe(score)
})

test('a better run pays the difference, a worse one nothing', async () => {
  const player = await testApp.member()
  const first = (await play(player, { moves: 10 })).verdict.score
  const second = await play(player)
  expect(second.verdict).toEqual({ score: 200, points: 200 - first, best: 200, is_best: true })
  expect((await testApp.ledgerOf(player)).at(-1)?.why).toBe(
    `New best run: 200. Your previous best was ${first}, so that’s ${200 - first} more`,
  )
  const third = await play(player, { moves: 5 })
  expect(third.verdict).toMatchObject({ points: 0, best: 200, is_best: false })
  expect(await testApp.ledgerOf(player)).toHaveLength(2)
  expect(await testApp.pointsOf(player)).toBe(200)
})

test('a calm run pays the same, and needs its longer time', async () => {
  const player = await testApp.member()
  expect((await play(player, { isCalm: true })).verdict.score).toBe(200)
  const ticket = await testApp.ticket(player)
  testApp.pass(100)
  const hasty = testApp.handIn(player, ticket.run_id, playedLog(ticket.seed), { isCalm: true })
  expect(await failureOf(hasty)).toEqual(refusal('run_refused', 422))
})

test('the same log again gets the same answer and pays once; another log is too late', async () => {
  const player = await testApp.member()
  const { ticket, inputs, verdict } = await play(player, { moves: 15 })
  expect(await testApp.handIn(player, ticket.run_id, inputs)).toEqual(verdict)
  const other = testApp.handIn(player, ticket.run_id, playedLog(ticket.seed))
  expect(await failureOf(other)).toEqual(refusal('run_over', 409))
  const calm = testApp.handIn(player, ticket.run_id, inputs, { isCalm: true })
  expect(await failureOf(calm)).toEqual(refusal('run_over', 409))
  expect(await testApp.ledgerOf(player)).toHaveLength(1)
})

test("somebody else's run is not found, and stays theirs", async () => {
  const [ada, bob] = [await testApp.member(), await testApp.member()]
  const ticket = await testApp.ticket(ada)
  testApp.pass(130)
  const inputs = playedLog(ticket.seed)
  expect(await failureOf(testApp.handIn(bob, ticket.run_id, inputs))).toEqual(refusal('not_found', 404))
  expect(await failureOf(testApp.handIn(bob, 'made-up', inputs))).toEqual(refusal('not_found', 404))
  expect(await testApp.pointsOf(bob)).toBe(0)
  expect((await testApp.handIn(ada, ticket.run_id, inputs)).score).toBe(200)
})

test('a log that came faster than it can be played is refused, and its ticket is spent', async () => {
  const player = await testApp.member()
  const ticket = await testApp.ticket(player)
  const inputs = playedLog(ticket.seed)
  testApp.pass(70)
  expect(await failureOf(testApp.handIn(player, ticket.run_id, inputs))).toEqual(refusal('run_refused', 422))
  testApp.pass(60)
  expect(await failureOf(testApp.handIn(player, ticket.run_id, inputs))).toEqual(refusal('run_refused', 422))
  expect(await failureOf(testApp.handIn(player, ticket.run_id, []))).toEqual(refusal('run_over', 409))
  expect(await testApp.pointsOf(player)).toBe(0)
})

test('a run that took exactly its time is believed', async () => {
  const player = await testApp.member()
  expect((await play(player, { seconds: 78.5 })).verdict.score).toBe(200)
})

test('a ticket of more than half an hour ago is over', async () => {
  const player = await testApp.member()
  const ticket = await testApp.ticket(player)
  testApp.pass(30 * 60)
  expect(await failureOf(testApp.handIn(player, ticket.run_id, []))).toEqual(refusal('run_over', 409))
})

test('a ticket of other rules is over', async () => {
  const player = await testApp.member()
  const ticket = await testApp.ticket(player)
  await testApp.database.db.updateTable('game_run').set({ rules_version: 0 }).where('id', '=', ticket.run_id).execute()
  testApp.pass(130)
  expect(await failureOf(testApp.handIn(player, ticket.run_id, []))).toEqual(refusal('run_over', 409))
})

const forged: [string, (inputs: Input[]) => Input[]][] = [
  ['in another order', (inputs) => [inputs[1]!, inputs[0]!, ...inputs.slice(2)]],
  ['with a press twice', (inputs) => [inputs[0]!, ...inputs]],
  ['with presses after the end', (inputs) => [...inputs, [13_000, JUMP]]],
  ['faster than any finger', () => Array.from({ length: 40 }, (_, at): Input => [at, at % 2 === 0 ? JUMP : 0])],
  ['with a third button', () => [[3, 7]]],
]
test.each(forged)('a log %s pays nothing', async (_what, forge) => {
  const player = await testApp.member()
  const ticket = await testApp.ticket(player)
  testApp.pass(130)
  const handedIn = testApp.handIn(player, ticket.run_id, forge(playedLog(ticket.seed)))
  expect(await failureOf(handedIn)).toEqual(refusal('run_refused', 422))
  expect(await testApp.ledgerOf(player)).toEqual([])
})

test.each([
  [{ inputs: [[1.5, 1]] }],
  [{ inputs: [[-1, 1]] }],
  [{ inputs: [[1, 16]] }],
  [{ inputs: [[1]] }],
  [{ inputs: Array.from({ length: 4001 }, (_, at) => [at, 1]) }],
  [{ score: 200 }],
])('what is no log is not read at all: %#', async (body) => {
  const player = await testApp.member()
  const ticket = await testApp.ticket(player)
  const asked = testApp.call(
    finishRun,
    { params: { run_id: ticket.run_id }, body: body as never },
    { token: player.token },
  )
  expect(await failureOf(asked)).toEqual(refusal('invalid_request', 400))
})

test("another run's log does on this tunnel what it does there", async () => {
  const player = await testApp.member()
  const copied = playedLog((await testApp.ticket(player)).seed)
  const ticket = await testApp.ticket(player)
  testApp.pass(130)
  const verdict = await testApp.handIn(player, ticket.run_id, copied).catch(() => undefined)
  expect(verdict?.score ?? 0).toBeLessThan(150)
})

test('a hundred hand-ins of three runs at once are counted once', async () => {
  const player = await testApp.member()
  const tickets = await Promise.all([1, 2, 3].map(() => testApp.ticket(player)))
  testApp.pass(130)
  const asked = tickets.flatMap(({ run_id, seed }, at) => {
    const inputs = playedLog(seed, [12, 30, Infinity][at])
    return Array.from({ length: 34 }, () => testApp.handIn(player, run_id, inputs))
  })
  const verdicts = await Promise.all(asked)
  expect(Math.max(...verdicts.map(({ best }) => best))).toBe(200)
  expect(await testApp.pointsOf(player)).toBe(200)
  const ledger = await testApp.ledgerOf(player)
  expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(200)
})

test('a key makes a retry the same request, for tickets and for runs', async () => {
  const player = await testApp.member()
  const [ticket, again] = [await testApp.ticket(player, 'one'), await testApp.ticket(player, 'one')]
  expect(again).toEqual(ticket)
  testApp.pass(130)
  const inputs = playedLog(ticket.seed, 8)
  const verdict = await testApp.handIn(player, ticket.run_id, inputs, { key: 'two' })
  expect(await testApp.handIn(player, ticket.run_id, inputs, { key: 'two' })).toEqual(verdict)
  const reused = testApp.handIn(player, ticket.run_id, [], { key: 'two' })
  expect(await failureOf(reused)).toEqual(refusal('key_reused', 422))
})

test('only members play for points', async () => {
  const { idToken, localId } = await testApp.signIn('guest@mowatt.example')
  const guest = { token: idToken, id: localId }
  expect(await failureOf(testApp.ticket(guest))).toEqual(refusal('not_allowed', 403))
  const { jwt } = await testApp.call(startAnonymousSession, { body: {} })
  for (const token of ['', 'nonsense', jwt]) {
    expect(await failureOf(testApp.ticket({ token, id: '' }))).toEqual(refusal('not_authenticated', 401))
  }
})

test('tickets are all different, and a sixth closes the first', async () => {
  const player = await testApp.member()
  const tickets = []
  for (let at = 0; at < 6; at++) {
    tickets.push(await testApp.ticket(player))
    testApp.pass(1)
  }
  expect(new Set(tickets.map(({ seed }) => seed)).size).toBe(6)
  expect(new Set(tickets.map(({ run_id }) => run_id)).size).toBe(6)
  for (const { seed } of tickets) expect(seed).toMatch(/^[0-9a-f]{32}$/)
  testApp.pass(130)
  const [first, second] = tickets
  expect(await failureOf(testApp.handIn(player, first!.run_id, []))).toEqual(refusal('run_over', 409))
  expect(await testApp.handIn(player, second!.run_id, [])).toMatchObject({ is_best: true })
})

test('runs go along with an export, and go away with the account', async () => {
  const player = await testApp.member()
  await play(player, { moves: 12 })
  const { data } = await testApp.call(exportAccount, {}, { token: player.token })
  expect(data).toMatchObject({ game: { runs: [{ ending: 'dark', is_calm: false }] } })
  await testApp.call(deleteAccount, {}, { token: player.token })
  for (const table of ['game_run', 'game_best'] as const) {
    const rows = await testApp.database.db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', player.id)
      .execute()
    expect(rows).toEqual([])
  }
})

test('old runs are forgotten, the best one is kept with its log', async () => {
  const player = await testApp.member()
  await play(player)
  await play(player, { moves: 3 })
  testApp.pass(91 * 86_400)
  expect(await forgetOldRuns(testApp.ctx)).toBeGreaterThan(0)
  const left = await testApp.database.db
    .selectFrom('game_run')
    .select(['score', 'inputs'])
    .where('user_id', '=', player.id)
    .execute()
  expect(left).toMatchObject([{ score: 200 }])
  expect(left[0]?.inputs).not.toBeNull()
})
