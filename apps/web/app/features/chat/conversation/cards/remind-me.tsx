import { Button, EmailField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { track } from '../../../../browser/analytics/track.ts'
import { longDate } from '../../../../browser/long-date.ts'
import { useAct } from '../../../../browser/use-act.ts'
import { useTalkActs } from '../talk/talk-acts.ts'
import { remindMeTexts } from './act-texts.ts'

/** An email on a date that a verdict named. A user who is not signed in enters an address. */
export function RemindMe({ comparisonId, on, label }: { comparisonId: string; on: string; label: string }) {
  const { remind, email: known } = useTalkActs()
  const [stage, setStage] = useState<'idle' | 'asking' | 'set'>('idle')
  const [email, setEmail] = useState(known)
  const act = useAct()
  const [sentTo, setSentTo] = useState('')

  async function set(address?: string) {
    const isSet = await act.run(async () => setSentTo(await remind(comparisonId, on, address)))
    setStage(isSet ? 'set' : 'asking')
    if (isSet) track('chat', { action: 'reminder_set' })
    // The known address was rejected: asking for another is explanation enough.
    else if (address === undefined) act.refuse(undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void set(email.trim())
  }

  if (stage === 'set') {
    return <output className="block font-bold">{remindMeTexts.set(sentTo, longDate(on))}</output>
  }
  if (stage === 'idle') {
    return (
      <div>
        <Button
          isLoading={act.isBusy}
          loadingLabel={remindMeTexts.setting}
          onClick={() => (known ? void set() : setStage('asking'))}
        >
          {label}
        </Button>
      </div>
    )
  }
  return (
    <form ref={focusFirst} className="remind" onSubmit={submit} noValidate data-track-form="reminder">
      <EmailField
        label={remindMeTexts.email}
        hint={remindMeTexts.emailHint}
        value={email}
        error={act.error}
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Button type="submit" isLoading={act.isBusy} loadingLabel={remindMeTexts.setting}>
        {label}
      </Button>
    </form>
  )
}

/** The form opens on request. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}
