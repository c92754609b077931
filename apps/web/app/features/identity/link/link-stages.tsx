import { Spinner } from '@mowatt/ui'
import { IdentityScene } from '../identity-scene.tsx'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { TroubleKind } from './sign-in-trouble.ts'
import type { SignInLink } from './use-sign-in-link.ts'

type LinkStagesProps = SignInLink & {
  /** Our own mails carry a code as well. */
  hasCode: boolean
  returnTo: string | undefined
}

const overTitles: Partial<Record<TroubleKind, string>> = {
  expired: 'This link has expired',
  used: 'This link no longer works',
  foreign: 'You can’t sign in here with this link',
}

/** What the page of a sign-in link shows, from its opening to its end. */
export function LinkStages({ stage, trouble, email, complete, hasCode, returnTo }: LinkStagesProps) {
  const isKnown = trouble !== undefined && email !== ''
  if (stage === 'over') {
    return (
      <IdentityScene
        title={overTitles[trouble?.kind ?? 'broken'] ?? 'This link isn’t complete'}
        lead={<p>{trouble?.text}</p>}
      >
        <SignInForm key={email} email={email} buttonLabel="Send me a new link" returnTo={returnTo} />
      </IdentityScene>
    )
  }
  if (stage === 'asking' || stage === 'checking') {
    return (
      <IdentityScene
        title={isKnown ? 'Not signed in yet' : 'Check it’s you'}
        lead={
          <p>
            {isKnown
              ? 'You can still use your link. Check the address, then try again.'
              : 'You didn’t ask for the link in this browser. Type your email address, so nobody else can use the link.'}
          </p>
        }
      >
        <AddressForm email={email} trouble={trouble} isWorking={stage === 'checking'} onAddress={complete} />
        {hasCode && <OtherWay />}
      </IdentityScene>
    )
  }
  return (
    <IdentityScene
      title={
        <>
          <span className="needs-scripts">Signing you in</span>
          <span className="without-scripts">Type the code instead</span>
        </>
      }
      lead={<p className="needs-scripts">One moment.</p>}
    >
      <div className="needs-scripts grid min-h-24 place-items-center">
        <Spinner label="Signing you in" />
      </div>
      <noscript>
        <p className="mb-4">
          JavaScript is off in your browser, so the link won’t work here. Use the code from the same email instead.
        </p>
        <CodeForm email={undefined} returnTo={returnTo} onSignedIn={() => {}} />
      </noscript>
    </IdentityScene>
  )
}

function OtherWay() {
  return (
    <>
      <p className="identity-divider">or</p>
      <p className="text-small text-text-2">
        If the page where you asked for the link is still open, you can type the 6 digits from the email there instead.
        The link and the code each work once.
      </p>
    </>
  )
}
