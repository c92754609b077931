import { expect, type Page, test } from '@playwright/test'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** Our own texts stand in for content that cannot be had: they may say less, but never anything else. */
test.use({ javaScriptEnabled: false })

// One worker, and so one server.
test.describe.configure({ mode: 'default' })

let alone: OwnServer

test.beforeAll(async () => {
  // Nobody listens there, so every page of this server is made of our own texts.
  alone = await startOwnServer('alone', { env: { CONTENT_URL: 'http://127.0.0.1:9' } })
})
test.afterAll(() => alone.stop())

/** The words of a page as lines, place by place. */
async function linesAt(page: Page, url: string, places: readonly string[]): Promise<string[][]> {
  await page.goto(url)
  await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
  const texts = await Promise.all(places.map((place) => page.locator(place).allInnerTexts()))
  return texts.map((text) => text.flatMap((each) => each.split(/\n+/)).map((line) => line.trim()))
}

/** The words of a page by its own content and by ours. */
async function bothOf(page: Page, address: string, place = 'main') {
  const [shipped = []] = await linesAt(page, address, [place])
  const [own = []] = await linesAt(page, alone.url + address, [place])
  return { shipped, own }
}

/** Money, rates, shares, spans of time and dates: what must not differ. */
function factsIn(lines: readonly string[]): string[] {
  const fact =
    /£[\d,]+(?:\.\d+)?|\d[\d,.]*p\b|\d[\d.]*%|\d[\d,]* ?kWh|\d+(?:-\d+)? (?:working days|business days|days|weeks|months|years|hours|minutes|seconds)|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g
  return [...new Set(lines.join('\n').match(fact))]
}

test('the home page claims, promises and shows the same', async ({ page }) => {
  const places = ['.claims', '.claim-notes', '.bento', '.benefits-header', '.steps', '.demo', '.start-chatting']
  const allShipped = await linesAt(page, '/', places)
  const allOwn = await linesAt(page, alone.url, places)
  for (const [at, place] of places.entries()) {
    const [shipped = [], own = []] = [allShipped[at], allOwn[at]]
    expect(own.length, place).toBeGreaterThan(0)
    expect(
      own.filter((line) => !shipped.includes(line)),
      place,
    ).toEqual([])
  }
})

test('the legal pages are of the same date, and know no figure that the full text does not have', async ({ page }) => {
  for (const address of ['/terms', '/terms/app', '/terms/waitlist', '/privacy']) {
    const { shipped, own } = await bothOf(page, address)
    const dateIn = (lines: readonly string[]) => lines.find((line) => line.startsWith('Last updated'))
    expect.soft(dateIn(own), address).toBe(dateIn(shipped))
    expect.soft(own[0], address).toBe(shipped[0])
    const known = factsIn(shipped)
    expect
      .soft(
        factsIn(own).filter((fact) => !known.includes(fact)),
        address,
      )
      .toEqual([])
  }
})

test('posts and answers have the same titles and dates, and no other figures', async ({ page }) => {
  const { shipped, own } = await bothOf(page, '/learn-more', '.post-grid h3, .faq h3, .steps')
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((line) => !shipped.includes(line))).toEqual([])
  const addresses = await page
    .locator('a[href^="/blog/"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')!))
  expect(new Set(addresses).size).toBe(7)
  for (const address of ['/learn-more', '/about-us', '/become-a-partner', ...new Set(addresses)]) {
    const both = await bothOf(page, address)
    const known = factsIn(both.shipped)
    expect.soft(both.own[0], address).toBe(both.shipped[0])
    expect
      .soft(
        factsIn(both.own).filter((fact) => !known.includes(fact)),
        address,
      )
      .toEqual([])
  }
})
