import { Button, Note } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { type Refused, useAct } from '../../../browser/use-act.ts'
import { useIdentity } from '../use-identity.ts'
import { resendFormTexts } from './link-texts.ts'
import { sendLink } from './sign-in.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const WAIT_SECONDS = 60

type ResendFormProps = { email: string; refused?: Refused | undefined; returnTo?: string | undefined }

/**
 * Sends the email again, a minute after the last one. Without JavaScript there is no countdown, and the server enforces
 * the limit.
 */
export function ResendForm({ email, refused, returnTo }: ResendFormProps) {
  const settings = useIdentity()
  const [secondsLeft, restart] = useSecondsLeft(WAIT_SECONDS)
  const [isSent, setIsSent] = useState(false)
  const act = useAct(
    (failure) => {
      if (failure.code === 'sign_in_too_often') restart()
      return failure.message
    },
    refused && { message: refused.message, fields: undefined },
  )

  async function send(event: FormEvent) {
    if (!settings) return
    event.preventDefault()
    if (secondsLeft > 0) return
    setIsSent(false)
    if (!(await act.run(() => sendLink(email, settings, { returnTo })))) return
    setIsSent(true)
    restart()
  }

  return (
    <form method="post" action="/magic-link-sent" className="grid gap-3" onSubmit={(event) => void send(event)}>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      {returnTo && <input type="hidden" name="to" value={returnTo} />}
      <Button
        type="submit"
        variant="quiet"
        isWide
        isLoading={act.isBusy}
        loadingLabel={resendFormTexts.sending}
        aria-disabled={secondsLeft > 0 || undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:text-text-3 tabular-nums"
      >
        {secondsLeft > 0 ? resendFormTexts.againIn(secondsLeft) : resendFormTexts.again}
      </Button>
      {isSent && (
        <Note tone="success" announce="status">
          {resendFormTexts.sent}
        </Note>
      )}
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
    </form>
  )
}
