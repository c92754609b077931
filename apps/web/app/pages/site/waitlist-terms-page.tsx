import { readCompetition } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { legalHandle } from './legal-handle.ts'
import { LegalPage } from './legal-page.tsx'
import { keptBriefly } from '../../shell/static-page.ts'
import { content, visitContext } from '../../visit.ts'
import type { Route } from './+types/waitlist-terms-page.ts'
import { competitionTerms } from './competition-terms.ts'

export const handle = legalHandle

export function headers() {
  return keptBriefly(['competition'])
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('competition') ?? undefined
  const call = createClient(context.get(visitContext).send)
  const [document, answer] = await Promise.all([
    content(context).legal('waitlist'),
    // The terms can be read even where the competition cannot.
    call(readCompetition, { query: { id } }).catch(() => undefined),
  ])
  return competitionTerms(document, answer?.competition)
}

export default function WaitlistTermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} path="/terms/waitlist" kind="the terms" />
}
