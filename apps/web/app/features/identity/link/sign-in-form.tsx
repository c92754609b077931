import { Button, EmailField, Note } from '@mowatt/ui'
import type { FormEvent } from 'react'
import type { Failure } from '@mowatt/contract/failures'
import { track } from '../../../browser/analytics/track.ts'
import type { Refused } from '../../../browser/use-act.ts'
import { useEmailAct } from '../../../browser/use-email-act.ts'
import { useFocusWrong } from '../../../browser/use-focus-wrong.ts'
import { textOf } from '../../../shell/text-of.ts'
import { auth } from '../auth/auth.ts'
import { useIdentity } from '../use-identity.ts'
import { askForLink } from './sign-in.ts'
import { checkEmail, refusal } from './sign-in-failure.ts'
import { linkSentPath } from './sign-in-link.ts'
import { signInFormTexts } from './sign-in-texts.ts'
import { TermsTick } from './terms-tick.tsx'

type SignInFormProps = {
  /** The values typed before, and why they were rejected: the response to a form sent without JavaScript. */
  email?: string | undefined
  refused?: Refused | undefined
  buttonLabel?: string
  /** For pages with possible new members: they accept the terms first, and may have been referred by a member. */
  joining?: { referral: string | undefined }
  /** The page to return to with the link. */
  returnTo?: string | undefined
}

/** Asks for an address and emails a link to it. Without JavaScript the page's action does the same. */
export function SignInForm(props: SignInFormProps) {
  const { email = '', refused, buttonLabel = signInFormTexts.sendLink, joining, returnTo } = props
  const settings = useIdentity()
  const act = useEmailAct({ refused })
  const form = useFocusWrong(act)

  async function send(event: FormEvent<HTMLFormElement>) {
    if (!settings) return
    event.preventDefault()
    // As the form contains it: what was typed before React started made no event here.
    const sent = new FormData(event.currentTarget)
    const typed = textOf(sent, 'email')
    const isSent = await act.run(async () => {
      checkEmail(typed)
      if (joining && !sent.has('terms')) throw refusal('terms_not_accepted')
      await askForLink(typed, settings, { areTermsAccepted: joining !== undefined, returnTo }).catch(noteFailure)
    })
    if (!isSent) return
    if (joining) track('signup', { form_type: 'waitlist', source: 'waitlist_page' })
    location.assign(linkSentPath(typed.trim(), returnTo))
  }

  return (
    <form
      ref={form}
      method="post"
      action="/waitlist"
      noValidate
      className="grid gap-4"
      data-track-form="sign_in"
      onSubmit={(event) => void send(event)}
    >
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <EmailField
        name="email"
        label={signInFormTexts.emailAddress}
        placeholder={signInFormTexts.placeholder}
        defaultValue={email}
        error={act.fields['email']}
        // Anyone who opens this page will need the provider: it loads while they type.
        onFocus={() => settings && void auth.start(settings)}
        onInput={(event) => act.changeEmail(event.currentTarget.value)}
      />
      {returnTo && <input type="hidden" name="to" value={returnTo} />}
      {joining && (
        <>
          <TermsTick error={act.fields['terms']} />
          {joining.referral && <input type="hidden" name="referral" value={joining.referral} />}
        </>
      )}
      <Button type="submit" isWide isLoading={act.isBusy} loadingLabel={signInFormTexts.sending}>
        {buttonLabel}
      </Button>
    </form>
  )
}

function noteFailure(failure: Failure): never {
  track('waitlist_signup_failed', { error_message: failure.message, source: 'waitlist_page' })
  throw failure
}
