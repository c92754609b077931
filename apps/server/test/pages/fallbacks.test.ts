import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, linesOf, type Page } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

// Our own texts replace content that is unavailable: they may say less, but never anything else.
let shipped: SiteTestApp
let alone: SiteTestApp
beforeAll(async () => {
  shipped = await createSiteTestApp()
  // No server listens there, so every page is rendered with our own texts.
  alone = await createSiteTestApp({ CONTENT_URL: 'http://127.0.0.1:9' })
})
afterAll(() => Promise.all([shipped.close(), alone.close()]))

function linesAt({ document }: Page, ...places: Record<string, string>[]): string[] {
  return places.flatMap((place) => find(document, place)).flatMap(linesOf)
}

/** The pages of one address with the site's content and with our fallback texts. */
async function bothOf(address: string): Promise<{ full: Page; own: Page }> {
  const [full, own] = await Promise.all([shipped.open(address), alone.open(address)])
  expect([address, full.status, own.status]).toEqual([address, 200, 200])
  return { full, own }
}

/** Money, rates, shares, time spans and dates: these must not differ. */
function factsIn(lines: readonly string[]): string[] {
  const fact =
    /£[\d,]+(?:\.\d+)?|\d[\d,.]*p\b|\d[\d.]*%|\d[\d,]* ?kWh|\d+(?:-\d+)? (?:working days|business days|days|weeks|months|years|hours|minutes|seconds)|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g
  return [...new Set(lines.join('\n').match(fact))]
}

function expectNoOtherFacts(address: string, { full, own }: { full: Page; own: Page }): void {
  const known = factsIn(linesAt(full, { tag: 'main' }))
  const others = factsIn(linesAt(own, { tag: 'main' })).filter((fact) => !known.includes(fact))
  const titles = [full, own].map((page) => linesAt(page, { tag: 'h1' }).join())
  expect({ address, others, title: titles[1] }).toEqual({ address, others: [], title: titles[0] })
  expect(titles[1]).toMatch(/\w/)
}

test.for(['claims', 'claim-notes', 'bento', 'benefits-header', 'steps', 'demo', 'start-chatting'])(
  'the home page says the same in .%s',
  async (place) => {
    const { full, own } = await bothOf('/')
    const words = linesAt(full, { class: place })
    const ownWords = linesAt(own, { class: place })
    expect(ownWords.length).toBeGreaterThan(0)
    expect(ownWords.filter((line) => !words.includes(line))).toEqual([])
  },
)

test.for(['/terms', '/terms/app', '/terms/waitlist', '/privacy'])(
  '%s is of the same date, and knows no figure that the full text does not have',
  async (address) => {
    const both = await bothOf(address)
    const dateIn = (page: Page) => linesAt(page, { tag: 'main' }).find((line) => line.startsWith('Last updated'))
    expect(dateIn(both.own)).toMatch(/\d{4}/)
    expect(dateIn(both.own)).toBe(dateIn(both.full))
    expectNoOtherFacts(address, both)
  },
)

test('posts and answers have the same titles and dates, and no other figures', async () => {
  const { full, own } = await bothOf('/learn-more')
  const titles = ({ document }: Page) => [
    ...['post-grid', 'faq']
      .flatMap((place) => find(document, { class: place }))
      .flatMap((each) => find(each, { tag: 'h3' })),
    ...find(document, { class: 'steps' }),
  ]
  const known = titles(full).flatMap(linesOf)
  const ownTitles = titles(own).flatMap(linesOf)
  expect(ownTitles.length).toBeGreaterThan(10)
  expect(ownTitles.filter((line) => !known.includes(line))).toEqual([])
  const links = find(own.document, { tag: 'a' }).map(({ attribs }) => attribs['href'] ?? '')
  const posts = new Set(links.filter((link) => link.startsWith('/blog/')))
  expect(posts.size).toBe(7)
  for (const address of ['/learn-more', '/about-us', '/become-a-partner', ...posts]) {
    expectNoOtherFacts(address, await bothOf(address))
  }
})
