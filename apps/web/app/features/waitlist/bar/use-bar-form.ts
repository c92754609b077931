import { joinWaitlist } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { type Failure, failures } from '@mowatt/contract/failures'
import { useState } from 'react'
import { track } from '../../../browser/analytics/track.ts'
import { emailTrouble } from '../../../browser/email-check.ts'
import { createKeptKeys } from '../../../browser/kept-keys.ts'
import { readStored } from '../../../browser/storage.ts'
import { isTheme, THEME_KEY } from '../../../browser/theme.ts'
import { useEmailAct } from '../../../browser/use-email-act.ts'
import { barTrouble } from './bar-trouble.ts'

const once = createKeptKeys()

/** What the bar needs from the page that shows it. */
export type BarHost = {
  /** Empty if the API is on the page's own host. */
  apiUrl: string
  /** A visitor's token. */
  token: () => Promise<string>
  referralCode: () => string | undefined
  /** So that the link in the email signs this browser in immediately. */
  remember: (email: string) => void
}

/** The bar's form: an address, a tick, and the result. */
export function useBarForm(host: BarHost) {
  const [email, setEmail] = useState('')
  const [isTicked, setIsTicked] = useState(false)
  const [joined, setJoined] = useState<{ email: string; message: string }>()
  const act = useEmailAct({ say: barTrouble, checkedFrom: '' })
  const isEmailGood = emailTrouble(email) === undefined

  async function join() {
    if (email.trim() === '') return
    if (!isEmailGood || !isTicked) {
      return act.refuse(undefined, {
        ...(!isEmailGood && { email: failures.email_invalid_or_disposable.text }),
        ...(!isTicked && { terms: failures.terms_not_accepted.text }),
      })
    }
    await act.run(async () => {
      setJoined(await send(host, email.trim()).catch(noteFailure))
      host.remember(email.trim())
      track('signup', { form_type: 'waitlist', source: 'waitlist_bar' })
    })
  }

  return {
    email,
    emailError: act.fields['email'] ?? act.error,
    isTicked,
    termsError: act.fields['terms'],
    isSending: act.isBusy,
    joined,
    isDisabled: act.isBusy || !isEmailGood || !isTicked,
    changeEmail(next: string) {
      setEmail(next)
      act.changeEmail(next)
    },
    tick(next: boolean) {
      const { terms: _old, ...others } = act.fields
      setIsTicked(next)
      act.refuse(act.error, others)
    },
    join,
  }
}

function noteFailure(error: Failure): never {
  track('waitlist_signup_failed', { error_message: barTrouble(error), source: 'waitlist_bar' })
  throw error
}

/** A retry after a timeout is the same request, with the same key: nobody joins twice. */
async function send({ apiUrl, token, referralCode }: BarHost, email: string) {
  const call = createClient(fetchSend(apiUrl))
  const code = referralCode()
  const theme = readStored('local', THEME_KEY)
  const body = {
    email,
    terms_accepted: true,
    ...(code ? { referral_code: code } : {}),
    ...(isTheme(theme) ? { theme } : {}),
  }
  const what = JSON.stringify(body)
  return once(what, async (idempotencyKey) => call(joinWaitlist, { body }, { token: await token(), idempotencyKey }))
}
