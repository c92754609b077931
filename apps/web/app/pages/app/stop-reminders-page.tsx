import { stopReminders } from '@mowatt/contract'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import type { Route } from './+types/stop-reminders-page.ts'
import { MailLinkPage, tokenOf } from './mail-link-page.tsx'
import { postByLink } from './post-by-link.server.ts'
import { remindersTexts } from './reminders-texts.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

export function loader({ request }: Route.LoaderArgs) {
  return { token: tokenOf(request) }
}

export function action(asked: Route.ActionArgs) {
  return postByLink(asked, (call, token, options) => call(stopReminders, { body: { token } }, options), {
    not_found: remindersTexts.wrongLink,
  })
}

export default function StopRemindersPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <MailLinkPage
      path="/reminders/stop"
      frameTitle={remindersTexts.frameTitle}
      promise={remindersTexts.promise}
      title={remindersTexts.title}
      token={token}
      answer={actionData && (actionData.done ? { done: STOPPED } : { trouble: actionData.trouble })}
      withoutLink={remindersTexts.withoutLink}
      asks={remindersTexts.asks}
      button={remindersTexts.button}
      next={{ href: '/chat', label: remindersTexts.next }}
      isAskedAtOnce
    />
  )
}

const STOPPED = (
  <>
    <b>{remindersTexts.stopped[0]}</b>
    {remindersTexts.stopped[1]}
  </>
)
