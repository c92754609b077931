import { chatLimits } from '@mowatt/contract'
import { Button, EmailField, LongTextField, Note } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { track } from '../../../../browser/analytics/track.ts'
import { useAct } from '../../../../browser/use-act.ts'
import { useTalkActs } from '../talk/talk-acts.ts'
import { contactFormTexts } from './person-texts.ts'

/** The message to our staff, editable, and the address for their reply. */
export function ContactForm({ summary: given }: { summary: string }) {
  const { askPerson, email: known } = useTalkActs()
  const [summary, setSummary] = useState(given)
  const [email, setEmail] = useState(known)
  const [isSent, setIsSent] = useState(false)
  const act = useAct()
  const isEmailWrong = act.code === 'email_invalid'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!(await act.run(() => askPerson(email.trim(), summary.trim())))) return
    setIsSent(true)
    track('chat', { action: 'person_asked' })
  }

  if (isSent) {
    return (
      <Note tone="success" announce="status">
        {contactFormTexts.sent(email.trim())}
      </Note>
    )
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate data-track-form="ask_person">
      <LongTextField
        label={contactFormTexts.message}
        rows={5}
        required
        maxLength={chatLimits.summary}
        value={summary}
        onChange={({ target }) => setSummary(target.value)}
      />
      <EmailField
        label={contactFormTexts.email}
        hint={contactFormTexts.emailHint}
        value={email}
        error={isEmailWrong && act.error}
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {act.error && !isEmailWrong && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        variant="strong"
        disabled={summary.trim() === ''}
        isLoading={act.isBusy}
        loadingLabel={contactFormTexts.sending}
      >
        {contactFormTexts.send}
      </Button>
    </form>
  )
}
