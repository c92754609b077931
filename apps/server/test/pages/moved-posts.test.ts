import { actOnContent, readContentRecord, saveContentDraft } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedContent } from '../../src/features/content/public.ts'
import { signInOperator } from '../sign-in-operator.ts'
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

const params = { document_id: 'shipped-post-smart-meters-and-switching' }
const as = () => ({ token, idempotencyKey: crypto.randomUUID() })

async function rename(slug: string): Promise<void> {
  const { version } = await site.call(readContentRecord, { params }, { token })
  const saved = await site.call(saveContentDraft, { params, body: { values: { slug }, version } }, as())
  const body = { act: 'publish', version: saved.document.version, reason: 'A better name' } as const
  await site.call(actOnContent, { params, body }, as())
  await expect.poll(async () => (await site.open(`/blog/${slug}`)).status).toBe(200)
}

test('old addresses of a post lead straight to the newest, and lists have that alone', async () => {
  await rename('second-name')
  await rename('third-name')
  for (const old of ['smart-meters-and-switching', 'second-name']) {
    const { status, headers } = await site.open(`/blog/${old}?utm_source=letter`)
    expect([status, headers['location']]).toEqual([301, '/blog/third-name?utm_source=letter'])
    // It may be renamed back, so the redirect must not be cached for good.
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await site.open(`/og/${old}.png`)).status).toBe(200)
  }
  for (const list of ['/sitemap.xml', '/feed.xml', '/feed.json', '/llms.txt']) {
    const { html } = await site.open(list)
    // Other posts may still link to the old address in their text, and those links redirect.
    const listed = html.replaceAll(/<content:encoded>[\s\S]*?<\/content:encoded>|"content_html":"(?:[^"\\]|\\.)*"/g, '')
    expect([list, listed.includes('/blog/third-name')]).toEqual([list, true])
    expect([list, /\/blog\/(?:smart-meters-and-switching|second-name)/.test(listed)]).toEqual([list, false])
  }
  await rename('second-name')
  expect((await site.open('/blog/third-name')).headers['location']).toBe('/blog/second-name')
  expect((await site.open('/blog/no-such-name')).status).toBe(404)
})
