import { Button, EmailField, TextField } from '@mowatt/ui'
import type { FormEvent } from 'react'
import { type Refused, sayUnlessInField, useAct } from '../../../browser/use-act.ts'
import { useFocusWrong } from '../../../browser/use-focus-wrong.ts'
import { textOf } from '../../../shell/text-of.ts'
import { useIdentity } from '../use-identity.ts'
import { codeFormTexts } from './sign-in-texts.ts'
import { completeCode } from './sign-in.ts'

type CodeFormProps = {
  /** The address that the email was sent to; requested if it is unknown. */
  email: string | undefined
  /** For a form that is sent twice without JavaScript. */
  formKey?: string
  refused?: Refused | undefined
  /** Where to continue from here, in a browser without JavaScript. */
  returnTo?: string | undefined
  onSignedIn: () => void
}

/** The second way to sign in: the six digits in the email, on any device, also without JavaScript. */
export function CodeForm({ email, formKey, refused, returnTo, onSignedIn }: CodeFormProps) {
  const settings = useIdentity()
  const act = useAct(sayUnlessInField, refused)
  const form = useFocusWrong(act)

  async function send(event: FormEvent<HTMLFormElement>) {
    if (!settings) return
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (await act.run(() => completeCode(textOf(typed, 'email'), textOf(typed, 'code'), settings))) onSignedIn()
  }

  return (
    <form
      ref={form}
      method="post"
      action="/magic-link-sent"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="intent" value="code" />
      {returnTo && <input type="hidden" name="to" value={returnTo} />}
      {formKey && <input type="hidden" name="key" value={formKey} />}
      {email === undefined ? (
        <EmailField name="email" label={codeFormTexts.emailAddress} error={act.fields['email']} />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <TextField
        name="code"
        label={codeFormTexts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="code-field"
        error={act.fields['code'] ?? act.error}
      />
      <Button type="submit" variant="strong" isWide isLoading={act.isBusy} loadingLabel={codeFormTexts.checking}>
        {codeFormTexts.signIn}
      </Button>
    </form>
  )
}
