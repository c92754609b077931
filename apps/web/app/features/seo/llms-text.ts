import { llmsTexts } from './seo-texts.ts'
import type { SiteIdentity } from './site-identity.ts'

type Described = { title: string; description: string; path: string }

/** The site in a few lines of Markdown, for language models that read it on a user's behalf. */
export function llmsText(site: SiteIdentity, pages: readonly Described[], posts: readonly Described[]): string {
  const line = ({ title, description, path }: Described) =>
    `- [${flat(title)}](${site.siteUrl}${path}): ${flat(description)}`
  return [
    `# ${flat(site.siteName)}`,
    '',
    `> ${flat(site.siteDescription)}`,
    '',
    llmsTexts.claims,
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
    llmsTexts.rss(site.siteUrl),
    llmsTexts.json(site.siteUrl),
    llmsTexts.sitemap(site.siteUrl),
    llmsTexts.search(site.siteUrl),
    '',
  ].join('\n')
}

/** One line without Markdown syntax. */
function flat(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/[[\]<>`]/g, '')
    .trim()
}
