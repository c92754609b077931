import { robotsText } from '../../features/seo/robots-text.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/robots.ts'
import { answerText } from './answer-text.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const body = robotsText(context.get(visitContext).settings.siteUrl)
  return answerText(request, { body, type: 'text/plain; charset=utf-8' })
}
