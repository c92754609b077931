import { rssFeed } from '../../features/seo/rss-feed.ts'
import { content } from '../../visit.ts'
import type { Route } from './+types/rss-feed.ts'
import { answerText } from './answer-text.ts'
import { siteOf } from './site-of.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const [site, posts] = await Promise.all([siteOf(context), content(context).posts()])
  return answerText(request, { body: rssFeed(site, posts), type: 'application/rss+xml; charset=utf-8' })
}
