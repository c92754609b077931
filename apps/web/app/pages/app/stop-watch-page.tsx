import { stopWatchByLink } from '@mowatt/contract'
import { stopGuardTexts } from '../../features/homes/guardian/guard-texts.ts'
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
  return { token: tokenOf(request), isSwitch: isAboutSwitch(request) }
}

export function action(asked: Route.ActionArgs) {
  return postByLink(asked, (call, token, options) => call(stopWatchByLink, { body: { token } }, options), {
    not_found: textsFor(isAboutSwitch(asked.request)).unknown,
  })
}

/** Emails of the watch and emails about a switch lead here; the link says which. */
function isAboutSwitch(request: Request): boolean {
  return new URL(request.url).searchParams.get('about') === 'switch'
}

function textsFor(isSwitch: boolean) {
  return isSwitch ? stopGuardTexts : linkTexts.stop
}

/** Unsubscribing from such emails: by one click in the mail client, or by this page. */
export default function StopWatchPage({ loaderData: { token, isSwitch }, actionData }: Route.ComponentProps) {
  const texts = textsFor(isSwitch)
  return (
    <MailLinkPage
      path="/home/stop"
      {...linkTexts.frame}
      {...texts}
      token={token}
      answer={actionData && (actionData.done ? { done: texts.done } : { trouble: actionData.trouble })}
      isAskedAtOnce
    />
  )
}
