/** What other programs read about the site and may show to people. */

export const llmsTexts = {
  claims:
    'Figures on this site are claims, each with a basis and a date. Please quote all three together. Tariffs marked as samples aren’t real offers.',
  rss: (siteUrl: string) => `- [RSS feed](${siteUrl}/feed.xml): all articles in full`,
  json: (siteUrl: string) => `- [JSON feed](${siteUrl}/feed.json): the same articles, as JSON`,
  sitemap: (siteUrl: string) => `- [Sitemap](${siteUrl}/sitemap.xml): every page`,
  search: (siteUrl: string) => `- [Search](${siteUrl}/search?q=exit+fees): put your words in the \`q\` parameter`,
} as const

export const seoLinksTexts = {
  articles: (siteName: string) => `${siteName}: articles`,
} as const

export const webManifestTexts = {
  askMo: 'Ask Mo',
  addABill: 'Add a bill',
  waitlist: 'Waitlist',
} as const
