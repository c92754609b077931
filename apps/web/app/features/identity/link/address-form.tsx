import type { Failure } from '@mowatt/contract/failures'
import { Button, EmailField, Note } from '@mowatt/ui'
import type { FormEvent } from 'react'
import { useEmailAct } from '../../../browser/use-email-act.ts'
import { useFocusWrong } from '../../../browser/use-focus-wrong.ts'
import { textOf } from '../../../shell/text-of.ts'
import { addressFormTexts } from './link-texts.ts'
import { checkEmail, refusal } from './sign-in-failure.ts'

type AddressFormProps = {
  email: string
  /** Why the address that this browser remembers did not do. */
  refused: Failure | undefined
  onAddress: (email: string) => Promise<void>
}

/** Asks for the address that the link was sent to, on a device that did not ask for the link itself. */
export function AddressForm({ email, refused, onAddress }: AddressFormProps) {
  const act = useEmailAct({ refused: refused && { message: refused.message, fields: refused.fields } })
  const form = useFocusWrong(act, refused)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget), 'email')
    void act.run(async () => {
      if (typed.trim() === '') throw refusal('email_required_for_sign_in')
      checkEmail(typed)
      await onAddress(typed)
    })
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={send}>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <EmailField
        name="email"
        label={addressFormTexts.emailAddress}
        hint={addressFormTexts.hint}
        defaultValue={email}
        error={act.fields['email']}
        onInput={(event) => act.changeEmail(event.currentTarget.value)}
      />
      <Button type="submit" isWide isLoading={act.isBusy} loadingLabel={addressFormTexts.signingIn}>
        {addressFormTexts.signIn}
      </Button>
    </form>
  )
}
