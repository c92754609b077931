import { stopReminders } from '@mowatt/contract'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import type { Route } from './+types/stop-reminders-page.ts'
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
  return postByLink(asked, (call, token, options) => call(stopReminders, { body: { token } }, options), {
    not_found:
      'This link is wrong or more than 30 days old. Use the link in a newer reminder email, or tell Mo to stop the reminder in the conversation where you asked for it.',
  })
}

export default function StopRemindersPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <MailLinkPage
      path="/reminders/stop"
      room="Reminders"
      promise="You choose what we send"
      title="No more reminders"
      token={token}
      answer={actionData && (actionData.done ? { done: STOPPED } : { trouble: actionData.trouble })}
      withoutLink="To use this page, open the link in a reminder email. Or tell Mo to stop the reminder in the conversation where you asked for it."
      asks="Press the button and we won’t send any more reminders to the address your reminder email came to."
      button="Stop my reminders"
      next={{ href: '/chat', label: 'Chat with Mo' }}
      isAskedAtOnce
    />
  )
}

const STOPPED = (
  <>
    <b>We’ve stopped your reminders.</b> We won’t send any more reminders to that address. You can ask for new ones at
    any time.
  </>
)
