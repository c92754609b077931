import { data } from 'react-router'
import { useSite } from '../../features/content/use-site.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { staticPage } from '../../shell/static-page.ts'

export const handle = staticPage

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound siteName={useSite().settings.siteName} />
}
