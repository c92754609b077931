import { redirect } from 'react-router'
import { isTheme, THEME_KEY } from '../../browser/theme.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/choose-theme.ts'
import { safeReturn } from './safe-return.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Nobody reads this address; who opens it by hand is led home. */
export function loader() {
  return redirect('/')
}

/** The theme toggle of a browser without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = form.get('theme')
  if (!isTheme(theme)) return new Response('Unknown theme', { status: 400 })
  const isSecure = context.get(visitContext).settings.siteUrl.startsWith('https:')
  const cookie = `${THEME_KEY}=${theme}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${isSecure ? '; Secure' : ''}`
  return redirect(safeReturn(form.get('return_to')), { status: 303, headers: { 'set-cookie': cookie } })
}
