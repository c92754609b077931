import { Link } from '@mowatt/ui'
import { data, redirect } from 'react-router'
import { movedPost } from '../../features/content/moved-post.server.ts'
import { ChatCall } from '../../features/content/articles/chat-call.tsx'
import articlesCss from '../../features/content/articles/articles.css?url'
import { PostCard } from '../../features/content/articles/post-card.tsx'
import { PostHeader } from '../../features/content/articles/post-header.tsx'
import { relatedPosts } from '../../features/content/articles/related-posts.ts'
import { RichText } from '../../features/content/articles/rich-text.tsx'
import { ShareLink } from '../../features/content/articles/share-link.tsx'
import { shareScript } from '../../features/content/articles/share-script.ts'
import { describeArticle } from '../../features/seo/describe-article.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { useSiteIdentity } from '../../features/seo/site-identity.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import { content, visitContext } from '../../visit.ts'
import type { Route } from './+types/blog-post-page.ts'
import { blogPostPageTexts } from './guide-texts.ts'

export const handle = { ...staticPage, ...(import.meta.env.SSR && { ownScript: shareScript() }) }

export function headers() {
  return keptBriefly()
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const read = content(context)
  const [post, posts, header] = await Promise.all([read.post(params.slug), read.posts(), read.section('blog')])
  if (post) return { post, related: relatedPosts(posts, post), header }
  // Unknown is not the same as not found: a search engine would remove the page.
  if (read.missing().some((part) => part.startsWith('post '))) throw data(null, { status: 503 })
  const moved = await movedPost(context.get(visitContext), params.slug).catch(() => {
    throw data(null, { status: 503 })
  })
  if (moved !== undefined) return redirect(`/blog/${moved}${new URL(request.url).search}`, 301)
  return data(null, { status: 404 })
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { siteUrl, siteName } = useSiteIdentity()
  if (!loaderData) return <NotFound siteName={siteName} />
  const { post, related, header } = loaderData
  const path = `/blog/${post.slug}`
  const crumbs = [
    { name: blogPostPageTexts.learnMore, path: '/learn-more' },
    { name: post.title, path },
  ]
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageMeta
        title={post.title}
        description={post.description}
        path={path}
        image={`/og/${post.slug}.png`}
        type="article"
        isIndexed={post.body.length > 0}
        publishedAt={post.publishedAt}
        updatedAt={post.updatedAt}
        jsonLd={[describeArticle(post), describeBreadcrumbs(crumbs)]}
      />
      <article>
        <PostHeader post={post} />
        <div className="article">{post.body.length > 0 ? <RichText blocks={post.body} /> : <NotWritten />}</div>
        <div className="article-end">
          <ShareLink title={post.title} address={siteUrl + path} />
        </div>
      </article>
      {related.length > 0 && (
        <section className="page-width related" aria-labelledby="related">
          <h2 id="related" className="text-h2">
            {blogPostPageTexts.readNext}
          </h2>
          <div className="post-grid">
            {related.map((each, position) => (
              <PostCard key={each.id} post={each} position={position} />
            ))}
          </div>
          {header.ctaText && header.ctaUrl && (
            <p className="mt-6">
              <Link href={header.ctaUrl}>{header.ctaText}</Link>
            </p>
          )}
        </section>
      )}
      <ChatCall />
    </>
  )
}

/** An editor may publish a title before its text. */
function NotWritten() {
  return (
    <p>
      {blogPostPageTexts.notYet[0]}
      <Link href="/learn-more">{blogPostPageTexts.notYet[1]}</Link>
      {blogPostPageTexts.notYet[2]}
    </p>
  )
}
