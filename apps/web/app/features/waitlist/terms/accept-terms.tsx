import { Button, Link, Note } from '@mowatt/ui'
import { TermsBox } from './terms-box.tsx'
import { acceptTermsTexts } from './terms-texts.ts'
import { useTermsForm } from './use-terms-form.ts'

type AcceptTermsProps = {
  email: string
  /** Omitted if the page's form has to do it. */
  onAccept: (() => Promise<void>) | undefined
}

/** For members who joined in a way without a box to tick: one tick, then the dashboard. */
export function AcceptTerms({ email, onAccept }: AcceptTermsProps) {
  const form = useTermsForm(onAccept)
  return (
    <div className="page-width wl-dashboard wl-stalled">
      <div className="grid gap-2">
        <h1 className="text-h2">{acceptTermsTexts.title}</h1>
        <p className="text-text-2">{acceptTermsTexts.lead}</p>
        <p className="text-small text-text-2">
          {acceptTermsTexts.signedIn[0]}
          <b className="text-text wrap-anywhere">{email}</b>{' '}
          <Link href="/account" className="inline-block">
            {acceptTermsTexts.signedIn[1]}
          </Link>
        </p>
      </div>
      <form
        method="post"
        action="/waitlist"
        noValidate
        className="grid justify-items-start gap-4"
        onSubmit={form.accept}
      >
        <input type="hidden" name="intent" value="terms" />
        {form.trouble && (
          <Note tone="danger" announce="alert">
            {form.trouble}
          </Note>
        )}
        <TermsBox error={form.boxError} />
        <Button type="submit" isLoading={form.isBusy} loadingLabel={acceptTermsTexts.saving}>
          {acceptTermsTexts.goOn}
        </Button>
      </form>
    </div>
  )
}
