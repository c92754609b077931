import { Button, Note } from '@mowatt/ui'
import { type ComponentType, useState } from 'react'
import { useIdentity } from '../../features/identity/use-identity.ts'

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
        Follow your switch on any device
      </h2>
      <p className="text-small text-text-2">
        You can see your switch in this browser for 24 hours. Sign in with <b className="wrap-anywhere">{email}</b> to
        see or cancel it after that.
      </p>
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble}
        </Note>
      )}
      {stage === 'sent' ? (
        <>
          <output className="text-small">
            We’ve sent you an email. Open the link in this browser{settings.isOurs && ', or type the code here'}.
          </output>
          {settings.isOurs && CodeForm && <CodeForm email={email} onSignedIn={() => location.reload()} />}
        </>
      ) : (
        <div>
          <Button
            variant="quiet"
            isLoading={stage === 'sending'}
            loadingLabel="Sending"
            onClick={() => void ask(email)}
          >
            Email me a sign-in link
          </Button>
        </div>
      )}
    </section>
  )
}
