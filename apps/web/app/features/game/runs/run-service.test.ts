import { createClient, type Incoming, type Outgoing } from '@mowatt/contract/client'
import { RULES_VERSION } from '@mowatt/game'
import { expect, it } from 'vitest'
import { createPracticeService, createRunService, isWorthSendingAgain } from './run-service.ts'

/** A server with an unreliable connection: each response is used once, and a lost one is an error. */
function serviceOver(answers: Record<string, (Incoming | 'lost')[]>) {
  const asked: Outgoing[] = []
  const call = createClient(async (request) => {
    asked.push(request)
    const name = Object.keys(answers).find((each) => request.url.endsWith(each)) ?? ''
    const answer = answers[name]?.shift()
    if (answer === undefined) return { status: 404, statusText: 'Not Found', body: '{}' }
    if (answer === 'lost') throw new TypeError('the line is dead')
    return answer
  })
  return { service: createRunService({ call, token: async () => 'token' }), asked }
}

const ok = (body: object): Incoming => ({ status: 200, statusText: 'OK', body: JSON.stringify(body) })
const ticket = (changes: object = {}) =>
  ok({
    run_id: 'r1',
    seed: 'ab'.repeat(16),
    rules_version: RULES_VERSION,
    expires_at: new Date(Date.now() + 30 * 60_000).toISOString(),
    ...changes,
  })
const verdict = ok({ score: 120, points: 20, best: 120, is_best: true })
const played = { seed: '', runId: 'r1', expiresAtMs: 0 }

it('a lost answer is asked for again with the same key', async () => {
  const { service, asked } = serviceOver({ '/game/runs/r1': ['lost', verdict] })
  expect(await service.handIn(played, [[3, 1]], false)).toEqual({ score: 120, points: 20, best: 120, isBest: true })
  const keys = asked.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual(['run-r1', 'run-r1'])
  expect(asked[0]?.body).toBe(asked[1]?.body)
})

it('two lost answers leave the run with whoever played it', async () => {
  const { service } = serviceOver({ '/game/runs/r1': ['lost', 'lost', verdict] })
  const failure: unknown = await service.handIn(played, [], true).catch((error: unknown) => error)
  expect(isWorthSendingAgain(failure)).toBe(true)
  expect(await service.handIn(played, [], true)).toMatchObject({ score: 120 })
})

it('a refused run is not worth sending again', async () => {
  const refused = { status: 422, statusText: '', body: JSON.stringify({ code: 'run_refused' }) }
  const { service } = serviceOver({ '/game/runs/r1': [refused] })
  const failure: unknown = await service.handIn(played, [], false).catch((error: unknown) => error)
  expect(isWorthSendingAgain(failure)).toBe(false)
})

it('a ticket that was asked for ahead is used once', async () => {
  const { service } = serviceOver({ '/game/runs': [ticket(), ticket({ run_id: 'r2' })] })
  service.prepare()
  service.prepare()
  expect([(await service.take()).runId, (await service.take()).runId]).toEqual(['r1', 'r2'])
})

it('a ticket that is nearly over is not begun', async () => {
  const old = ticket({ expires_at: new Date(Date.now() + 60_000).toISOString() })
  const { service } = serviceOver({ '/game/runs': [old, ticket({ run_id: 'r2' })] })
  expect((await service.take()).runId).toBe('r2')
})

it('a page that is older than the rules says so', async () => {
  const { service } = serviceOver({ '/game/runs': [ticket({ rules_version: RULES_VERSION + 1 })] })
  await expect(service.take()).rejects.toThrow('Please reload it.')
})

it('practice needs nobody', async () => {
  const service = createPracticeService()
  const [one, other] = [await service.take(), await service.take()]
  expect(one.seed).toMatch(/^[0-9a-f]{32}$/)
  expect(one.seed).not.toBe(other.seed)
})
