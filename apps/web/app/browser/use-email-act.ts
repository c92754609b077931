import { failures } from '@mowatt/contract/failures'
import { useEffect, useEffectEvent, useState } from 'react'
import { emailTrouble } from './email-check.ts'
import { type Act, type Refused, sayUnlessInField, useAct } from './use-act.ts'

const PAUSE_MS = 500

type EmailActOptions = {
  say?: Parameters<typeof useAct>[0]
  refused?: Refused | undefined
  /** What is typed is checked as soon as it has this. */
  checkedFrom?: string
}

/** `useAct` for a form with an email address, which is also checked when its visitor pauses. */
export function useEmailAct({ say = sayUnlessInField, refused, checkedFrom = '@' }: EmailActOptions = {}) {
  const act: Act = useAct(say, refused)
  const [typed, setTyped] = useState('')

  const check = useEffectEvent(() => {
    const trouble = emailTrouble(typed)
    // The result of sending takes precedence: this must not overwrite it.
    if (!trouble || act.fields['email']) return
    act.refuse(act.error, { ...act.fields, email: failures[trouble].text })
  })
  useEffect(() => {
    if (typed.trim() === '' || !typed.includes(checkedFrom)) return
    const timer = setTimeout(check, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, checkedFrom])

  /** Another address: nothing is known against it. */
  function changeEmail(next: string) {
    setTyped(next)
    const { email: _old, ...others } = act.fields
    act.refuse(undefined, next.trim() === '' ? {} : others)
  }
  return { ...act, changeEmail }
}
