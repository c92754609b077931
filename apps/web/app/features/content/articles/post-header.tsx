import { Badge, MoBill } from '@mowatt/ui'
import { tracked, trackedView } from '../../../browser/analytics/tracked.ts'
import type { Post } from '../site-content.ts'
import { postHeaderTexts } from './article-texts.ts'
import { Day } from './day.tsx'
import { categoryName } from './post-categories.ts'
import { readingMinutes } from './reading-minutes.ts'

/** The yellow top of a post, with the one Mo of the page. */
export function PostHeader({ post }: { post: Post }) {
  const isUpdated = post.updatedAt.slice(0, 10) > post.publishedAt.slice(0, 10)
  return (
    <header
      className="post-header on-yellow"
      {...trackedView('blog_viewed', { post_title: post.title, post_slug: post.slug })}
    >
      <div className="page-width post-header-columns">
        <div className="post-header-words">
          <p className="post-facts">
            <Badge className="bg-ink! text-brand!">{categoryName(post.category)}</Badge>
            <span>
              <Day time={post.publishedAt} />
              {postHeaderTexts.minuteRead[0]}
              {readingMinutes(post.body)}
              {postHeaderTexts.minuteRead[1]}
            </span>
          </p>
          <h1 className="text-title text-balance">{post.title}</h1>
          <p className="max-w-[46ch] text-lead text-pretty">{post.description}</p>
          <p className="text-small font-medium">
            {post.author && (
              <>
                {postHeaderTexts.by[0]}
                <a
                  href="/about-us"
                  className="underline underline-offset-4"
                  {...tracked('team_click', { member_name: post.author, member_index: 0, action: 'byline' })}
                >
                  {post.author}
                </a>
                {postHeaderTexts.by[1]}
              </>
            )}
            {isUpdated && (
              <>
                {postHeaderTexts.updated[0]}
                <Day time={post.updatedAt} />
                {postHeaderTexts.updated[1]}
              </>
            )}
          </p>
        </div>
        <div className="post-header-mo">
          <MoBill className="relative mx-auto w-52 md:w-67" />
        </div>
      </div>
    </header>
  )
}
