import { Button, Note } from '@mowatt/ui'
import { useAct } from '../../../browser/use-act.ts'
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
  const act = useAct((failure) => passkeyTrouble(failure)?.text)

  async function signIn() {
    if (settings && (await act.run(() => passkeyActions(settings).signIn()))) location.assign(returnTo)
  }

  if (!settings?.isOurs || !canUse) return null
  return (
    <div className="needs-scripts grid gap-3">
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <Button
        variant="quiet"
        isWide
        isLoading={act.isBusy}
        loadingLabel={passkeySignInTexts.signingIn}
        onClick={() => void signIn()}
      >
        {passkeySignInTexts.signIn}
      </Button>
    </div>
  )
}
