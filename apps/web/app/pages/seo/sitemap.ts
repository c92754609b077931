import { readCompetition } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { lastChange } from '../../features/seo/feed-post.ts'
import { sitemap } from '../../features/seo/sitemap.ts'
import { content, visitContext } from '../../visit.ts'
import { readHome } from '../site/home-data.ts'
import type { Route } from './+types/sitemap.ts'
import { answerText } from './answer-text.ts'
import { legalPaths } from './site-paths.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const read = content(context)
  const [posts, legal] = await Promise.all([
    read.posts(),
    Promise.all(legalPaths.map(async ({ name, path }) => ({ path, changedAt: (await read.legal(name)).lastUpdated }))),
    read.page('about'),
    read.page('partner'),
    readHome(context),
  ])
  const { send, settings } = context.get(visitContext)
  const { competition } = await createClient(send)(readCompetition, { query: {} })
  const lastStep = competition?.steps.at(-1)?.at
  const body = sitemap(settings.siteUrl, [
    { path: '/', changedAt: read.changedAt('home') },
    { path: '/learn-more', changedAt: lastChange(posts) },
    { path: '/about-us', changedAt: read.changedAt('about') },
    { path: '/become-a-partner', changedAt: read.changedAt('partner') },
    { path: '/competition', changedAt: lastStep },
    { path: '/competition/check', changedAt: lastStep },
    // It changes with every new member: no date is better than a wrong one.
    { path: '/waitlist' },
    // A page of code: it changes with releases, whose dates are not recorded.
    { path: '/half-hours' },
    { path: '/cookies' },
    { path: '/company' },
    { path: '/accessibility' },
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changedAt: updatedAt })),
    ...legal,
  ])
  return answerText(request, { body, type: 'application/xml; charset=utf-8' })
}
