import { Button, Note } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useIdentity } from '../use-identity.ts'
import { resendFormTexts } from './link-texts.ts'
import { sendLink } from './sign-in.ts'
import type { SignInTrouble } from './sign-in-trouble.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const WAIT_SECONDS = 60

/**
 * Sends the email again, a minute after the last one. Without JavaScript there is no countdown, and the server enforces
 * the limit.
 */
export function ResendForm({ email, returnTo }: { email: string; returnTo?: string | undefined }) {
  const settings = useIdentity()
  const [secondsLeft, restart] = useSecondsLeft(WAIT_SECONDS)
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<'sent' | SignInTrouble>()

  async function send(event: FormEvent) {
    if (!settings) return
    event.preventDefault()
    if (isSending || secondsLeft > 0) return
    setIsSending(true)
    setOutcome(undefined)
    const failed = await sendLink(email, settings, { returnTo })
    setIsSending(false)
    setOutcome(failed ?? 'sent')
    if (!failed || failed.kind === 'too-many') restart()
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
        isLoading={isSending}
        loadingLabel={resendFormTexts.sending}
        aria-disabled={secondsLeft > 0 || undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:text-text-3 tabular-nums"
      >
        {secondsLeft > 0 ? resendFormTexts.againIn(secondsLeft) : resendFormTexts.again}
      </Button>
      {outcome === 'sent' && (
        <Note tone="success" announce="status">
          {resendFormTexts.sent}
        </Note>
      )}
      {outcome && outcome !== 'sent' && (
        <Note tone="danger" announce="alert">
          {outcome.text}
        </Note>
      )}
    </form>
  )
}
