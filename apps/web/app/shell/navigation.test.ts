import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { accountLinks, footerLinks, headerLinks, pageExists, leadsSomewhere } from './navigation.ts'

const texts = (pathname: string) => headerLinks(pathname).map(({ text }) => text)

test('every link leads to a page that exists', () => {
  const paths = routes.map(({ path = '' }) => `/${path}`)
  const pages = ['/', '/learn-more', '/about-us', '/become-a-partner', '/waitlist', '/terms']
  const links = [...pages.flatMap(headerLinks), ...footerLinks().flatMap((column) => column.links)]
  for (const { to } of links) expect(paths).toContain(to.replace(/[?#].*$/, ''))
})

test.for<[string, string[]]>([
  ['/', ['About Us', 'Learn More']],
  ['/learn-more', ['About Us']],
  ['/learn-more/', ['About Us']],
  ['/about-us', ['Learn More']],
  ['/become-a-partner', ['About Us', 'Learn More']],
  ['/waitlist', []],
  ['/terms', ['About Us', 'Learn More']],
  ['/blog/smart-meters-and-switching', ['About Us', 'Learn More']],
])('the header of %s links to %j', ([pathname, expected]) => {
  expect(texts(pathname)).toEqual(expected)
})

test('the dashboard links to its own parts, for whoever is signed in', () => {
  expect(accountLinks('/waitlist/').map(({ text, to }) => [text, to])).toEqual([
    ['Overview', '#overview'],
    ['Insights', '#insights'],
    ['How it Works', '#how-it-works'],
  ])
  expect(accountLinks('/')).toEqual([])
})

test('the footer has its three groups', () => {
  expect(footerLinks().map(({ title, links }) => [title, ...links.map(({ text }) => text)])).toEqual([
    ['Company', 'About Us', 'Who We Are', 'Become a Partner'],
    ['Resources', 'Learn More', 'FAQs', 'Search', 'Status'],
    ['Legal', 'Terms', 'Privacy', 'Accessibility'],
  ])
})

test('a page is known by its path alone', () => {
  expect(pageExists('/learn-more#faq')).toBe(true)
  expect(pageExists('/search?q=meter')).toBe(true)
  expect(pageExists('/waitlist?ref=BB42')).toBe(true)
  expect(pageExists('/chat')).toBe(true)
  expect(pageExists('/nowhere')).toBe(false)
})

test.for([
  ['/learn-more#faq', true],
  ['/blog/any-post', true],
  ['https://ofgem.gov.uk', true],
  ['#top', true],
  ['/no-such-page', false],
] as const)('%s leads somewhere: %s', ([url, expected]) => {
  expect(leadsSomewhere(url)).toBe(expected)
})
