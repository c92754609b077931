import { pagePaths } from '@mowatt/contract/known-paths'
import { expect, test } from 'vitest'
import { linkProblem } from './link-problem.ts'

const places = {
  siteUrl: 'https://mowatt.example',
  paths: pagePaths,
  posts: new Set(['smart-meters']),
  questions: new Set(['free']),
  movedPosts: new Map([['old-meters', 'smart-meters']]),
}

test.each([
  '/',
  '/terms/app',
  '/terms/',
  '/learn-more?x=1#faq',
  '/learn-more#faq-free',
  '/blog/smart-meters',
  '#upload',
  'mailto:hello@mowatt.example',
  'mailto:hello@mowatt.example?subject=Hello',
  'https://mowatt.example/privacy',
  'https://ico.org.uk/make-a-complaint?x=1',
  'https://münchen.example/',
])('%s leads somewhere', (link) => {
  expect(linkProblem(link, places)).toBeUndefined()
})

test.each([
  ['/term', 'no_page'],
  ['/blog/no-such-post', 'no_page'],
  ['https://mowatt.example/term', 'no_page'],
  ['/learn-more#faq-gone', 'no_place'],
  ['javascript:alert(1)', 'no_link'],
  ['terms', 'no_link'],
  ['http://ico.org.uk', 'no_link'],
  ['https://ico', 'no_link'],
  ['https://exa mple.org', 'no_link'],
  ['mailto:hello', 'no_link'],
])('%s is told as %s', (link, problem) => {
  expect(linkProblem(link, places)).toEqual({ problem, leadsTo: null })
})

test('a link to a post that has moved is told with where it is now', () => {
  expect(linkProblem('/blog/old-meters', places)).toEqual({ problem: 'moved', leadsTo: '/blog/smart-meters' })
})
