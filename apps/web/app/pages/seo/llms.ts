import { llmsText } from '../../features/seo/llms-text.ts'
import { content } from '../../visit.ts'
import type { Route } from './+types/llms.ts'
import { answerText } from './answer-text.ts'
import { siteOf } from './site-of.ts'
import { legalPaths, pagePaths } from './site-paths.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const read = content(context)
  const [site, settings, posts, pages, legal] = await Promise.all([
    siteOf(context),
    read.settings(),
    read.posts(),
    Promise.all(
      pagePaths.map(async ({ name, path }) => {
        const { title, metaDescription } = await read.page(name)
        return { title, description: metaDescription, path }
      }),
    ),
    Promise.all(
      legalPaths.map(async ({ name, path }) => {
        const { title, subtitle } = await read.legal(name)
        return { title, description: subtitle ?? title, path }
      }),
    ),
  ])
  const home = { title: 'Home', description: settings.metaDescription, path: '/' }
  const articles = posts.map(({ title, description, slug }) => ({ title, description, path: `/blog/${slug}` }))
  const body = llmsText(site, [home, ...pages, ...legal], articles)
  return answerText(request, { body, type: 'text/plain; charset=utf-8' })
}
