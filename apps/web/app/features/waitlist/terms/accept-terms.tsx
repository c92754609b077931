import { failures } from '@mowatt/contract/failures'
import { Button, Checkbox, Link, Note } from '@mowatt/ui'
import type { FormEvent } from 'react'
import { useAct } from '../data/use-act.ts'

type AcceptTermsProps = {
  email: string
  /** Nothing where the page's form has to do it. */
  onAccept: (() => Promise<void>) | undefined
}

/** For whoever came by a way that has no box to tick: one tick, then the dashboard. */
export function AcceptTerms({ email, onAccept }: AcceptTermsProps) {
  const act = useAct()
  const isUnticked = act.error === failures.terms_not_accepted.text

  function accept(event: FormEvent<HTMLFormElement>) {
    if (!onAccept) return
    event.preventDefault()
    const form = event.currentTarget
    if (new FormData(form).has('terms')) return void act.run(onAccept)
    act.refuse(failures.terms_not_accepted.text)
    form.querySelector<HTMLInputElement>('[name="terms"]')?.focus()
  }

  return (
    <div className="page-width wl-dashboard wl-stalled">
      <div className="grid gap-2">
        <h1 className="text-h2">One tick, and you are in</h1>
        <p className="text-text-2">Your place in the queue is kept. Please read and accept our terms first.</p>
        <p className="text-small text-text-2">
          Signed in as <b className="text-text wrap-anywhere">{email}</b>{' '}
          <Link href="/account" className="inline-block">
            Manage your account
          </Link>
        </p>
      </div>
      <form method="post" action="/waitlist" noValidate className="grid justify-items-start gap-4" onSubmit={accept}>
        <input type="hidden" name="intent" value="terms" />
        {act.error && !isUnticked && (
          <Note tone="danger" announce="alert">
            {act.error}
          </Note>
        )}
        <Checkbox
          name="terms"
          value="yes"
          error={isUnticked ? act.error : undefined}
          label={
            <>
              I accept the <Link href="/terms/waitlist">terms</Link> and the <Link href="/privacy">privacy policy</Link>
              .
            </>
          }
        />
        <Button type="submit" isLoading={act.isBusy} loadingLabel="Saving">
          Go to my dashboard
        </Button>
      </form>
    </div>
  )
}
