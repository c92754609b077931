import { redirect } from 'react-router'
import type { Route } from './+types/moved-page.ts'

/** Old addresses, and their new ones. */
const moved: Record<string, string> = {
  '/blog': '/learn-more',
  '/green-energy-uk-2025': '/blog/green-energy-tariffs-explained',
  '/smart-meter-switching-uk': '/blog/smart-meters-and-switching',
}

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const target = moved[pathname.replace(/(?<!\/)\/+$/, '').toLowerCase()] ?? '/'
  return redirect(target + search, 301)
}
