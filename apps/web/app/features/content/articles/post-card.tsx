import { Card } from '@mowatt/ui'
import { tracked } from '../../../browser/analytics/tracked.ts'
import type { Post } from '../site-content.ts'
import { postCardTexts } from './article-texts.ts'
import { categoryName } from './post-categories.ts'
import { PostPicture } from './post-picture.tsx'
import { readingMinutes } from './reading-minutes.ts'

type PostCardProps = { post: Post; /** Its index in the list, from 0. */ position: number; headingLevel?: 2 | 3 }

/** A link to a post; the whole card is the link. */
export function PostCard({ post, position, headingLevel = 3 }: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Card isLink className="post-card">
      <PostPicture post={post} />
      <Heading className="text-h4">
        <a
          href={`/blog/${post.slug}`}
          className="focus-shown-outside no-underline"
          {...tracked('blog_click', { post_title: post.title, post_slug: post.slug, position_in_list: position })}
        >
          {post.title}
        </a>
      </Heading>
      <p className="text-text-2">{post.description}</p>
      <p className="post-card-facts">{postCardTexts.about(categoryName(post.category), readingMinutes(post.body))}</p>
    </Card>
  )
}
