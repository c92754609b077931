import type { PostCategory } from '../site-content.ts'

/** The categories in the order of the page, with the words for one post and for all of them. */
export const postCategories: readonly { category: PostCategory; one: string; all: string }[] = [
  { category: 'guide', one: 'Guide', all: 'Guides' },
  { category: 'technology', one: 'Technology', all: 'Technology' },
  { category: 'savings', one: 'Savings', all: 'Savings' },
  { category: 'sustainability', one: 'Sustainability', all: 'Sustainability' },
]

export function categoryName(category: PostCategory): string {
  return postCategories.find((each) => each.category === category)?.one ?? 'Guide'
}
