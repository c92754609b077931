import type { FeedPost } from './feed-post.ts'
import { richTextToHtml } from './rich-text-to-html.ts'
import type { SiteIdentity } from './site-identity.ts'

/** The posts as JSON Feed 1.1, newest first and with their whole text. */
export function jsonFeed({ siteUrl, siteName, siteDescription }: SiteIdentity, posts: readonly FeedPost[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: siteName,
    home_page_url: `${siteUrl}/learn-more`,
    feed_url: `${siteUrl}/feed.json`,
    description: siteDescription,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/favicon-32.png`,
    language: 'en-GB',
    authors: [{ name: siteName, url: `${siteUrl}/about-us` }],
    items: posts.map((post) => ({
      id: `${siteUrl}/blog/${post.slug}`,
      url: `${siteUrl}/blog/${post.slug}`,
      title: post.title,
      summary: post.description,
      content_html: richTextToHtml(post.body, `${siteUrl}/blog/${post.slug}`),
      image: `${siteUrl}/og/${post.slug}.png`,
      date_published: post.publishedAt,
      date_modified: post.updatedAt,
      authors: [{ name: post.author ?? siteName }],
      tags: [post.category],
    })),
  })
}
