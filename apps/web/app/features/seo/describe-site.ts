import type { Describe } from './json-ld.ts'

/** The organisation behind the site. */
export const describeOrganization: Describe = ({ siteUrl, siteName, siteDescription, contactEmail }) => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: siteName,
  url: `${siteUrl}/`,
  description: siteDescription,
  logo: `${siteUrl}/icon-512.png`,
  email: contactEmail,
  areaServed: ['England', 'Wales', 'Scotland'],
})

/** The site itself, and how to search it. */
export const describeWebSite: Describe = ({ siteUrl, siteName, siteDescription }) => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: siteName,
  url: `${siteUrl}/`,
  description: siteDescription,
  inLanguage: 'en-GB',
  publisher: { '@id': `${siteUrl}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
