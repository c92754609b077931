import { ButtonLink, CheckIcon } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
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
      <ButtonLink href="/waitlist" isWide>
        Go to your dashboard
      </ButtonLink>
    </IdentityScene>
  )
}
