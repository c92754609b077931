import { Spinner } from '@mowatt/ui'
import { IdentityScene } from '../identity-scene.tsx'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { linkStagesTexts } from './link-texts.ts'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInLink } from './use-sign-in-link.ts'

type LinkStagesProps = SignInLink & {
  /** Our own emails contain a code as well. */
  hasCode: boolean
  returnTo: string | undefined
}

/** The stages of a sign-in link's page, from its opening to its end. */
export function LinkStages({ stage, failure, email, complete, hasCode, returnTo }: LinkStagesProps) {
  const isKnown = failure !== undefined && email !== ''
  if (stage === 'over') {
    return (
      <IdentityScene
        title={(failure && linkStagesTexts.overTitles[failure.code]) ?? linkStagesTexts.incomplete}
        lead={<p>{failure?.message}</p>}
      >
        <SignInForm key={email} email={email} buttonLabel={linkStagesTexts.newLink} returnTo={returnTo} />
      </IdentityScene>
    )
  }
  if (stage === 'asking' || stage === 'checking') {
    return (
      <IdentityScene
        title={isKnown ? linkStagesTexts.notYet : linkStagesTexts.checkYou}
        lead={<p>{isKnown ? linkStagesTexts.tryAgain : linkStagesTexts.otherBrowser}</p>}
      >
        <AddressForm email={email} refused={failure} onAddress={complete} />
        {hasCode && <OtherWay />}
      </IdentityScene>
    )
  }
  return (
    <IdentityScene
      title={
        <>
          <span className="needs-scripts">{linkStagesTexts.signingIn}</span>
          <span className="without-scripts">{linkStagesTexts.typeCode}</span>
        </>
      }
      lead={<p className="needs-scripts">{linkStagesTexts.oneMoment}</p>}
    >
      <div className="needs-scripts grid min-h-24 place-items-center">
        <Spinner label={linkStagesTexts.signingIn} />
      </div>
      <noscript>
        <p className="mb-4">{linkStagesTexts.withoutScripts}</p>
        <CodeForm email={undefined} returnTo={returnTo} onSignedIn={() => {}} />
      </noscript>
    </IdentityScene>
  )
}

function OtherWay() {
  return (
    <>
      <p className="identity-divider">{linkStagesTexts.or}</p>
      <p className="text-small text-text-2">{linkStagesTexts.codeElsewhere}</p>
    </>
  )
}
