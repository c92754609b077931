import { webManifest } from '../../features/seo/web-manifest.ts'
import type { Route } from './+types/manifest.ts'
import { answerText } from './answer-text.ts'
import { siteOf } from './site-of.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const body = webManifest(await siteOf(context))
  return answerText(request, { body, type: 'application/manifest+json; charset=utf-8' })
}
