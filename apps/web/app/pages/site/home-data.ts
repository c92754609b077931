import type { RouterContextProvider } from 'react-router'
import { claimsAsOf } from '../../features/content/claims-as-of.server.ts'
import { content, visitContext } from '../../visit.ts'

/** All that the home page shows, and which of it content did not give. */
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
  const { now } = context.get(visitContext)
  return {
    banners,
    claims: claimsAsOf(claims, now),
    benefits,
    benefitsHeader,
    steps,
    page,
    missing: read.missing(),
  }
}
