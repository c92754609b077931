import { Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { useIdentity } from '../use-identity.ts'
import { passkeyActions } from './passkey-actions.ts'
import { passkeySignInTexts } from './passkey-texts.ts'
import { passkeyTrouble } from './passkey-trouble.ts'
import { useCanUsePasskeys } from './use-can-use-passkeys.ts'

/**
 * Sign-in with a passkey, beside the form. It is hidden if the browser does not support passkeys, and without scripts,
 * which it needs.
 */
export function PasskeySignIn({ returnTo = '/waitlist' }: { returnTo?: string | undefined }) {
  const settings = useIdentity()
  const canUse = useCanUsePasskeys()
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  async function signIn() {
    if (!settings || isBusy) return
    setIsBusy(true)
    setTrouble(undefined)
    try {
      await passkeyActions(settings).signIn()
      location.assign(returnTo)
    } catch (error) {
      setTrouble(passkeyTrouble(error)?.text)
      setIsBusy(false)
    }
  }

  if (!settings?.isOurs || !canUse) return null
  return (
    <div className="needs-scripts grid gap-3">
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble}
        </Note>
      )}
      <Button
        variant="quiet"
        isWide
        isLoading={isBusy}
        loadingLabel={passkeySignInTexts.signingIn}
        onClick={() => void signIn()}
      >
        {passkeySignInTexts.signIn}
      </Button>
    </div>
  )
}
