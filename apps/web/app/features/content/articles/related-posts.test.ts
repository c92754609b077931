import { expect, test } from 'vitest'
import type { Post, PostCategory } from '../site-content.ts'
import { relatedPosts } from './related-posts.ts'

function post(slug: string, category: PostCategory): Post {
  const times = { publishedAt: '2026-10-13T08:00:00.000Z', updatedAt: '2026-10-13T08:00:00.000Z' }
  return {
    id: slug,
    slug,
    title: slug,
    description: '',
    icon: 'Leaf',
    featured: false,
    category,
    author: '',
    body: [],
    ...times,
  }
}

test('posts of the same category come first, and never the post itself', () => {
  const posts = [
    post('a', 'guide'),
    post('b', 'savings'),
    post('c', 'technology'),
    post('d', 'savings'),
    post('e', 'guide'),
  ]
  expect(relatedPosts(posts, { slug: 'b', category: 'savings' }).map(({ slug }) => slug)).toEqual(['d', 'a', 'c'])
  expect(relatedPosts([post('a', 'guide')], { slug: 'a', category: 'guide' })).toEqual([])
})
