import { Button, Note } from '@mowatt/ui'
import { auth } from '../../features/identity/auth/auth.ts'
import { IdentityScene } from '../../features/identity/identity-scene.tsx'
import { signInStalledTexts } from './waitlist-texts.ts'

type SignInStalledProps = { isRetrying: boolean; onRetrying: (isRetrying: boolean) => void }

/** For a user who is signed in here, but whose sign-in could not be loaded: they do not have to join again. */
export function SignInStalled({ isRetrying, onRetrying }: SignInStalledProps) {
  async function retry() {
    if (isRetrying) return
    onRetrying(true)
    await auth.retry()
    onRetrying(false)
  }

  return (
    <IdentityScene title={signInStalledTexts.title} lead={<p>{signInStalledTexts.stillSignedIn}</p>}>
      <Note tone="danger" announce="alert">
        {signInStalledTexts.trouble}
      </Note>
      <Button isWide isLoading={isRetrying} loadingLabel={signInStalledTexts.tryingAgain} onClick={() => void retry()}>
        {signInStalledTexts.tryAgain}
      </Button>
    </IdentityScene>
  )
}
