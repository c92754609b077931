import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEvidence } from '@mowatt/contract'
import { checkEvidence, QUICKNET, RECORDED_ROUND } from '@mowatt/draw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CompetitionTestApp, createCompetitionTestApp } from '../../../../test/competition-test-app.ts'
import { findNewestEdition } from '../edition/edition-store.ts'
import { openCompetition } from '../edition/open-competition.ts'
import { advanceCompetitions } from '../public.ts'
import { beaconOf } from './beacon.ts'

let relay: Server
let testApp: CompetitionTestApp
let answer: { status: number; body: unknown; location?: string }
let asked: string[]

beforeAll(async () => {
  relay = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status, body, location } = answer
    const headers = { 'content-type': 'application/json', ...(location === undefined ? {} : { location }) }
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  testApp = await createCompetitionTestApp({ BEACON_URL: `http://127.0.0.1:${(relay.address() as AddressInfo).port}` })
})
afterAll(async () => {
  await testApp.close()
  relay.close()
})
beforeEach(async () => {
  asked = []
  answer = { status: 200, body: RECORDED_ROUND }
  await testApp.clear()
})

test('a real draw by the clock: frozen before the round was published, drawn with it', async () => {
  // The round was published at 15:23:42; the clock is set so that this is the round an hour ahead.
  testApp.at('2026-09-01T12:00:00Z')
  await openCompetition(testApp.ctx, { closesOn: '2026-09-09', rules: { settlement_days: 7 } })
  await testApp.enter(25)
  testApp.at('2026-09-17T14:23:42Z')
  await advanceCompetitions(testApp.ctx)
  const frozen = await findNewestEdition(testApp.ctx.db)
  expect(frozen?.commitment).toMatchObject({ round: RECORDED_ROUND.round, beacon_source: 'network' })
  expect(frozen?.drawsAt).toEqual(new Date('2026-09-17T15:23:42Z'))
  expect(asked).toEqual([])

  testApp.at('2026-09-17T15:23:41Z')
  await advanceCompetitions(testApp.ctx)
  expect(asked).toEqual([])

  testApp.at('2026-09-17T15:23:42Z')
  answer = { status: 404, body: {} }
  await advanceCompetitions(testApp.ctx)
  answer = { status: 500, body: {} }
  await advanceCompetitions(testApp.ctx)
  // Another round's good signature, a changed one, and one under another number: all refused.
  const other = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
  for (const body of [
    { round: RECORDED_ROUND.round, signature: other },
    { round: 1000, signature: other },
    { ...RECORDED_ROUND, signature: RECORDED_ROUND.signature.replace('a6', 'a7') },
    { round: 'x' },
  ]) {
    answer = { status: 200, body }
    await advanceCompetitions(testApp.ctx)
  }
  expect((await findNewestEdition(testApp.ctx.db))?.state).toBe('settled')
  answer = { status: 200, body: RECORDED_ROUND }
  await advanceCompetitions(testApp.ctx)
  expect((await findNewestEdition(testApp.ctx.db))?.state).toBe('claims')
  expect(new Set(asked)).toEqual(new Set([`/${QUICKNET.hash}/public/${RECORDED_ROUND.round}`]))
  const evidence = await testApp.call(readEvidence, { query: {} })
  expect(checkEvidence(evidence).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'holds'))
  expect(evidence.about_the_beacon).toMatch(/announced which one before it was published/)
})

test('without a network the recorded round is used, and a practice draw never starts by itself', async () => {
  const offline = { ...testApp.ctx, config: { ...testApp.ctx.config, beacon: { kind: 'recorded' as const } } }
  const beacon = beaconOf(offline.config)
  expect(beacon.source).toBe('recorded')
  expect(await beacon.fetchRound(RECORDED_ROUND.round)).toEqual(RECORDED_ROUND)
  expect(await beacon.fetchRound(RECORDED_ROUND.round + 1)).toBeUndefined()
  await openCompetition(offline, { closesOn: '2026-11-30' })
  await testApp.enter(20)
  testApp.at('2026-12-20T00:00:00Z')
  await advanceCompetitions(offline)
  expect(await findNewestEdition(offline.db)).toMatchObject({ state: 'settled', commitment: null })
})

test('a relay does not send us elsewhere', async () => {
  answer = { status: 302, body: {}, location: '/elsewhere' }
  await expect(beaconOf(testApp.ctx.config).fetchRound(RECORDED_ROUND.round)).rejects.toThrow('fetch failed')
  expect(asked).toHaveLength(1)
})
