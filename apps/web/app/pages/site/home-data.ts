import type { RouterContextProvider } from 'react-router'
import { claimsAsOf } from '../../features/content/claims-as-of.server.ts'
import { bannersOn } from '../../features/content/choose-hero-banner.ts'
import { londonDayOf } from '../../features/content/london-day-of.ts'
import { content, previewOf, visitContext } from '../../visit.ts'

/** The data of the home page, and which parts content did not provide. */
export type HomeData = Awaited<ReturnType<typeof readHome>>

export async function readHome(context: Readonly<RouterContextProvider>) {
  const read = content(context)
  const [banners, claims, benefits, benefitsHeader, steps, page] = await Promise.all([
    read.heroBanners(),
    read.claims(),
    read.benefits(),
    read.section('benefits'),
    read.steps(),
    read.page('home'),
  ])
  const visit = context.get(visitContext)
  const { now } = visit
  return {
    // An editor previews a campaign before its first day.
    banners: previewOf(visit) ? banners : bannersOn(banners, londonDayOf(now)),
    claims: claimsAsOf(claims, now),
    benefits,
    benefitsHeader,
    steps,
    page,
    missing: read.missing(),
  }
}
