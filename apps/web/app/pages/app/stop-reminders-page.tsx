import { stopReminders } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'
import { Button, ButtonLink, Note } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { data, Form } from 'react-router'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { AppFrame } from '../../shell/app/app-frame.tsx'
import { textOf } from '../../shell/text-of.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/stop-reminders-page.ts'
import { useAppPage } from './use-app-page.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

/** Looking at the link does nothing, because programs look at links; the page then asks by itself, or by its button. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { send, requestId, visitorAddress } = context.get(visitContext)
  const form = await request.formData().catch(() => new FormData())
  const headersFor = { 'x-request-id': requestId, 'x-visitor-address': visitorAddress }
  try {
    const body = { token: textOf(form, 'token') }
    await createClient(send)(stopReminders, { body }, { headers: headersFor })
    return data({ trouble: undefined })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const isUnknown = error.code === 'not_found'
    return data({ trouble: isUnknown ? UNKNOWN : error.message }, { status: error.status })
  }
}

const UNKNOWN =
  'This link is wrong or more than 30 days old. Use the link in a newer reminder email, or tell Mo to stop the reminder in the conversation where you asked for it.'

export default function StopRemindersPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { siteName, siteBase } = useAppPage()
  const form = useRef<HTMLFormElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current || token === '') return
    isAsked.current = true
    form.current?.requestSubmit()
  }, [token])

  return (
    <>
      <PageMeta title="No more reminders" description="Stop your reminders." path="/reminders/stop" isIndexed={false} />
      <AppFrame
        siteName={siteName}
        siteBase={siteBase}
        place="none"
        title="Reminders"
        subtitle="You choose what we send"
      >
        <div className="grid gap-5">
          <h1 className="text-h2">No more reminders</h1>
          {actionData?.trouble && (
            <Note tone="danger" announce="alert">
              {actionData.trouble}
            </Note>
          )}
          {actionData && !actionData.trouble && (
            <Note tone="success" announce="status">
              <b>We’ve stopped your reminders.</b> We won’t send any more reminders to that address. You can ask for new
              ones at any time.
            </Note>
          )}
          {!actionData && token === '' && (
            <Note tone="info">
              To use this page, open the link in a reminder email. Or tell Mo to stop the reminder in the conversation
              where you asked for it.
            </Note>
          )}
          {(actionData || token === '') && (
            <div>
              <ButtonLink href="/chat" variant="quiet">
                Chat with Mo
              </ButtonLink>
            </div>
          )}
          {!actionData && token !== '' && (
            <Form ref={form} method="post" className="grid gap-4">
              <p>Press the button and we won’t send any more reminders to the address your reminder email came to.</p>
              <input type="hidden" name="token" value={token} />
              <div>
                <Button type="submit">Stop my reminders</Button>
              </div>
            </Form>
          )}
        </div>
      </AppFrame>
    </>
  )
}
