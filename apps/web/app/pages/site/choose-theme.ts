import { redirect } from 'react-router'
import { isTheme, themeCookie } from '../../browser/theme.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/choose-theme.ts'
import { safeReturn } from './safe-return.ts'

/** This address is not meant to be opened; opening it by hand redirects to the home page. */
export function loader() {
  return redirect('/')
}

/** The theme toggle of a browser without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { allow: 'POST' } })
  const form = await request.formData().catch(() => undefined)
  if (!form) throw new Response(null, { status: 415 })
  const theme = form.get('theme')
  // An invalid request: the visitor returns to where they were.
  if (!isTheme(theme)) return redirect(safeReturn(form.get('return_to')), 303)
  const cookie = themeCookie(theme, context.get(visitContext).settings.siteUrl)
  return redirect(safeReturn(form.get('return_to')), { status: 303, headers: { 'set-cookie': cookie } })
}
