import type { Post } from '../site-content.ts'

const MOST = 3

/** Returns what to read after a post: first of its own category, then the rest, newest first. */
export function relatedPosts(posts: readonly Post[], { slug, category }: Pick<Post, 'slug' | 'category'>): Post[] {
  const others = posts.filter((post) => post.slug !== slug)
  const alike = others.filter((post) => post.category === category)
  return [...alike, ...others.filter((post) => post.category !== category)].slice(0, MOST)
}
