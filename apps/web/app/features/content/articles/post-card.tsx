import { Card } from '@mowatt/ui'
import type { Post } from '../site-content.ts'
import { categoryName } from './post-categories.ts'
import { PostIcon } from './post-icon.tsx'
import { readingMinutes } from './reading-minutes.ts'

/** A post as something to open; the whole card is its link. */
export function PostCard({ post, headingLevel = 3 }: { post: Post; headingLevel?: 2 | 3 }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Card isLink className="post-card">
      <PostIcon post={post} />
      <Heading className="text-h4">
        <a href={`/blog/${post.slug}`} className="focus-shown-outside no-underline">
          {post.title}
        </a>
      </Heading>
      <p className="text-text-2">{post.description}</p>
      <p className="post-card-facts">
        {categoryName(post.category)}, {readingMinutes(post.body)} minute read
      </p>
    </Card>
  )
}
