import { securityText } from '../../features/seo/security-text.ts'
import type { Route } from './+types/security-text.ts'
import { answerText } from './answer-text.ts'
import { siteOf } from './site-of.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const body = securityText(await siteOf(context), new Date())
  return answerText(request, { body, type: 'text/plain; charset=utf-8' })
}
