import { Button, EmailField, Note } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { track } from '../../../browser/analytics/track.ts'
import { textOf } from '../../../shell/text-of.ts'
import { auth } from '../auth/auth.ts'
import { useIdentity } from '../use-identity.ts'
import { askForLink } from './sign-in.ts'
import { linkSentPath } from './sign-in-link.ts'
import { signInFormTexts } from './sign-in-texts.ts'
import { type SignInTrouble, troubleOf } from './sign-in-trouble.ts'
import { TermsTick } from './terms-tick.tsx'
import { useEmailCheck } from './use-email-check.ts'

type SignInFormProps = {
  /** The values typed before, and why they were rejected: the response to a form sent without JavaScript. */
  email?: string | undefined
  trouble?: SignInTrouble | undefined
  buttonLabel?: string
  /** For pages with possible new members: they accept the terms first, and may have been referred by a member. */
  joining?: { referral: string | undefined }
  /** The page to return to with the link. */
  returnTo?: string | undefined
}

/** Asks for an address and emails a link to it. Without JavaScript the page's action does the same. */
export function SignInForm(props: SignInFormProps) {
  const { email = '', trouble: refused, buttonLabel = signInFormTexts.sendLink, joining, returnTo } = props
  const settings = useIdentity()
  const field = useEmailCheck(email, refused?.kind === 'email' ? refused.text : undefined)
  const [trouble, setTrouble] = useState(refused?.kind === 'email' ? undefined : refused)
  const [isSending, setIsSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    if (!settings) return
    event.preventDefault()
    setTrouble(undefined)
    if (isSending) return
    const form = event.currentTarget
    // As the form contains it: what was typed before React started made no event here.
    const sent = new FormData(form)
    const typed = textOf(sent, 'email')
    if (!field.check(typed)) return focusOn(form, 'email')
    if (joining && !sent.has('terms')) {
      setTrouble(troubleOf('terms'))
      return focusOn(form, 'terms')
    }
    setIsSending(true)
    const failed = await askForLink(typed, settings, { areTermsAccepted: joining !== undefined, returnTo })
    if (!failed && joining) track('signup', { form_type: 'waitlist', source: 'waitlist_page' })
    if (failed) track('waitlist_signup_failed', { error_message: failed.text, source: 'waitlist_page' })
    if (!failed) return location.assign(linkSentPath(typed.trim(), returnTo))
    setIsSending(false)
    if (failed.kind !== 'email') return setTrouble(failed)
    field.refuse(failed.text)
    focusOn(form, 'email')
  }

  return (
    <form
      method="post"
      action="/waitlist"
      noValidate
      className="grid gap-4"
      data-track-form="sign_in"
      onSubmit={(event) => void send(event)}
    >
      {trouble && trouble.kind !== 'terms' && (
        <Note tone="danger" announce="alert">
          {trouble.text}
        </Note>
      )}
      <EmailField
        name="email"
        label={signInFormTexts.emailAddress}
        placeholder={signInFormTexts.placeholder}
        defaultValue={email}
        error={field.error}
        // Anyone who opens this page will need the provider: it loads while they type.
        onFocus={() => settings && void auth.start(settings)}
        onInput={(event) => field.change(event.currentTarget.value)}
      />
      {returnTo && <input type="hidden" name="to" value={returnTo} />}
      {joining && (
        <>
          <TermsTick error={trouble?.kind === 'terms' ? trouble.text : undefined} />
          {joining.referral && <input type="hidden" name="referral" value={joining.referral} />}
        </>
      )}
      <Button type="submit" isWide isLoading={isSending} loadingLabel={signInFormTexts.sending}>
        {buttonLabel}
      </Button>
    </form>
  )
}

function focusOn(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}
