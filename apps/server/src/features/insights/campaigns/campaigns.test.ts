import {
  actOnContent,
  type ContentValues,
  createContentRecord,
  listCampaigns,
  type OperatorRole,
  readContentRecord,
  saveContentDraft,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { seedContent } from '../../content/public.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  testApp.setNow(new Date('2026-10-26T12:00:00Z'))
  await count({ who: 'f', page: '/', campaign: 'winter' })
  // Visitors are known for a day, and the rest of this story is one day's.
  testApp.setNow(new Date('2026-11-15T12:00:00Z'))
  await seedContent(testApp.ctx)
  token = await operator('editor@mowatt.example', 'editor')
})
afterAll(() => testApp.close())

const operator = (email: string, role: OperatorRole) => signInOperator(testApp, email, role)
const read = (days?: number) =>
  testApp.call(listCampaigns, { query: { ...(days !== undefined && { days }) } }, { token })
const campaign = async (name: string) => (await read()).campaigns.find((each) => each.name === name)
const day = (days: number) => new Date(testApp.ctx.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const as = () => ({ token, idempotencyKey: crypto.randomUUID() })

let made = 0
type Sent = { event?: string; who: string } & Record<string, unknown>

async function count(...events: Sent[]) {
  const batch = events.map(({ event = '$pageview', who, ...properties }) => ({
    event,
    uuid: `00000000-0000-4000-9100-${String(++made).padStart(12, '0')}`,
    timestamp: new Date(testApp.ctx.now().getTime() - 1000 + made).toISOString(),
    properties: { distinct_id: who, ...properties },
  }))
  const payload = { api_key: 'mowatt-local', batch }
  const { statusCode } = await testApp.app.inject({ method: 'POST', url: '/batch/', payload })
  expect(statusCode).toBe(200)
}

async function save(document_id: string, values: ContentValues) {
  const params = { document_id }
  const { version } = await testApp.call(readContentRecord, { params }, { token })
  const { document } = await testApp.call(saveContentDraft, { params, body: { values, version } }, as())
  return document.version
}

async function publish(document_id: string, values: ContentValues) {
  const version = await save(document_id, values)
  const body = { act: 'publish' as const, version, reason: 'A story' }
  return testApp.call(actOnContent, { params: { document_id }, body }, as())
}

test('how many came by each campaign and what they did, from then on', async () => {
  await count(
    { who: 'a', page: '/', campaign: 'Founders ' },
    { who: 'a', event: 'hero_click', button_text: 'Get Started', destination: '#upload', section: 'hero' },
    { who: 'a', event: 'signup', form_type: 'waitlist', source: 'bar' },
    { who: 'b', page: '/learn-more', campaign: 'founders' },
    { who: 'b', event: 'comparison_viewed', source: 'chat' },
    { who: 'c', page: '/', campaign: 'nobody-knows' },
    // A visitor without a campaign, and one who did something before their link.
    { who: 'd', page: '/' },
    { who: 'd', event: 'signup', form_type: 'waitlist', source: 'bar' },
    { who: 'e', event: 'signup', form_type: 'waitlist', source: 'bar' },
    { who: 'e', page: '/', campaign: 'winter' },
  )
  const { campaigns, unknown, days } = await read()
  expect(days).toBe(28)
  const counts = Object.fromEntries(campaigns.map(({ name, counts: own }) => [name, own]))
  expect(counts['founders']).toEqual({ visit: 2, prompt: 1, handover: 0, comparison: 1, signup: 1, switch: 0 })
  expect(counts['winter']).toMatchObject({ visit: 2, signup: 0 })
  expect(counts['default']).toMatchObject({ visit: 1, signup: 1 })
  expect(unknown).toEqual([{ name: 'nobody-knows', counts: expect.objectContaining({ visit: 1 }) }])
  expect((await read(7)).campaigns.find(({ name }) => name === 'winter')?.counts.visit).toBe(1)
})

test('a campaign is a draft, planned, running and over, and says whom it is for', async () => {
  expect(await campaign('default')).toMatchObject({ state: 'running', is_default: true, starts_on: null })
  const { document_id: id } = await testApp.call(createContentRecord, { body: { kind: 'hero-banner' } }, as())
  await save(id, { title: 'Spring is here', campaignName: 'spring', targetAudience: 'gardeners' })
  expect(await campaign('spring')).toMatchObject({ state: 'draft', has_draft: true, audience: 'gardeners' })
  await publish(id, { startsOn: day(2), endsOn: day(4) })
  expect(await campaign('spring')).toMatchObject({
    state: 'planned',
    has_draft: false,
    starts_on: day(2),
    ends_on: day(4),
  })
  await publish(id, { startsOn: day(-3), endsOn: day(0) })
  expect(await campaign('spring')).toMatchObject({ state: 'running' })
  await publish(id, { endsOn: day(-1) })
  expect(await campaign('spring')).toMatchObject({ state: 'over' })
})

test('no two campaigns have one address, and none ends before it begins', async () => {
  await expect(publish('shipped-hero-winter', { campaignName: ' FOUNDERS' })).rejects.toMatchObject({
    fields: { campaignName: 'Another campaign already has this name.' },
  })
  const days = { campaignName: 'winter', startsOn: day(3), endsOn: day(2) }
  await expect(publish('shipped-hero-winter', days)).rejects.toMatchObject({
    fields: { endsOn: 'The last day can’t be before the first day.' },
  })
})

test.each(['promoter', 'support'] as const)('a %s sees no campaigns', async (role) => {
  const other = await operator(`${role}@mowatt.example`, role)
  const refused = testApp.call(listCampaigns, { query: {} }, { token: other })
  await expect(refused).rejects.toMatchObject({ code: 'not_allowed' })
})
