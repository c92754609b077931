import { legalHandle } from './legal-handle.ts'
import { LegalPage } from './legal-page.tsx'
import { keptBriefly } from '../../shell/static-page.ts'
import { content } from '../../visit.ts'
import type { Route } from './+types/terms-page.ts'

export const handle = legalHandle

export function headers() {
  return keptBriefly()
}

export async function loader({ context }: Route.LoaderArgs) {
  return content(context).legal('main')
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} path="/terms" kind="the terms" />
}
