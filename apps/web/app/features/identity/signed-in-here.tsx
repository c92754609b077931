import { Button, ButtonLink, CheckIcon, Note } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isSignInKept } from './auth/kept-sign-in.ts'
import { IdentityScene } from './identity-scene.tsx'

/** Says that it is done, also in a tab that only looked on while the link was opened in another one. */
export function SignedInHere({ email }: { email: string | null | undefined }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <IdentityScene title="You are signed in" lead={<p>Good to see you. Your place is one press away.</p>}>
      <p ref={words} tabIndex={-1} className="flex items-center gap-3 outline-none">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-success-soft text-success">
          <CheckIcon />
        </span>
        <span>
          Signed in as <b className="wrap-anywhere">{email}</b>
        </span>
      </p>
      {isSignInKept() ? (
        <ButtonLink href="/waitlist" isWide>
          Go to your dashboard
        </ButtonLink>
      ) : (
        <OnThisPageOnly />
      )}
    </IdentityScene>
  )
}

/** Where the browser stores nothing a new document would know nobody: the router changes the page instead. */
function OnThisPageOnly() {
  const navigate = useNavigate()
  return (
    <>
      <Note tone="warn">
        This browser keeps nothing, so you stay signed in only until you close or reload this page.
      </Note>
      <Button isWide onClick={() => void navigate('/waitlist')}>
        Go to your dashboard
      </Button>
    </>
  )
}
