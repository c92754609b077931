import { redirect } from 'react-router'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/open-preview.ts'
import { previewCookie } from './preview-cookie.server.ts'

/** This address is not meant to be opened; opening it by hand redirects to the console. */
export function loader() {
  return redirect('/operate')
}

/**
 * Stores an operator's token in a cookie for pages of the site: they're rendered by the server, and otherwise only
 * scripts of the console have it. Each page checks whether it opens anything.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  const token = form?.get('token')
  if (typeof token !== 'string' || !/^[\w.-]{1,3500}$/.test(token)) throw new Response(null, { status: 400 })
  const { siteUrl } = context.get(visitContext).settings
  return new Response(null, { status: 204, headers: { 'set-cookie': previewCookie(token, siteUrl) } })
}
