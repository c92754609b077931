import { serviceWorker } from '../../browser/offline/service-worker.ts'
import type { Route } from './+types/service-worker.ts'

const VERSION = /^[\w-]{1,40}$/

/** Pages request it with their release, so that each release has its own. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('v') ?? ''
  const options = { cache: `mowatt.offline.${VERSION.test(asked) ? asked : 'none'}`, page: '/offline' }
  return new Response(`(${serviceWorker.toString()})(self,${JSON.stringify(options)})`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
