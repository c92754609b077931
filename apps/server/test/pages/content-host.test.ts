import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerContent, type Mood } from '../content-host.ts'
import { find, textsOf } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let mood: Mood = 'well'
let host: Server
let site: SiteTestApp

beforeAll(async () => {
  host = createServer((request, response) => answerContent(request.url ?? '', mood, response))
  await new Promise<void>((listening) => {
    host.listen(0, '127.0.0.1', listening)
  })
  site = await createSiteTestApp({ CONTENT_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}` })
})
afterAll(async () => {
  await site.close()
  host.closeAllConnections()
  host.close()
})

test('a post that nobody could tell us about is not called missing', async () => {
  mood = 'broken'
  const unknown = await site.open('/blog/written-yesterday')
  expect(unknown.status).toBe(503)
  expect(textsOf(unknown.document, { tag: 'h1' })).toEqual(['Something went wrong'])
  expect(textsOf(unknown.document, { tag: 'button' })).toContain('Try again')
})

test('a page of our own words is not kept once the host is back', async () => {
  const questions = async () => {
    site.setNow(new Date(site.ctx.now().getTime() + 10_000))
    return (await site.open('/learn-more')).words
  }
  mood = 'broken'
  await questions()
  expect(await questions()).not.toContain('Asked from afar?')
  mood = 'well'
  await expect.poll(questions).toContain('Asked from afar?')
})

test('content from another host is shown flat, sorted and safe', async () => {
  mood = 'well'
  const benefits = async () => {
    const [bento] = find((await site.open('/')).document, { class: 'bento' })
    return bento && textsOf(bento, { tag: 'h3' })
  }
  await expect.poll(benefits).toEqual(['First', 'Second', 'Third'])
  const { document, words } = await site.open('/')
  expect(words).toContain('Hello')
  expect(find(document, { class: 'record-icon' })).toHaveLength(1)
  expect(find(document, {}).filter(({ attribs }) => 'onload' in attribs)).toEqual([])
  expect(words).toContain('Bring a bill from afar')
})

test('a post whose text is not there yet says so', async () => {
  mood = 'well'
  await expect.poll(async () => (await site.open('/blog/unwritten')).status).toBe(200)
  const { document, words } = await site.open('/blog/unwritten')
  expect(textsOf(document, { tag: 'h1' })).toEqual(['unwritten'])
  expect(words).toContain('This article isn’t here yet.')
  expect(find(document, { tag: 'meta', name: 'robots', content: 'noindex' })).toHaveLength(1)
})

test('a claim whose time has passed shows when it was checked', async () => {
  mood = 'well'
  await expect.poll(async () => (await site.open('/')).words).toContain('to be checked again by 31 December 2025')
  const { document } = await site.open('/')
  expect(textsOf(document, { class: 'claim' })[0]).toContain('checked on 1 October 2025')
})
