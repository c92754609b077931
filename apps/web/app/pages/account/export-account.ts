import { redirect } from 'react-router'
import { exportByCookie } from '../../features/identity/without-scripts/account-cookie.server.ts'
import { identityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/export-account.ts'

/** A person's data as a file, for users who signed in without JavaScript. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const client = identityClient(context.get(visitContext))
  const all = await exportByCookie(client, request.headers.get('cookie')).catch(() => undefined)
  if (!all) return redirect('/account')
  return new Response(JSON.stringify(all, undefined, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="mowatt-export.json"',
      'cache-control': 'no-store',
    },
  })
}
