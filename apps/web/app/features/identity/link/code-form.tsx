import { Button, EmailField, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { textOf } from '../../../shell/text-of.ts'
import { useIdentity } from '../use-identity.ts'
import { emailTrouble } from './email-check.ts'
import { codeFormTexts } from './sign-in-texts.ts'
import { completeCode } from './sign-in.ts'
import type { SignInTrouble } from './sign-in-trouble.ts'

type CodeFormProps = {
  /** The address that the email was sent to; requested if it is unknown. */
  email: string | undefined
  /** For a form that is sent twice without JavaScript. */
  formKey?: string
  trouble?: SignInTrouble | undefined
  /** Where to continue from here, in a browser without JavaScript. */
  returnTo?: string | undefined
  onSignedIn: () => void
}

/** The second way to sign in: the six digits in the email, on any device, also without JavaScript. */
export function CodeForm({ email, formKey, trouble: refused, returnTo, onSignedIn }: CodeFormProps) {
  const settings = useIdentity()
  const [trouble, setTrouble] = useState(refused)
  const [isChecking, setIsChecking] = useState(false)
  const isEmailWrong = trouble?.kind === 'email'

  function refuse(form: HTMLFormElement, next: SignInTrouble) {
    setTrouble(next)
    form.querySelector<HTMLInputElement>(next.kind === 'email' ? '[name="email"]' : '[name="code"]')?.focus()
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    if (!settings) return
    event.preventDefault()
    if (isChecking) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const address = textOf(typed, 'email')
    const code = textOf(typed, 'code')
    const wrongEmail = emailTrouble(address)
    if (wrongEmail) return refuse(form, { kind: 'email', text: wrongEmail })
    if (code.trim() === '') return refuse(form, { kind: 'wrong-code', text: codeFormTexts.missingCode })
    setTrouble(undefined)
    setIsChecking(true)
    const failed = await completeCode(address, code, settings)
    setIsChecking(false)
    if (failed) refuse(form, failed)
    else onSignedIn()
  }

  return (
    <form
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
        <EmailField name="email" label={codeFormTexts.emailAddress} error={isEmailWrong ? trouble.text : undefined} />
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
        error={trouble && !isEmailWrong ? trouble.text : undefined}
      />
      <Button type="submit" variant="strong" isWide isLoading={isChecking} loadingLabel={codeFormTexts.checking}>
        {codeFormTexts.signIn}
      </Button>
    </form>
  )
}
