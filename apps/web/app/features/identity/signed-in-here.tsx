import { Button, ButtonLink, CheckIcon, Note } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isSignInKept } from './auth/kept-sign-in.ts'
import { IdentityScene } from './identity-scene.tsx'
import { signedInHereTexts } from './link/link-texts.ts'

/** Says that it is done, even in a tab that was only open while the link was used in another one. */
export function SignedInHere({ email, returnTo }: { email: string | null | undefined; returnTo?: string | undefined }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <IdentityScene
      title={signedInHereTexts.title}
      lead={
        <p>
          {signedInHereTexts.goodToSeeYou} {returnTo ? signedInHereTexts.pickUp : signedInHereTexts.placeWaiting}
        </p>
      }
    >
      <p ref={words} tabIndex={-1} className="flex items-center gap-3 outline-none">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-success-soft text-success">
          <CheckIcon />
        </span>
        <span>
          {signedInHereTexts.signedInAs} <b className="wrap-anywhere">{email}</b>
        </span>
      </p>
      {isSignInKept() ? (
        <ButtonLink href={returnTo ?? '/waitlist'} isWide>
          {onwardLabel(returnTo)}
        </ButtonLink>
      ) : (
        <OnThisPageOnly returnTo={returnTo} />
      )}
    </IdentityScene>
  )
}

/** If the browser stores nothing, a new document would be signed out: the router changes the page instead. */
function OnThisPageOnly({ returnTo }: { returnTo: string | undefined }) {
  const navigate = useNavigate()
  return (
    <>
      <Note tone="warn">{signedInHereTexts.notStored}</Note>
      <Button isWide onClick={() => void navigate(returnTo ?? '/waitlist')}>
        {onwardLabel(returnTo)}
      </Button>
    </>
  )
}

function onwardLabel(returnTo: string | undefined): string {
  return returnTo === undefined ? signedInHereTexts.dashboard : signedInHereTexts.goBack
}
