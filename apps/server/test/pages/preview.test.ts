import { type ContentValues, createContentRecord, readContentRecord, saveContentDraft } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedContent } from '../../src/features/content/public.ts'
import { setRole } from '../../src/features/operators/public.ts'
import { signInOperator } from '../sign-in-operator.ts'
import { textsOf } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let site: SiteTestApp
let token: string
beforeAll(async () => {
  site = await createSiteTestApp()
  site.setNow(new Date())
  await seedContent(site.ctx)
  token = await signInOperator(site, 'editor@mowatt.example', 'editor')
})
afterAll(() => site.close())

const as = () => ({ token, idempotencyKey: crypto.randomUUID() })

async function save(document_id: string, values: ContentValues): Promise<void> {
  const params = { document_id }
  const { version } = await site.call(readContentRecord, { params }, { token })
  await site.call(saveContentDraft, { params, body: { values, version } }, as())
}

const preview = (path: string, document_id: string, own = token) =>
  site.open(`${path}${path.includes('?') ? '&' : '?'}preview=${document_id}`, {
    headers: { cookie: `mowatt-preview=${own}` },
  })

test.each([
  ['shipped-post-smart-meters-and-switching', 'title', '/blog/smart-meters-and-switching'],
  ['shipped-hero-winter', 'title', '/?campaign=winter'],
  ['shipped-privacy-policy', 'title', '/privacy'],
  ['shipped-learn-more-page', 'lead', '/learn-more'],
  ['shipped-about-page', 'lead', '/about-us'],
  ['shipped-benefit-1', 'title', '/'],
  ['shipped-step-1', 'title', '/learn-more'],
  ['shipped-global-setting', 'footerText', '/'],
])('%s is shown as a draft on its page, to an editor alone', async (id, field, path) => {
  const draft = `A draft of ${id}`
  await save(id, { [field]: draft })
  const seen = await preview(path, id)
  expect([seen.status, seen.words.includes(draft)]).toEqual([200, true])
  expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(textsOf(seen.document, { tag: 'aside' }).join(' ')).toContain('Preview. This page shows your draft.')
  const address = `${path}${path.includes('?') ? '&' : '?'}preview=${id}`
  for (const asked of [{}, {}, { headers: { cookie: 'mowatt-preview=made.up.token' } }]) {
    const live = await site.open(address, asked)
    expect([live.status, live.words.includes(draft), live.words.includes('Preview.')]).toEqual([200, false, false])
  }
  // Without the parameter an editor sees the public page.
  const plain = await site.open(path, { headers: { cookie: `mowatt-preview=${token}` } })
  expect(plain.words).not.toContain(draft)
})

test('a post that nobody has published is shown to an editor, and missing for everybody else', async () => {
  const { document_id: id } = await site.call(createContentRecord, { body: { kind: 'blog-post' } }, as())
  await save(id, {
    title: 'Never seen before',
    description: 'Of a draft.',
    slug: 'never-seen-before',
    category: 'technology',
    featured: false,
    body: 'Words of a draft.',
  })
  expect((await preview('/blog/never-seen-before', id)).words).toContain('Words of a draft.')
  expect((await site.open('/blog/never-seen-before')).status).toBe(404)
  expect((await site.open('/learn-more')).words).not.toContain('Never seen before')
  expect((await preview('/learn-more', id)).words).toContain('Never seen before')
})

test('a role that is gone, and one that writes nothing, see the live page', async () => {
  const id = 'shipped-privacy-policy'
  await save(id, { title: 'For editors' })
  const support = await signInOperator(site, 'support@mowatt.example', 'support')
  expect((await preview('/privacy', id, support)).words).not.toContain('For editors')
  const leaving = await signInOperator(site, 'leaving@mowatt.example', 'editor')
  expect((await preview('/privacy', id, leaving)).words).toContain('For editors')
  await setRole(site.ctx, 'leaving@mowatt.example', 'support')
  expect((await preview('/privacy', id, leaving)).words).not.toContain('For editors')
})

test('what no page could show has no preview', async () => {
  const id = 'shipped-about-page'
  await save(id, { lead: 'Of a broken draft', title: '' })
  const seen = await preview('/about-us', id)
  expect([seen.status, seen.words.includes('Of a broken draft')]).toEqual([200, false])
})

test('the address that keeps the token takes nothing else', async () => {
  const refused = await site.open('/operate/preview', { form: { token: 'a b; Path=/' } })
  expect([refused.status, refused.headers['set-cookie']]).toEqual([400, undefined])
  const taken = await site.open('/operate/preview', { form: { token } })
  expect([taken.status, String(taken.headers['set-cookie'])]).toEqual([
    204,
    expect.stringMatching(/^mowatt-preview=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=3600$/),
  ])
  const foreign = await site.open('/operate/preview', { form: { token }, headers: { origin: 'https://evil.example' } })
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined])
})
