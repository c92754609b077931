import { Button, Note } from '@mowatt/ui'
import { type ComponentType, useState } from 'react'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { keepSwitchTexts } from '../../features/switching/switch-texts.ts'

type Codes = ComponentType<{ email: string | undefined; onSignedIn: () => void }>

/** A session ends within a day and a switch does not: the way to follow it from anywhere, without leaving the page. */
export function KeepSwitch({ email }: { email: string | undefined }) {
  const settings = useIdentity()
  const [stage, setStage] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [trouble, setTrouble] = useState<string>()
  const [CodeForm, setCodeForm] = useState<Codes>()
  if (!settings || email === undefined) return null

  async function ask(to: string) {
    if (!settings) return
    setStage('sending')
    setTrouble(undefined)
    const [{ askForLink }, codes] = await Promise.all([
      import('../../features/identity/link/sign-in.ts'),
      import('../../features/identity/link/code-form.tsx'),
    ])
    const refused = await askForLink(to, settings, { returnTo: location.pathname })
    setTrouble(refused?.text)
    setStage(refused ? 'idle' : 'sent')
    setCodeForm(() => codes.CodeForm)
  }

  return (
    <section className="switch-panel" aria-labelledby="keep-switch-title">
      <h2 id="keep-switch-title" className="text-h4">
        {keepSwitchTexts.title}
      </h2>
      <p className="text-small text-text-2">
        {keepSwitchTexts.signIn[0]}
        <b className="wrap-anywhere">{email}</b>
        {keepSwitchTexts.signIn[1]}
      </p>
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble}
        </Note>
      )}
      {stage === 'sent' ? (
        <>
          <output className="text-small">{keepSwitchTexts.sent(settings.isOurs)}</output>
          {settings.isOurs && CodeForm && <CodeForm email={email} onSignedIn={() => location.reload()} />}
        </>
      ) : (
        <div>
          <Button
            variant="quiet"
            isLoading={stage === 'sending'}
            loadingLabel={keepSwitchTexts.sending}
            onClick={() => void ask(email)}
          >
            {keepSwitchTexts.emailLink}
          </Button>
        </div>
      )}
    </section>
  )
}
