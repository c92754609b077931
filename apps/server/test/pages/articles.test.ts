import { afterAll, beforeAll, expect, test } from 'vitest'
import { find } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let site: SiteTestApp
beforeAll(async () => {
  site = await createSiteTestApp()
})
afterAll(() => site.close())

test('every sum of a post is drawn, with the list as its key', async () => {
  const { document, words } = await site.open('/blog/how-much-can-you-save-a-year')
  const totals = words.match(/Total: £/g) ?? []
  const drawn = find(document, { class: 'money-parts' })
  expect(totals.length).toBeGreaterThan(0)
  expect(drawn.map((picture) => find(picture, { tag: 'svg' }).length)).toEqual(totals.map(() => 4))
  expect(find(document, { class: 'money-bars' })).toHaveLength(1)
  expect(find(document, { class: 'money-list' })).toHaveLength(totals.length + 1)
})

test('no two posts share a picture', async () => {
  const { document } = await site.open('/learn-more')
  const pictures = find(document, { class: 'post-picture' }).map((picture) =>
    JSON.stringify(find(picture, {}).map(({ attribs }) => attribs)),
  )
  expect(pictures.length).toBeGreaterThan(1)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.each(['/about-us', '/become-a-partner'])('%s shows its points as cards, in their order', async (path) => {
  const { document } = await site.open(path)
  const [points] = find(document, { class: 'article-points' })
  expect(points && find(points, { tag: 'p' }).map((point) => find(point, { tag: 'strong' }).length)).toContain(1)
})
