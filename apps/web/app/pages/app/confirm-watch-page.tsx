import { confirmWatch } from '@mowatt/contract'
import { linkTexts } from '../../features/homes/home-texts.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import type { Route } from './+types/confirm-watch-page.ts'
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
  return postByLink(asked, (call, token, options) => call(confirmWatch, { body: { token } }, options))
}

/** The address of a watch is confirmed only by a press: some link scanners run scripts too. */
export default function ConfirmWatchPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <MailLinkPage
      path="/home/confirm"
      {...linkTexts.frame}
      {...linkTexts.confirm}
      token={token}
      answer={
        actionData &&
        (actionData.done ? { done: linkTexts.confirm.done(actionData.done.name) } : { trouble: actionData.trouble })
      }
      isAskedAtOnce={false}
    />
  )
}
