import { Failure } from '@mowatt/contract/failures'
import { Button, EmailField, Note } from '@mowatt/ui'
import { type FormEvent, useId, useState } from 'react'
import { track } from '../../../../browser/analytics/track.ts'
import { useTalkActs } from '../talk/talk-acts.ts'

/** What a person will read, open to change, and where they answer. */
export function ContactForm({ summary: given }: { summary: string }) {
  const { askPerson, email: known } = useTalkActs()
  const [summary, setSummary] = useState(given)
  const [email, setEmail] = useState(known)
  const [stage, setStage] = useState<'open' | 'sending' | 'sent'>('open')
  const [trouble, setTrouble] = useState<{ field: 'email' | 'form'; text: string }>()
  const summaryId = useId()

  async function send(event: FormEvent) {
    event.preventDefault()
    setStage('sending')
    setTrouble(undefined)
    try {
      await askPerson(email.trim(), summary.trim())
      setStage('sent')
      track('chat', { action: 'person_asked' })
    } catch (error) {
      const { code, message } = error instanceof Failure ? error : new Failure('unexpected')
      setTrouble({ field: code === 'email_invalid' ? 'email' : 'form', text: message })
      setStage('open')
    }
  }

  if (stage === 'sent') {
    return (
      <Note tone="success" announce="status">
        We’ve sent your message. Someone will reply to {email.trim()}.
      </Note>
    )
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate data-track-form="ask_person">
      <div className="grid gap-2">
        <label htmlFor={summaryId} className="justify-self-start text-small font-bold">
          Your message
        </label>
        <textarea
          id={summaryId}
          className="contact-summary"
          rows={5}
          required
          maxLength={4000}
          value={summary}
          onChange={({ target }) => setSummary(target.value)}
        />
      </div>
      <EmailField
        label="Your email address"
        hint="We’ll only use your email address to reply."
        value={email}
        error={trouble?.field === 'email' && trouble.text}
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {trouble?.field === 'form' && (
        <Note tone="danger" announce="alert">
          {trouble.text}
        </Note>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        variant="strong"
        disabled={summary.trim() === ''}
        isLoading={stage === 'sending'}
        loadingLabel="Sending"
      >
        Send to a person
      </Button>
    </form>
  )
}
