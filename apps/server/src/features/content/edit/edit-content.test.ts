import {
  actOnContent,
  type ContentValues,
  createContentRecord,
  listAudit,
  listContentRecords,
  type OperatorRole,
  readContentRecord,
  saveContentDraft,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from '../../../../test/identity-test-app.ts'
import { signInOperator } from '../../../../test/sign-in-operator.ts'
import { seedContent } from '../seed-content.ts'

let testApp: IdentityTestApp
let token: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  await seedContent(testApp.ctx)
  token = await operator('editor@mowatt.example', 'editor')
})
afterAll(() => testApp.close())

const HERO = 'shipped-hero-winter'
const POST = 'shipped-post-smart-meters-and-switching'

const operator = (email: string, role: OperatorRole) => signInOperator(testApp, email, role)
const as = () => ({ token, idempotencyKey: crypto.randomUUID() })
const read = (document_id: string) => testApp.call(readContentRecord, { params: { document_id } }, { token })
const list = (query: Parameters<typeof testApp.call<typeof listContentRecords>>[1]['query']) =>
  testApp.call(listContentRecords, { query }, { token })

async function save(document_id: string, values: ContentValues, version?: string) {
  const body = { values, version: version ?? (await read(document_id)).version }
  return testApp.call(saveContentDraft, { params: { document_id }, body }, as())
}

async function act(document_id: string, name: 'publish' | 'discard', version?: string) {
  const body = { act: name, version: version ?? (await read(document_id)).version, reason: 'A story' }
  return testApp.call(actOnContent, { params: { document_id }, body }, as())
}

/** What the public API serves, in Strapi's format. */
async function published(path: string): Promise<string> {
  testApp.pass(2)
  return (await testApp.app.inject(`/api/${path}?populate=*`)).body
}

test('every record is listed with its state, by kind, state and words, page by page', async () => {
  const all = await list({})
  expect(all.records).toHaveLength(50)
  expect(all.kinds).toContainEqual({ name: 'privacy-policy', is_single: true })
  const rest = await list({ after: all.next! })
  const ids = [...all.records, ...rest.records].map((each) => each.document_id)
  expect(new Set(ids).size).toBe(ids.length)
  const banners = await list({ kind: 'hero-banner', search: 'WARM home' })
  expect(banners.records).toMatchObject([{ document_id: HERO, title: 'Warm home, smaller bill.', state: 'live' }])
  expect((await list({ state: 'draft' })).records).toEqual([])
})

test('a draft is nobody’s to see until it is published, and then the site has it, with who, why, before and after in the log', async () => {
  const before = await read(HERO)
  expect(before).toMatchObject({ state: 'live', draft: null, live: { title: 'Warm home, smaller bill.' } })
  const saved = await save(HERO, { ...before.live, title: 'Cold outside, warm inside.' })
  expect(saved).toMatchObject({ outcome: 'saved', document: { state: 'changed' } })
  expect(saved.document.live?.['title']).toBe('Warm home, smaller bill.')
  expect(saved.document.draft).toMatchObject({ edited_by: 'editor@mowatt.example' })
  expect((await list({ state: 'changed' })).records).toMatchObject([{ document_id: HERO }])
  expect(await published('hero-banners')).not.toContain('Cold outside')
  expect(await published(`hero-banners/${HERO}`)).not.toContain('Cold outside')

  expect(await act(HERO, 'publish')).toMatchObject({ outcome: 'done', document: { state: 'live', draft: null } })
  expect(await published(`hero-banners/${HERO}`)).toContain('Cold outside, warm inside.')
  const admin = await operator('admin@mowatt.example', 'admin')
  const { entries } = await testApp.call(listAudit, { query: { subject: `content:${HERO}` } }, { token: admin })
  expect(entries.map((each) => each.act)).toEqual(['content.publish', 'content.save'])
  expect(entries[0]).toMatchObject({
    operator: 'editor@mowatt.example',
    reason: 'A story',
    before: '{"title":"Warm home, smaller bill."}',
    after: '{"title":"Cold outside, warm inside."}',
  })
})

test('a published change is in the answers at once, though nothing old enough to be read anew', async () => {
  const url = `/api/hero-banners/${HERO}`
  const { live } = await read(HERO)
  await save(HERO, { ...live, title: 'At once.' })
  expect((await testApp.app.inject(url)).body).not.toContain('At once.')
  await act(HERO, 'publish')
  // The notification comes through the database, a moment after the answer.
  await expect.poll(async () => (await testApp.app.inject(url)).body).toContain('At once.')
})

test('of two editors the second is told, and nothing is overwritten', async () => {
  const { version, live } = await read(HERO)
  await save(HERO, { ...live, title: 'The first one’s' }, version)
  const second = await save(HERO, { ...live, title: 'The second one’s' }, version)
  expect(second).toMatchObject({ outcome: 'changed', document: { draft: { values: { title: 'The first one’s' } } } })
  expect(await act(HERO, 'publish', version)).toMatchObject({ outcome: 'changed' })
  expect(await published('hero-banners')).not.toContain('one’s')
  expect(await act(HERO, 'discard')).toMatchObject({ outcome: 'done', document: { state: 'live', draft: null } })
  expect(await read(HERO)).toMatchObject({ live: { title: 'At once.' } })
})

test('rich text is Markdown in the form, and what nobody touched is stored as it was', async () => {
  const stored = async () =>
    (await testApp.database.pool.query('select fields from content_record where document_id = $1', [POST])).rows[0]
  const before = await stored()
  const { live, fields } = await read(POST)
  expect(fields.find(({ name }) => name === 'body')).toMatchObject({ input: 'markdown', is_required: true })
  expect(live?.['body']).toContain('\n\n## ')
  await save(POST, { ...live, author: 'Somebody else' })
  await act(POST, 'publish')
  const after = await stored()
  expect(after).toEqual({ fields: { ...before.fields, author: 'Somebody else' } })
  await save(POST, { ...(await read(POST)).live, body: '## New\n\nWith **bold** words and [a link](/terms).' })
  await act(POST, 'publish')
  expect((await stored()).fields.body[1].children).toContainEqual({ type: 'text', text: 'bold', bold: true })
})

test('a new record is a draft until all that it needs is there', async () => {
  const { document_id } = await testApp.call(createContentRecord, { body: { kind: 'faq' } }, as())
  expect(await read(document_id)).toMatchObject({ state: 'draft', live: null, draft: null })
  await save(document_id, { question: 'May I?', slug: 'Not a slug', order: '99', answer: '' })
  await expect(act(document_id, 'publish')).rejects.toMatchObject({
    fields: { answer: 'Please fill this in.', slug: 'Please use lower-case letters, numbers and hyphens.' },
  })
  const [taken] = (await list({ kind: 'faq', state: 'live' })).records
  const slug = (await read(taken!.document_id)).live?.['slug']
  await save(document_id, { answer: 'Yes.', slug: slug! })
  await expect(act(document_id, 'publish')).rejects.toMatchObject({ fields: { slug: /already has this address/ } })
  await save(document_id, { slug: 'may-i' })
  await act(document_id, 'publish')
  expect(await published('faqs')).toContain('May I?')
})

test.each([
  ['hero-banner', { primaryButtonUrl: 'javascript:alert(1)' }, { primaryButtonUrl: /^Please start with/ }],
  ['hero-banner', { image: { url: '/a.png', alt: ' ', width: '9', height: '9' } }, { image: /^Please describe/ }],
  ['hero-banner', { image: { url: '/a.png', alt: 'A', width: '', height: '9' } }, { image: /width and height/ }],
  ['faq', { order: 'ten' }, { order: 'Please enter a number.' }],
  ['claim', { checkedOn: '2026-13-40' }, { checkedOn: 'Please enter a date.' }],
  ['blog-post', { body: '| a |\n|---|' + '\n\n---' }, { body: /can’t show/ }],
  ['benefit', { icon: 'x', order: '1e999' }, { order: 'Please enter a number.' }],
] as const)('a %s with %j is refused by its field', async (kind, values, fields) => {
  const { document_id } = await testApp.call(createContentRecord, { body: { kind } }, as())
  await expect(save(document_id, values)).rejects.toMatchObject({ code: 'invalid_request', fields })
})

test('there is no second one of what there is only once, and none of an unknown kind', async () => {
  for (const kind of ['privacy-policy', 'nonsense']) {
    const create = testApp.call(createContentRecord, { body: { kind } }, as())
    await expect(create).rejects.toMatchObject({ fields: { kind: 'Please choose a content type.' } })
  }
})

test('promoters and support neither see nor change any of it', async () => {
  for (const role of ['promoter', 'support'] as const) {
    const other = { token: await operator(`${role}@mowatt.example`, role), idempotencyKey: crypto.randomUUID() }
    const params = { document_id: HERO }
    const refused = { code: 'not_allowed' }
    await expect(testApp.call(listContentRecords, { query: {} }, other)).rejects.toMatchObject(refused)
    await expect(testApp.call(readContentRecord, { params }, other)).rejects.toMatchObject(refused)
    const { version } = await read(HERO)
    await expect(
      testApp.call(saveContentDraft, { params, body: { values: {}, version } }, other),
    ).rejects.toMatchObject(refused)
    const body = { act: 'publish', version, reason: 'Trying it' } as const
    await expect(testApp.call(actOnContent, { params, body }, other)).rejects.toMatchObject(refused)
    await expect(testApp.call(createContentRecord, { body: { kind: 'faq' } }, other)).rejects.toMatchObject(refused)
  }
})
