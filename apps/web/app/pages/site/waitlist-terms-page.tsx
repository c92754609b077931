import { legalHandle } from './legal-handle.ts'
import { LegalPage } from './legal-page.tsx'
import { keptBriefly } from '../../shell/static-page.ts'
import { content, visitContext } from '../../visit.ts'
import type { Route } from './+types/waitlist-terms-page.ts'
import { namedCompetitionIfRead } from '../competition/named-competition.ts'
import { competitionTerms } from './competition-terms.ts'

export const handle = legalHandle

export function headers() {
  return keptBriefly(['competition'])
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('competition')
  const [document, competition] = await Promise.all([
    content(context).legal('waitlist'),
    // The terms can be read even if the competition cannot.
    namedCompetitionIfRead(context.get(visitContext).send, id),
  ])
  return competitionTerms(document, competition)
}

export default function WaitlistTermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} path="/terms/waitlist" kind="the terms" />
}
