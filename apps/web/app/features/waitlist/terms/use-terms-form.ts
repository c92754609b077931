import { failures } from '@mowatt/contract/failures'
import type { FormEvent } from 'react'
import { useAct } from '../../../browser/use-act.ts'

/** A form with the one box: its error if it is sent without a tick, and its result with one. */
export function useTermsForm(onAccept: (() => Promise<unknown>) | undefined) {
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

  return {
    accept,
    isBusy: act.isBusy,
    boxError: isUnticked ? act.error : undefined,
    trouble: isUnticked ? undefined : act.error,
  }
}
