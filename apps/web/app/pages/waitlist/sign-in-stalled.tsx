import { Button, Note } from '@mowatt/ui'
import { auth } from '../../features/identity/auth/auth.ts'
import { IdentityScene } from '../../features/identity/identity-scene.tsx'

type SignInStalledProps = { isRetrying: boolean; onRetrying: (isRetrying: boolean) => void }

/** For whoever is signed in here, but whose sign-in could not be loaded: they need not join again. */
export function SignInStalled({ isRetrying, onRetrying }: SignInStalledProps) {
  async function retry() {
    if (isRetrying) return
    onRetrying(true)
    await auth.retry()
    onRetrying(false)
  }

  return (
    <IdentityScene title="We couldn’t open your dashboard" lead={<p>You don’t need to sign in again.</p>}>
      <Note tone="danger" announce="alert">
        Part of the page didn’t load. Check your connection and try again.
      </Note>
      <Button isWide isLoading={isRetrying} loadingLabel="Trying again" onClick={() => void retry()}>
        Try again
      </Button>
    </IdentityScene>
  )
}
