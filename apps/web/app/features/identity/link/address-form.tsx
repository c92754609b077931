import { failures } from '@mowatt/contract/failures'
import { Button, EmailField, Note } from '@mowatt/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { addressFormTexts } from './link-texts.ts'
import type { SignInTrouble } from './sign-in-trouble.ts'
import { useEmailCheck } from './use-email-check.ts'

type AddressFormProps = {
  email: string
  trouble: SignInTrouble | undefined
  isWorking: boolean
  onAddress: (email: string) => void
}

/** Asks for the address that the link was sent to, on a device that did not ask for the link itself. */
export function AddressForm({ email, trouble, isWorking, onAddress }: AddressFormProps) {
  const isFieldWrong = trouble?.kind === 'wrong-address'
  const refusal = isFieldWrong ? trouble.text : undefined
  const field = useEmailCheck(email, refusal)
  const form = useRef<HTMLFormElement>(null)
  const { refuse } = field

  useEffect(() => {
    if (!refusal) return
    refuse(refusal)
    form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus()
  }, [refusal, refuse])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWorking) return
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name="email"]')
    const typed = input?.value ?? ''
    if (typed.trim() === '') field.refuse(failures.email_required_for_sign_in.text)
    else if (field.check(typed)) return onAddress(typed)
    input?.focus()
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={send}>
      {trouble && !isFieldWrong && (
        <Note tone="danger" announce="alert">
          {trouble.text}
        </Note>
      )}
      <EmailField
        name="email"
        label={addressFormTexts.emailAddress}
        hint={addressFormTexts.hint}
        defaultValue={email}
        error={field.error}
        onInput={(event) => field.change(event.currentTarget.value)}
      />
      <Button type="submit" isWide isLoading={isWorking} loadingLabel={addressFormTexts.signingIn}>
        {addressFormTexts.signIn}
      </Button>
    </form>
  )
}
