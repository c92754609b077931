import {
  actOnContent,
  createContentRecord,
  type InputOf,
  listAudit,
  listContentRecords,
  readContentRecord,
  saveContentDraft,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { setRole } from '../../operators/public.ts'
import { seedContent } from '../seed-content.ts'
import { publishDue } from './publish-due.ts'

let testApp: IdentityTestApp
let token: string
let admin: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  await seedContent(testApp.ctx)
  token = await signInOperator(testApp, 'editor@mowatt.example', 'editor')
  admin = await signInOperator(testApp, 'admin@mowatt.example', 'admin')
})
afterAll(() => testApp.close())

type Act = InputOf<typeof actOnContent>['body']

const HERO = 'shipped-hero-winter'
const as = (own = token) => ({ token: own, idempotencyKey: crypto.randomUUID() })
const read = (document_id = HERO) => testApp.call(readContentRecord, { params: { document_id } }, { token })
/** What the job would do at that time. */
const due = (hours: number) => publishDue({ ...testApp.ctx, now: () => new Date(inHours(hours)) })
const inHours = (hours: number) => new Date(testApp.ctx.now().getTime() + hours * 3_600_000).toISOString()

async function save(title: string, own?: string) {
  const { version } = await read()
  const params = { document_id: HERO }
  return testApp.call(saveContentDraft, { params, body: { values: { title }, version } }, as(own))
}

async function act(name: Act['act'], more: Partial<Act> = {}, document_id = HERO, own?: string) {
  const { version } = await read(document_id)
  const body = { act: name, version, reason: 'A story', ...more }
  return testApp.call(actOnContent, { params: { document_id }, body }, as(own))
}

async function publish(title: string) {
  testApp.pass(1)
  await save(title)
  await act('publish')
}

/** As the public sees it, once the notification has arrived. */
async function shown(title: string): Promise<void> {
  const answer = async () => (await testApp.app.inject(`/api/hero-banners/${HERO}`)).body
  await expect.poll(answer).toContain(`"title":"${title}"`)
}

async function lastEntry() {
  const { entries } = await testApp.call(listAudit, { query: {} }, { token: admin })
  return entries.find(({ act: what }) => what.startsWith('content.'))
}

test('every state that was live can be made a draft again, and published', async () => {
  const { live } = await read()
  await publish('Second')
  await publish('Third')
  const { earlier } = await read()
  expect(earlier).toMatchObject([{ replaced_by: 'editor@mowatt.example' }, { replaced_by: 'editor@mowatt.example' }])
  const restored = await act('restore', { earlier_id: earlier[1]!.earlier_id })
  expect(restored).toMatchObject({ outcome: 'done', document: { state: 'changed', live: { title: 'Third' } } })
  expect(restored.document.draft?.values).toEqual(live)
  expect(await lastEntry()).toMatchObject({ act: 'content.restore' })
  await shown('Third')
  await act('publish')
  await shown('Warm home, smaller bill.')
})

test('a version of another record, or none, can’t be restored', async () => {
  const other = await testApp.call(createContentRecord, { body: { kind: 'hero-banner' } }, as())
  const { earlier } = await read()
  const foreign = act('restore', { earlier_id: earlier[0]!.earlier_id }, other.document_id)
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
  await expect(act('restore')).rejects.toMatchObject({ fields: { earlier_id: 'Please choose a version.' } })
})

test('a deleted record is off the site and the list, and comes back as it was, with its draft', async () => {
  await publish('To be deleted')
  await save('Its draft')
  const before = await read()
  await act('delete')
  expect(await read()).toMatchObject({ state: 'deleted', live: null })
  await expect.poll(async () => (await testApp.app.inject(`/api/hero-banners/${HERO}`)).statusCode).toBe(404)
  const listed = async (state?: 'deleted') => {
    const { records } = await testApp.call(listContentRecords, { query: { kind: 'hero-banner', state } }, { token })
    return records.some(({ document_id: id }) => id === HERO)
  }
  expect([await listed(), await listed('deleted')]).toEqual([false, true])
  await expect(save('Too late')).rejects.toMatchObject({ code: 'not_found' })
  await expect(act('publish')).rejects.toMatchObject({ code: 'not_found' })
  expect(await act('undelete')).toMatchObject({ outcome: 'done', document: { state: 'changed' } })
  const { live, draft } = await read()
  expect({ live, draft }).toEqual({ live: before.live, draft: before.draft })
  await shown('To be deleted')
  await expect(act('undelete')).rejects.toMatchObject({ code: 'not_found' })
  await act('discard')
})

test('what there is only once is not deleted', async () => {
  await expect(act('delete', {}, 'shipped-privacy-policy')).rejects.toMatchObject({ code: 'not_allowed' })
})

test('a draft is published at its time and not before, by whoever chose it', async () => {
  await save('Scheduled')
  const asked = await act('schedule', { publish_at: inHours(2) })
  expect(asked.document).toMatchObject({ state: 'scheduled', schedule: { scheduled_by: 'editor@mowatt.example' } })
  expect(await due(1.9)).toBe(0)
  expect(await due(2)).toBe(1)
  expect(await due(2)).toBe(0)
  expect(await read()).toMatchObject({ state: 'live', live: { title: 'Scheduled' }, schedule: null })
  expect(await lastEntry()).toMatchObject({
    act: 'content.publish',
    operator: 'editor@mowatt.example',
    reason: 'A story',
  })
})

test.each([-1, 0, 24 * 400])('%d hours from now is no time to publish at', async (hours) => {
  await save('At no time')
  await expect(act('schedule', { publish_at: inHours(hours) })).rejects.toMatchObject({
    fields: { publish_at: 'Please choose a time in the future, within a year.' },
  })
})

test('what is saved, taken off or overtaken after it was scheduled is not published', async () => {
  await save('One')
  await act('schedule', { publish_at: inHours(1) })
  await save('Another')
  expect(await read()).toMatchObject({ state: 'changed', schedule: null })
  expect(await due(1)).toBe(0)

  await act('schedule', { publish_at: inHours(1) })
  await act('unschedule')
  expect(await due(1)).toBe(0)

  await act('schedule', { publish_at: inHours(1) })
  const touch = `update content_record set updated_at = updated_at + interval '1 second' where document_id = $1`
  await testApp.database.pool.query(touch, [HERO])
  expect(await due(1)).toBe(0)
  expect(await read()).toMatchObject({ state: 'changed', schedule: null })
  expect(await lastEntry()).toMatchObject({ act: 'content.unschedule', reason: 'The record has changed since' })
})

test('what somebody scheduled who is no editor any more is not published', async () => {
  const leaving = await signInOperator(testApp, 'leaving@mowatt.example', 'editor')
  await save('From somebody who leaves', leaving)
  await act('schedule', { publish_at: inHours(1) }, HERO, leaving)
  await setRole(testApp.ctx, 'leaving@mowatt.example', 'support')
  expect(await due(1)).toBe(0)
  expect(await lastEntry()).toMatchObject({ act: 'content.unschedule', operator: 'leaving@mowatt.example' })
})
