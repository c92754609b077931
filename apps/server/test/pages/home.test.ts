import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, textsOf, wordsOf } from './read-page.ts'
import { createSiteTestApp, type SiteTestApp } from './site-test-app.ts'

let site: SiteTestApp
beforeAll(async () => {
  site = await createSiteTestApp()
})
afterAll(() => site.close())

test('the server sends the hero, the figures, the footnote, the benefits, the steps, the whole demo and the last call', async () => {
  const { document, words } = await site.open('/')
  expect(find(document, { tag: 'title' })[0]?.children[0]).toMatchObject({
    data: expect.stringContaining('Mowatt') as string,
  })
  expect(textsOf(document, { tag: 'h1' })).toEqual(['Switch energy in seconds.'])
  expect(words).toContain('Preview: real bill reading, sample tariffs')
  expect(textsOf(document, { tag: 'dt' })).toContainEqual(expect.stringContaining('potential savings a year'))
  expect(words).toContain('£230')
  expect(words).toContain('1. Savings.')
  expect(find(document, {}).filter(({ attribs }) => 'style' in attribs)).toEqual([])
  const [main] = find(document, { tag: 'main' })
  // The first is for phones alone.
  expect(main && textsOf(main, { tag: 'h2' })).toEqual([
    'Chat now!',
    'Why use Mowatt?',
    'How it works',
    'Got a bill? Mo will dig in.',
    'Join the waitlist',
  ])
  const [bento] = find(document, { class: 'bento' })
  expect(bento && textsOf(bento, { tag: 'h3' })).toEqual([
    'Save money automatically',
    'Switch in 60 seconds',
    'Greener choices',
    'Ongoing deal monitoring',
  ])
  expect(find(document, { class: 'step' }).length).toBeGreaterThanOrEqual(3)
  const messages = find(document, { class: 'demo-message' })
  expect(messages.filter(({ attribs }) => 'data-waiting' in attribs)).toEqual([])
  expect(messages.map(wordsOf).at(-1)).toMatch(/\w/)
  expect(textsOf(document, { tag: 'figure' }).join(' ')).toContain('Example conversation.')
  expect(find(document, { 'data-demo-controls': 'true' }).map(({ attribs }) => 'hidden' in attribs)).toEqual([true])
  const calls = find(document, { tag: 'a', href: '/mowatt' }).map(wordsOf)
  expect(calls).toContain('Start chatting')
})

test.for(['campaign=FOUNDERS', 'campaign_id=founders', 'c=Founders'])(
  '%s shows the banner of its campaign',
  async (query) => {
    const { document, words } = await site.open(`/?${query}`)
    expect(textsOf(document, { tag: 'h1' })).toEqual(['Save over £230 in 60 seconds.'])
    expect(words).toContain('Built for founders')
    expect(find(document, { tag: 'a', href: '#upload' }).map(wordsOf)).toContain('Get Started')
  },
)

test('a campaign that nobody knows shows the default banner', async () => {
  const { document } = await site.open('/?campaign=__proto__')
  expect(textsOf(document, { tag: 'h1' })).toEqual(['Switch energy in seconds.'])
})
