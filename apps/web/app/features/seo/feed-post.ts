import type { FeedBlock } from './rich-text-to-html.ts'

export type FeedPost = {
  slug: string
  title: string
  description: string
  category: string
  author: string | undefined
  body: readonly FeedBlock[]
  /** Times as ISO text. */
  publishedAt: string
  updatedAt: string
}

/** The latest moment at which one of these changed. */
export function lastChange(posts: readonly Pick<FeedPost, 'updatedAt'>[]): string | undefined {
  return posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
}
