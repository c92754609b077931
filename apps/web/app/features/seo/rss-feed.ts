import { escapeXml } from './escape-xml.ts'
import { type FeedPost, lastChange } from './feed-post.ts'
import { richTextToHtml } from './rich-text-to-html.ts'
import type { SiteIdentity } from './site-identity.ts'

/** The posts as RSS 2.0, newest first and with their whole text. */
export function rssFeed(site: SiteIdentity, posts: readonly FeedPost[]): string {
  const changedAt = lastChange(posts)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    words('title', site.siteName),
    element('link', `${site.siteUrl}/learn-more`),
    words('description', site.siteDescription),
    element('language', 'en-gb'),
    ...(changedAt ? [element('lastBuildDate', new Date(changedAt).toUTCString())] : []),
    `<atom:link href="${escapeXml(`${site.siteUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(site, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item({ siteUrl, siteName }: SiteIdentity, post: FeedPost): string {
  const address = `${siteUrl}/blog/${post.slug}`
  return [
    '<item>',
    words('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', new Date(post.publishedAt).toUTCString()),
    words('dc:creator', post.author ?? siteName),
    words('category', post.category),
    words('description', post.description),
    element('content:encoded', richTextToHtml(post.body, address)),
    '</item>',
  ].join('\n')
}

/** Feed readers treat titles and descriptions as HTML: ours contain none. */
function words(name: string, text: string): string {
  return element(name, text.replaceAll('<', '&lt;'))
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
