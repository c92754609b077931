import { inviteLimits, previewInvitation, type ReplyOf, sendInvitations } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, LongTextField, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { ReasonForm } from './reason-form.tsx'
import { inviteTexts } from './member-texts.ts'

type Preview = ReplyOf<typeof previewInvitation>

/** Sends invitations to the front of the queue. Nothing is sent without a preview. */
export function InviteForm({ call }: { call: Call }) {
  const [given, setGiven] = useState({ count: '', subject: '', words: '' })
  const [preview, setPreview] = useState<Preview>()
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const act = useAct()
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) => {
    // A changed text is another email: its preview is fetched again.
    setPreview(undefined)
    setGiven((last) => ({ ...last, [name]: event.target.value }))
  }
  const invitation = { ...given, count: given.count.trim() === '' ? 0 : Number(given.count) }

  async function show(event: FormEvent) {
    event.preventDefault()
    setTold('')
    await act.run(async () => setPreview(await call(previewInvitation, { body: invitation })))
  }
  async function send({ seen, members }: Preview, reason: string): Promise<void> {
    const { outcome } = await call(sendInvitations, { body: { ...invitation, seen, reason } })
    setPreview(undefined)
    setTold(outcome === 'invited' ? inviteTexts.sent(inviteTexts.people(members)) : inviteTexts.stale)
    said.current?.focus()
  }
  return (
    <section className="ops-panel" aria-labelledby="invite-title">
      <h2 id="invite-title" className="text-h4">
        {inviteTexts.title}
      </h2>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      <form className="ops-decide" aria-labelledby="invite-title" noValidate onSubmit={(event) => void show(event)}>
        <TextField
          label={inviteTexts.count}
          hint={inviteTexts.countHint}
          inputMode="numeric"
          value={given.count}
          error={act.fields['count']}
          onChange={set('count')}
        />
        <TextField
          label={inviteTexts.subject}
          maxLength={inviteLimits.subject}
          value={given.subject}
          error={act.fields['subject']}
          onChange={set('subject')}
        />
        <LongTextField
          label={inviteTexts.words}
          hint={inviteTexts.wordsHint}
          rows={6}
          maxLength={inviteLimits.words}
          value={given.words}
          error={act.fields['words']}
          onChange={set('words')}
        />
        {act.error && Object.keys(act.fields).length === 0 && (
          <Note tone="danger" announce="alert">
            {act.error}
          </Note>
        )}
        <div>
          <Button type="submit" size="small" variant={preview ? 'quiet' : 'strong'} isLoading={act.isBusy}>
            {inviteTexts.preview}
          </Button>
        </div>
      </form>
      {preview && preview.members === 0 && <Note tone="warn">{inviteTexts.nobodyLeft}</Note>}
      {preview && preview.members > 0 && (
        <section className="ops-queue" aria-label={inviteTexts.preview}>
          <p className="text-small">
            {inviteTexts.goesTo(
              inviteTexts.people(preview.members),
              preview.first.join(', '),
              preview.members - preview.first.length,
            )}
          </p>
          <div className="ops-answer">
            <p className="font-bold">{preview.subject}</p>
            <p className="ops-said text-small">{preview.text}</p>
          </div>
          <ReasonForm
            name={inviteTexts.sendTitle}
            button={inviteTexts.send(inviteTexts.people(preview.members))}
            onAct={(reason) => send(preview, reason)}
          />
        </section>
      )}
    </section>
  )
}
