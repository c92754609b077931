import { jsonFeed } from '../../features/seo/json-feed.ts'
import { content } from '../../visit.ts'
import type { Route } from './+types/json-feed.ts'
import { answerText } from './answer-text.ts'
import { siteOf } from './site-of.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const [site, posts] = await Promise.all([siteOf(context), content(context).posts()])
  return answerText(request, { body: jsonFeed(site, posts), type: 'application/feed+json; charset=utf-8' })
}
