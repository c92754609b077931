import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, type Page, textsOf } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let site: SiteTestApp
beforeAll(async () => {
  site = await createSiteTestApp()
})
afterAll(() => site.close())

function search(words: string): Promise<Page> {
  return site.open(`/search?q=${encodeURIComponent(words)}`)
}

/** The titles of the results, in order. */
function titles({ document }: Page): string[] {
  const [main] = find(document, { tag: 'main' })
  return main ? find(main, { tag: 'li' }).flatMap((item) => textsOf(item, { tag: 'h3' })) : []
}

function marks({ document }: Page): string[] {
  return textsOf(document, { tag: 'mark' })
}

function typed({ document }: Page): string[] {
  const fields = find(document, { tag: 'input', type: 'search' })
  return fields.map(({ attribs }) => attribs['value'] ?? '')
}

test.for([
  ['privacy', 'Privacy policy'],
  ['terms', 'Website terms'],
])('%s finds first what is called so: %s', async ([query = '', title]) => {
  expect(titles(await search(query))[0]).toBe(title)
})

test.for([
  ['smrt metr', /^meters?$/i],
  ['gaz', /^gas$/i],
] as const)('%s is seen through: %s is marked', async ([query, mark]) => {
  expect(marks(await search(query))).toContainEqual(expect.stringMatching(mark))
})

test('nothing typed, nothing found and too much typed each say what to do', async () => {
  expect((await search('  ')).words).toContain('Type a word or two')
  expect((await search('zzzzqqq')).words).toContain('We couldn’t find anything for “zzzzqqq”')
  const long = 'word '.repeat(21).trim()
  const tooLong = await search(long)
  expect(tooLong.words).toContain('Please use 100 characters or fewer.')
  expect(typed(tooLong)).toContain(long)
})

test.for(['<script>alert(1)</script>', '"><img src=x>', '%00', '\\', "';--", '$&'])(
  '%s is text, not markup',
  async (query) => {
    const page = await site.open(`/search?q=${encodeURIComponent(query)}&page=${encodeURIComponent(query)}`)
    expect(page.status).toBe(200)
    expect(typed(page)).toContain(query)
    const [main] = find(page.document, { tag: 'main' })
    expect(main && find(main, { tag: 'img' })).toEqual([])
  },
)

test('the page is light, and kept out of search engines', async () => {
  const { document } = await search('energy')
  expect(find(document, { tag: 'meta', name: 'robots', content: 'noindex' })).toHaveLength(1)
  expect(find(document, { tag: 'script', type: 'module' })).toEqual([])
})
