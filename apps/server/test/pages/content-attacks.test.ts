import {
  actOnContent,
  type ContentField,
  type ContentValues,
  contentLimits,
  listContentRecords,
  openTopic,
  readContentRecord,
  saveContentDraft,
} from '@mowatt/contract'
import attacks from '@mowatt/contract/attack-markup.json' with { type: 'json' }
import { Failure } from '@mowatt/contract/failures'
import { parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedContent } from '../../src/features/content/public.ts'
import { signInOperator } from '../sign-in-operator.ts'
import { find, type Page, wordsOf } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

const LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example@mowatt.example/" onclick="alert(1)',
  '&#106;avascript:alert(1)',
]
/** Without the character that no request may contain. */
const PAYLOADS = [...attacks.html, ...attacks.svg, ...LINKS].map((each) => each.replaceAll('\0', ''))

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

/** All payloads, in as many pieces as the field's length needs. */
function pieces(payloads: readonly string[], around: (payload: string) => string): string[] {
  const found = ['']
  for (const payload of payloads) {
    const next = `${found.at(-1)}${around(payload)}\n\n`
    if (next.length > contentLimits.text) found.push(`${around(payload)}\n\n`)
    else found[found.length - 1] = next
  }
  return found
}

const asText = pieces(PAYLOADS, (payload) => payload)
const asMarkdown = pieces(PAYLOADS, (payload) => `${payload.replaceAll('\n', ' ')} [a](${payload}) **${payload}**`)

/** Everything that an attacker with an editor's role could put into a field, one try after the other. */
function tries({ name, input }: ContentField, before: ContentValues[string] | undefined): ContentValues[string][] {
  // These identify a record in addresses, and anything else is refused when it is published.
  if (name === 'slug' || name === 'key' || name === 'campaignName') return []
  switch (input) {
    case 'line':
    case 'text':
    case 'lines':
      return asText
    case 'markdown':
      return [...asMarkdown, ...asText]
    case 'link':
      return LINKS
    case 'json':
      return [withAttacks(typeof before === 'string' ? before : '')]
    case 'picture':
      return LINKS.map((url) => ({ url, alt: asText[0] ?? '', width: '9', height: '9' }))
    case 'sections':
      return [PAYLOADS.slice(0, contentLimits.sections * 4).reduce(inSections, [])]
    case 'number':
    case 'switch':
    case 'date':
    case 'choice':
      return []
  }
}

type Section = { id: number; title: string; content: string }

/** Four of them in each section. */
function inSections(sections: Section[], payload: string, index: number): Section[] {
  const id = Math.floor(index / 4)
  const { title = '', content = '' } = sections[id] ?? {}
  sections[id] = { id: id + 1, title: title + payload, content: `${content}<p>${payload}</p>${payload}` }
  return sections
}

/** Each text in a piece of JSON with some of them appended. */
function withAttacks(json: string): string {
  let place = 0
  const attacked = (value: unknown): unknown => {
    if (typeof value === 'string') return value + PAYLOADS.slice((place += 20) - 20, place).join(' ')
    if (Array.isArray(value)) return value.map(attacked)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, attacked(inner)]))
  }
  return JSON.stringify(attacked(JSON.parse(json || '{}')))
}

/** Saves it, and returns whether it was stored. */
async function isKept(document_id: string, values: ContentValues): Promise<boolean> {
  const params = { document_id }
  const { version } = await site.call(readContentRecord, { params }, { token })
  try {
    await site.call(saveContentDraft, { params, body: { values, version } }, as())
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'invalid_request') return false
    throw error
  }
}

async function isPublished(document_id: string): Promise<boolean> {
  const params = { document_id }
  const { version } = await site.call(readContentRecord, { params }, { token })
  const body = { act: 'publish', version, reason: 'An attack' } as const
  return site.call(actOnContent, { params, body }, as()).then(
    () => true,
    () => false,
  )
}

const RUNS = ['iframe', 'object', 'embed', 'base', 'applet', 'frame', 'portal', 'foreignobject', 'animate', 'set']

/** Everything in a document that could run, or lead to another site. */
function dangersIn(document: Page['document'], nonce?: string): string[] {
  return find(document, {}).flatMap(({ name, attribs }) => {
    const found = Object.entries(attribs).flatMap(([attribute, value]) => {
      const isScript = /^(?:javascript|vbscript|data):/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ''))
      const isBad = attribute.startsWith('on') || attribute === 'srcdoc' || isScript
      return isBad ? [`${name} ${attribute}=${value.slice(0, 60)}`] : []
    })
    const isForeign = RUNS.includes(name) || (name === 'script' && (!nonce || attribs['nonce'] !== nonce))
    const refresh = name === 'meta' && attribs['http-equiv'] ? [`${name} http-equiv`] : []
    return [...found, ...(isForeign ? [name] : []), ...refresh]
  })
}

function nonceOf({ headers }: Page): string | undefined {
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
}

test('there are at least 300 payloads', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(298)
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300)
})

test('no payload in any field of any kind runs on a page or in a feed', async () => {
  const kept = new Map<string, number>()
  // Topics become records once an editor opens them.
  await site.call(openTopic, { params: { topic_id: 'standing_charge' } }, as())
  const { kinds } = await site.call(listContentRecords, { query: {} }, { token })
  for (const { name: kind } of kinds) {
    const { records } = await site.call(listContentRecords, { query: { kind, state: 'live' } }, { token })
    const document_id = records[0]!.document_id
    const { fields, live } = await site.call(readContentRecord, { params: { document_id } }, { token })
    for (const field of fields) {
      for (const value of tries(field, live?.[field.name])) {
        if (!(await isKept(document_id, { [field.name]: value }))) continue
        kept.set(field.input, (kept.get(field.input) ?? 0) + 1)
        // What can't be shown doesn't block the next field.
        if (!(await isPublished(document_id))) await isKept(document_id, { [field.name]: live?.[field.name] ?? '' })
      }
    }
  }
  // Invalid links and pictures were refused; the rest was accepted, and must be harmless.
  expect([...kept.keys()].toSorted()).toEqual(expect.arrayContaining(['json', 'line', 'markdown', 'sections', 'text']))
  expect(kept.get('picture')).toBeUndefined()

  const { records } = await site.call(listContentRecords, { query: { kind: 'blog-post' } }, { token })
  const slugs = await Promise.all(
    records.map(async ({ document_id }) => {
      const { live } = await site.call(readContentRecord, { params: { document_id } }, { token })
      return `/blog/${live?.['slug'] as string}`
    }),
  )
  const pages = ['/', '/learn-more', '/about-us', '/become-a-partner', '/terms', '/terms/app', '/terms/waitlist']
  let attacked = 0
  for (const path of [...pages, '/privacy', '/waitlist', '/search?q=alert', ...slugs]) {
    const page = await site.open(path)
    expect([path, page.status]).toEqual([path, 200])
    expect([path, dangersIn(page.document, nonceOf(page))]).toEqual([path, []])
    if (page.html.includes('alert(1)')) attacked++
  }
  // Otherwise the test would have looked at pages that show none of it.
  expect(attacked).toBeGreaterThan(6)

  // Feed readers treat its titles and descriptions as HTML in any case.
  const rss = await site.open('/feed.xml')
  const feed = parseDocument(rss.html, { xmlMode: true })
  const texts = ['title', 'description', 'content:encoded', 'dc:creator'].flatMap((tag) => find(feed, { tag }))
  expect([rss.status, rss.html.includes('alert(1)'), texts.length > 20]).toEqual([200, true, true])
  for (const text of texts) expect(dangersIn(parseDocument(wordsOf(text)))).toEqual([])
  const json = JSON.parse((await site.open('/feed.json')).html) as { items: { content_html: string }[] }
  for (const { content_html: html } of json.items) expect(dangersIn(parseDocument(html))).toEqual([])
})
