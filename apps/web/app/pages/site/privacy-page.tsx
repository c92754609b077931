import { LegalPage } from './legal-page.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import { content } from '../../visit.ts'
import type { Route } from './+types/privacy-page.ts'

export const handle = staticPage

export function headers() {
  return keptBriefly()
}

export async function loader({ context }: Route.LoaderArgs) {
  return content(context).legal('privacy')
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} path="/privacy" kind="the policy" />
}
