import { stopWatchByLink } from '@mowatt/contract'
import { linkTexts } from '../../features/homes/home-texts.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import type { Route } from './+types/stop-watch-page.ts'
import { MailLinkPage, tokenOf } from './mail-link-page.tsx'
import { postByLink } from './post-by-link.server.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

export function loader({ request }: Route.LoaderArgs) {
  return { token: tokenOf(request) }
}

export function action(asked: Route.ActionArgs) {
  return postByLink(asked, (call, token, options) => call(stopWatchByLink, { body: { token } }, options), {
    not_found: linkTexts.stop.unknown,
  })
}

/** The end of a watch, from a mail of it: by a press in the mail, or by this page. */
export default function StopWatchPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <MailLinkPage
      path="/home/stop"
      {...linkTexts.frame}
      {...linkTexts.stop}
      token={token}
      answer={actionData && (actionData.done ? { done: linkTexts.stop.done } : { trouble: actionData.trouble })}
      isAskedAtOnce
    />
  )
}
