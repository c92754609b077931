import { expect, test } from 'vitest'
import { describeArticle } from './describe-article.ts'
import { describeBreadcrumbs } from './describe-breadcrumbs.ts'
import { describeFaqs } from './describe-faqs.ts'
import { describeOrganization, describeWebSite } from './describe-site.ts'
import { printJsonLd } from './json-ld.ts'

const site = {
  siteUrl: 'https://mowatt.example',
  siteName: 'Mowatt',
  siteDescription: 'Less to pay.',
  contactEmail: 'hello@mowatt.example',
}

test('nothing that an editor writes ends the script', () => {
  const printed = printJsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)</script><!-- & \u2028' }])
  expect(printed).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(printed)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><script>alert(1)</script><!-- & \u2028' }],
  })
})

test('the site says how it is searched, and who publishes it', () => {
  expect(describeWebSite(site)).toMatchObject({
    '@type': 'WebSite',
    publisher: { '@id': describeOrganization(site)['@id'] },
    potentialAction: { target: { urlTemplate: 'https://mowatt.example/search?q={search_term_string}' } },
  })
})

test('an article says when it was written and where its picture is', () => {
  const post = {
    slug: 'smart-meters',
    title: 'Smart meters',
    description: 'What they do.',
    category: 'technology',
    author: undefined,
    publishedAt: '2026-01-02T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
  }
  expect(describeArticle(post)(site)).toMatchObject({
    '@type': 'Article',
    headline: 'Smart meters',
    image: 'https://mowatt.example/og/smart-meters.png',
    datePublished: '2026-01-02T09:00:00.000Z',
    dateModified: '2026-03-01T09:00:00.000Z',
    author: { name: 'Mowatt' },
  })
})

test('breadcrumbs begin at home', () => {
  expect(describeBreadcrumbs([{ name: 'Learn more', path: '/learn-more' }])(site)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://mowatt.example/' },
    { '@type': 'ListItem', position: 2, name: 'Learn more', item: 'https://mowatt.example/learn-more' },
  ])
})

test('answers come without their markup', () => {
  const described = describeFaqs([{ question: 'Free?', answer: '**Yes.** Read [the terms](/terms).' }])(site)
  expect(described['mainEntity']).toEqual([
    { '@type': 'Question', name: 'Free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes. Read the terms.' } },
  ])
})
