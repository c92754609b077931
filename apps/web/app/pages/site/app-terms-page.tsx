import { legalHandle } from './legal-handle.ts'
import { LegalPage } from './legal-page.tsx'
import { keptBriefly } from '../../shell/static-page.ts'
import { content } from '../../visit.ts'
import type { Route } from './+types/app-terms-page.ts'

export const handle = legalHandle

export function headers() {
  return keptBriefly()
}

export async function loader({ context }: Route.LoaderArgs) {
  return content(context).legal('app')
}

export default function AppTermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} path="/terms/app" kind="the terms" />
}
