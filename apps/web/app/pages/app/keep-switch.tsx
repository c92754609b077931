import { Button, Note } from '@mowatt/ui'
import { type ComponentType, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { keepSwitchTexts } from '../../features/switching/switch-texts.ts'

type Codes = ComponentType<{ email: string | undefined; onSignedIn: () => void }>

/** A session ends within a day and a switch does not: the way to follow it from anywhere, without leaving the page. */
export function KeepSwitch({ email }: { email: string | undefined }) {
  const settings = useIdentity()
  const act = useAct()
  const [sent, setSent] = useState<{ CodeForm: Codes }>()
  if (!settings || email === undefined) return null

  async function ask(to: string) {
    if (!settings) return
    const [{ askForLink }, codes] = await Promise.all([
      import('../../features/identity/link/sign-in.ts'),
      import('../../features/identity/link/code-form.tsx'),
    ])
    await askForLink(to, settings, { returnTo: location.pathname })
    setSent(codes)
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
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      {sent ? (
        <>
          <output className="text-small">{keepSwitchTexts.sent(settings.isOurs)}</output>
          {settings.isOurs && <sent.CodeForm email={email} onSignedIn={() => location.reload()} />}
        </>
      ) : (
        <div>
          <Button
            variant="quiet"
            isLoading={act.isBusy}
            loadingLabel={keepSwitchTexts.sending}
            onClick={() => void act.run(() => ask(email))}
          >
            {keepSwitchTexts.emailLink}
          </Button>
        </div>
      )}
    </section>
  )
}
