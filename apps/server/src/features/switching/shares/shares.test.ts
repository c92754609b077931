import { deleteChat, readShare, readSharedVerdict, shareVerdict, withdrawShare } from '@mowatt/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerIn, type ChatTestApp, createChatTestApp } from '../../../../test/chat-test-app.ts'
import { forgetOldSwitches } from '../forget-old-switches.ts'
import { joinOwner } from '../join-owner.ts'
import { switchingAccountPart } from '../switching-account-part.ts'

const BEGUN = new Date('2026-11-17T10:00:00Z')
const after = (days: number) => new Date(BEGUN.getTime() + days * 86_400_000)
let testApp: ChatTestApp

beforeAll(async () => {
  testApp = await createChatTestApp()
})
beforeEach(() => testApp.setNow(BEGUN))
afterAll(() => testApp.close())

/** A user who says everything that a link must not show, and is advised. */
async function advised() {
  const token = await testApp.session()
  const chatId = await testApp.begin(token)
  await testApp.say(chatId, token, 'I use 3,137 kWh of electricity and 11,549 kWh of gas a year, in RG1 1AA')
  await testApp.say(chatId, token, 'I am on a variable tariff with British Gas and my name is Marguerite Canary')
  const told = await testApp.say(chatId, token, 'Compare tariffs for me')
  const verdict = answerIn(told).message.cards.find((card) => card.kind === 'verdict')
  if (!verdict) throw new Error('Mo gave no verdict')
  return { token, chatId, verdict, params: { comparison_id: verdict.comparison_id } }
}

const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const open = (url: string) => testApp.call(readSharedVerdict, { params: { token: tokenIn(url) } })

test('a shared link shows the sums to everybody, and nothing of the person', async () => {
  const { token, params, verdict } = await advised()
  const { url, expires_at } = await testApp.call(shareVerdict, { params }, { token })
  expect(url).toMatch(/\/shared\/[\w-]{22}$/)
  expect(expires_at).toBe(after(90).toISOString())
  const answer = await testApp.app.inject({ url: `/api/v1/shared/${tokenIn(url)}` })
  expect(answer.headers['cache-control']).toBe('no-store')
  const { verdict: shown } = await open(url)
  expect(shown).toMatchObject({ verdict: verdict.verdict, worked_out_on: '2026-11-17', is_sample: true })
  expect(shown.region).toBe('Southern England')
  expect(shown.usage).toEqual([
    { fuel: 'electricity', kwh: 3100 },
    { fuel: 'gas', kwh: 11_500 },
  ])
  expect(Math.abs(shown.move_pence - verdict.years!.move.pence)).toBeLessThanOrEqual(50)
  expect(Math.abs(shown.stay_pence - verdict.years!.stay.pence)).toBeLessThanOrEqual(50)
  expect(Math.abs(shown.saving_pence - verdict.saving_pence)).toBeLessThanOrEqual(50)
  expect([shown.stay_pence % 100, shown.saving_pence % 100]).toEqual([0, 0])
  expect(shown.best.rates.length).toBeGreaterThan(2)
  expect(shown.rates_now.length).toBeGreaterThan(2)
  expect(shown.assumed).toEqual(verdict.assumed!.map(({ text }) => text))
  const said = answer.body
  for (const secret of ['RG1', 'Marguerite', 'British Gas', '3137', '3,137', '11549', '11,549', params.comparison_id])
    expect(said).not.toContain(secret)
})

test('it is one link however often it is asked for, and its maker alone can see and withdraw it', async () => {
  const { token, params } = await advised()
  expect(await testApp.call(readShare, { params }, { token })).toEqual({ share: null })
  const asked = await Promise.all([1, 2, 3].map(() => testApp.call(shareVerdict, { params }, { token })))
  expect(new Set(asked.map(({ url }) => url)).size).toBe(1)
  const [share] = asked
  expect(await testApp.call(readShare, { params }, { token })).toEqual({ share })
  const stranger = await testApp.session()
  expect(await testApp.call(readShare, { params }, { token: stranger })).toEqual({ share: null })
  await expect(testApp.call(shareVerdict, { params }, { token: stranger })).rejects.toMatchObject({ code: 'not_found' })
  await testApp.call(withdrawShare, { params }, { token: stranger })
  await open(share!.url)
  await testApp.call(withdrawShare, { params }, { token })
  await expect(open(share!.url)).rejects.toMatchObject({ code: 'share_over', status: 410 })
  expect(await testApp.call(readShare, { params }, { token })).toEqual({ share: null })
  const next = await testApp.call(shareVerdict, { params }, { token })
  expect(next.url).not.toBe(share!.url)
  await expect(open(share!.url)).rejects.toMatchObject({ code: 'share_over' })
})

test('it ends after 90 days, says so for another 90, and is then forgotten', async () => {
  const { token, params } = await advised()
  const { url } = await testApp.call(shareVerdict, { params }, { token })
  testApp.setNow(new Date(after(90).getTime() - 1))
  await open(url)
  testApp.setNow(after(90))
  await expect(open(url)).rejects.toMatchObject({ code: 'share_over' })
  await forgetOldSwitches(testApp.ctx)
  const kept = testApp.ctx.db
    .selectFrom('switching_share')
    .select('sealed')
    .where('comparison_id', '=', params.comparison_id)
  expect(await kept.execute()).toEqual([{ sealed: null }])
  await expect(open(url)).rejects.toMatchObject({ code: 'share_over' })
  testApp.setNow(after(181))
  await forgetOldSwitches(testApp.ctx)
  expect(await kept.execute()).toEqual([])
  await expect(open(url)).rejects.toMatchObject({ code: 'share_unknown', status: 404 })
})

test('with its conversation it goes', async () => {
  const { token, chatId, params } = await advised()
  const { url } = await testApp.call(shareVerdict, { params }, { token })
  await testApp.call(deleteChat, { params: { chat_id: chatId } }, { token })
  await expect(open(url)).rejects.toMatchObject({ code: 'share_unknown' })
})

test('an account has the links in its export, and takes them along when it is deleted', async () => {
  const { token, params } = await advised()
  const { url } = await testApp.call(shareVerdict, { params }, { token })
  const { ctx } = testApp
  const made = ctx.db.selectFrom('switching_share').select('owner').where('comparison_id', '=', params.comparison_id)
  const { owner } = await made.executeTakeFirstOrThrow()
  const person = { userId: 'user-who-shares', email: null } as never
  await joinOwner(ctx, { owner, userId: 'user-who-shares' })
  expect(await switchingAccountPart.exportData(ctx, person)).toMatchObject({
    shares: [{ url, shows: { region: 'Southern England' }, expires_at: after(90).toISOString() }],
  })
  await ctx.db.transaction().execute((tx) => switchingAccountPart.remove(ctx, tx, person))
  await expect(open(url)).rejects.toMatchObject({ code: 'share_unknown' })
})

test('whoever guesses finds nothing, and is stopped', async () => {
  const guesses = Array.from({ length: 130 }, (_, nth) => `guess-${nth}`)
  const codes = new Set<string>()
  for (const token of guesses) {
    const answer = await testApp.app.inject({ url: `/api/v1/shared/${token}`, remoteAddress: '203.0.113.9' })
    codes.add(`${answer.statusCode} ${answer.json<{ code: string }>().code}`)
  }
  expect([...codes]).toEqual(['404 share_unknown', '429 too_many_requests'])
})
