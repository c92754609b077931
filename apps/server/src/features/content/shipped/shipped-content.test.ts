import { exitFeeOn, freeToLeaveOn } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { cleanRecord } from '../clean-record.ts'
import { contentKinds } from '../content-kinds.ts'
import type { NewRecord } from '../content-store.ts'
import { shippedContent } from './shipped-content.ts'

const shipped = shippedContent()
const everything = JSON.stringify(shipped)
const posts = fieldsOf('blog-post')

const PAGES = [
  '/',
  '/learn-more',
  '/about-us',
  '/company',
  '/become-a-partner',
  '/waitlist',
  '/terms',
  '/terms/app',
  '/terms/waitlist',
  '/privacy',
  '/cookies',
  '/search',
  ...posts.map(({ slug }) => `/blog/${String(slug)}`),
]
const HOSTS = ['mowatt.example', 'ico.org.uk', 'ofgem.gov.uk', 'citizensadvice.org.uk', 'gov.uk']

function fieldsOf(kind: string): Record<string, unknown>[] {
  return shipped.filter((record) => record.kind === kind).map(({ fields }) => fields)
}

/** All the texts of a value, without its structure. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'type' || name === 'url' ? [] : textsIn(inner)))
}

/** Addresses in rich text, in HTML, in Markdown and in fields that contain one. */
function addresses(): string[] {
  const patterns = [/"(?:url|\w+Url)":"([^"]+)"/g, /href=\\"([^"\\]+)\\"/g, /\]\(([^)]+)\)/g]
  return patterns.flatMap((pattern) => [...everything.matchAll(pattern)].map((match) => match[1] ?? ''))
}

test('there is as much as the site needs', () => {
  expect(fieldsOf('hero-banner').length).toBeGreaterThanOrEqual(3)
  expect(fieldsOf('benefit')).toHaveLength(4)
  expect(fieldsOf('faq').length).toBeGreaterThanOrEqual(12)
  expect(posts).toHaveLength(7)
  expect(fieldsOf('step')).toHaveLength(4)
  const kinds = new Set(shipped.map(({ kind }) => kind))
  expect(contentKinds.map(({ name }) => name).filter((name) => !kinds.has(name))).toEqual([])
})

test('every record has a name of its own, a kind that exists and only fields of its kind', () => {
  expect(new Set(shipped.map(({ documentId }) => documentId)).size).toBe(shipped.length)
  for (const { kind, documentId, fields } of shipped) {
    const known = contentKinds.find(({ name }) => name === kind)
    const strange = Object.keys(fields).filter((name) => !known || !(name in known.fields))
    expect({ documentId, strange }).toEqual({ documentId, strange: [] })
  }
})

test.each(posts.map((fields) => [String(fields['slug']), fields] as const))(
  'the post %s is 700 to 1,200 words',
  (_slug, { body }) => {
    const words = textsIn(body)
      .join(' ')
      .split(/\s+/)
      .filter((word) => /\w/.test(word))
    expect(words.length).toBeGreaterThanOrEqual(700)
    expect(words.length).toBeLessThanOrEqual(1200)
  },
)

test('posts carry the dates of their publication, in order', () => {
  const dates = shipped.filter(({ kind }) => kind === 'blog-post').map(({ publishedAt }) => publishedAt?.getTime() ?? 0)
  expect(dates).toEqual(dates.toSorted((one, other) => one - other))
  expect(new Set(dates).size).toBe(7)
})

test.each(['main-terms-and-conditions', 'privacy-policy', 'waitlist-terms-and-conditions', 'app-terms-and-conditions'])(
  '%s is complete',
  (kind) => {
    const [document = {}] = fieldsOf(kind)
    const sections = document['sections'] as { title: string; content: string; order: number }[]
    expect(sections.length).toBeGreaterThanOrEqual(10)
    expect(sections.map(({ order }) => order)).toEqual(sections.map((_, index) => index + 1))
    for (const { title, content } of sections) {
      expect(title).toMatch(/^\w.+\w$/)
      expect(content).toMatch(/^<(p|ul|ol)>/)
      // Left-over Markdown would show itself as such.
      expect(content).not.toMatch(/\*\*|^#|\]\(|`/m)
    }
    expect(document['lastUpdated']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect((document['inShort'] as string[]).length).toBeGreaterThanOrEqual(3)
  },
)

test.each(['main-terms-and-conditions', 'privacy-policy', 'app-terms-and-conditions'])(
  '%s leads at once to who runs Mowatt',
  (kind) => {
    const [document = {}] = fieldsOf(kind)
    const [first] = document['sections'] as { content: string }[]
    expect(first?.content).toContain('<a href="/company">')
  },
)

test('no Markdown is left over in rich text', () => {
  const rich = shipped.flatMap(({ fields }) => (Array.isArray(fields['body']) ? textsIn(fields['body']) : []))
  expect(rich.filter((words) => /\*\*|^#|\]\(|^>|^- /.test(words))).toEqual([])
})

test('every link leads to a page of ours, to a mailbox of ours or to an official site', () => {
  const targets = addresses()
  expect(targets.length).toBeGreaterThan(50)
  const lost = targets.filter((target) => {
    if (target.startsWith('#')) return false
    if (target.startsWith('mailto:')) return !target.endsWith('@mowatt.example')
    if (target.startsWith('https:')) return !HOSTS.includes(new URL(target).hostname.replace(/^www\./, ''))
    return !PAGES.includes(target.split(/[?#]/)[0] ?? '')
  })
  expect(lost).toEqual([])
})

test('the words are calm, and name no host that is not ours or official', () => {
  const texts = shipped.flatMap(({ fields }) => textsIn(fields))
  expect(texts.filter((words) => words.includes('!'))).toEqual([])
  const hosts = [...everything.matchAll(/https?:\/\/([\w.-]+)/g)].map((match) => match[1] ?? '')
  expect(hosts.filter((host) => !HOSTS.includes(host.replace(/^www\./, '')))).toEqual([])
  expect(texts.filter((words) => /lorem|ipsum|todo|tbd|\bspec\b|mock-?up|placeholder/i.test(words))).toEqual([])
})

test('nothing that we ship is changed by being made safe', () => {
  const at = new Date()
  for (const record of shipped as NewRecord[]) {
    const kind = contentKinds.find(({ name }) => name === record.kind)
    if (!kind) throw new Error(`There is no kind ${record.kind}`)
    const { values } = cleanRecord(kind, { id: 1, createdAt: at, updatedAt: at, publishedAt: at, ...record })
    for (const [name, value] of Object.entries(record.fields)) {
      expect({ of: record.documentId, value: values[name] }).toEqual({ of: record.documentId, value })
    }
  }
})

test('the day from which leaving is free is the one that the comparison works out', () => {
  const contract = { prices: [], endsOn: '2027-03-31', exitFeePence: 5000 }
  const said = [...everything.matchAll(/31 March 2027[^.]*?(\d+ February 2027)/g)].map((match) => match[1])
  expect(freeToLeaveOn(contract)).toBe('2027-02-10')
  expect(said).toEqual(Array.from({ length: 4 }, () => '10 February 2027'))
  expect(everything.match(/\d+ February 2027/g)).toHaveLength(said.length)
  // The texts say "between 49 and 42 days before the end, ask first".
  const asks = Array.from({ length: 12 }, (_, at) => exitFeeOn(contract, `2027-02-${10 + at}`).askSupplier)
  expect(asks.lastIndexOf(true)).toBe(49 - 42)
})
