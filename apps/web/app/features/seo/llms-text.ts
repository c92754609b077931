import type { SiteIdentity } from './site-identity.ts'

type Described = { title: string; description: string; path: string }

/** The site in a few lines of Markdown, for language models that read it on somebody's behalf. */
export function llmsText(site: SiteIdentity, pages: readonly Described[], posts: readonly Described[]): string {
  const line = ({ title, description, path }: Described) =>
    `- [${flat(title)}](${site.siteUrl}${path}): ${flat(description)}`
  return [
    `# ${flat(site.siteName)}`,
    '',
    `> ${flat(site.siteDescription)}`,
    '',
    'Figures on this site are claims, each with a basis and a date. Please quote all three together. Tariffs are sample data where they say so.',
    '',
    '## Pages',
    '',
    ...pages.map(line),
    '',
    '## Articles',
    '',
    ...posts.map(line),
    '',
    '## Machine-readable',
    '',
    `- [RSS feed](${site.siteUrl}/feed.xml): all articles in full`,
    `- [JSON feed](${site.siteUrl}/feed.json): the same articles, as JSON`,
    `- [Sitemap](${site.siteUrl}/sitemap.xml): every page`,
    `- [Search](${site.siteUrl}/search?q=exit+fees): by words, in the query \`q\``,
    '',
  ].join('\n')
}

/** One line without Markdown of its own. */
function flat(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/[[\]<>`]/g, '')
    .trim()
}
