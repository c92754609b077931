import type { Describe } from './json-ld.ts'

export type DescribedPost = {
  slug: string
  title: string
  description: string
  author: string | undefined
  category: string
  publishedAt: string
  updatedAt: string
}

export function describeArticle(post: DescribedPost): Describe {
  return ({ siteUrl, siteName }) => ({
    '@type': 'Article',
    '@id': `${siteUrl}/blog/${post.slug}#article`,
    mainEntityOfPage: `${siteUrl}/blog/${post.slug}`,
    headline: post.title,
    description: post.description,
    image: `${siteUrl}/og/${post.slug}.png`,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: 'en-GB',
    articleSection: post.category,
    author: { '@type': 'Organization', name: post.author ?? siteName, url: `${siteUrl}/about-us` },
    publisher: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: siteName,
      logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
    },
  })
}
