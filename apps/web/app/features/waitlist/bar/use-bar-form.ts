import { joinWaitlist } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { failures } from '@mowatt/contract/failures'
import { useEffect, useRef, useState } from 'react'
import { track } from '../../../browser/analytics/track.ts'
import { createKeptKeys } from '../../../browser/kept-keys.ts'
import { readStored } from '../../../browser/storage.ts'
import { isTheme, THEME_KEY } from '../../../browser/theme.ts'
import { barTrouble } from './bar-trouble.ts'

const PAUSE_MS = 500
const once = createKeptKeys()

/** What the bar needs from the page that shows it. */
export type BarHost = {
  /** Empty if the API is on the page's own host. */
  apiUrl: string
  /** A visitor's token. */
  token: () => Promise<string>
  referralCode: () => string | undefined
  /** The error of an address, in the words of the catalogue. */
  emailTrouble: (typed: string) => string | undefined
  /** So that the link in the email signs this browser in immediately. */
  remember: (email: string) => void
}

/** The bar's form: an address, a tick, and the result. */
export function useBarForm(host: BarHost) {
  const [email, setEmail] = useState('')
  const [isTicked, setIsTicked] = useState(false)
  const [emailError, setEmailError] = useState<string>()
  const [termsError, setTermsError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const [joined, setJoined] = useState<{ email: string; message: string }>()
  const checking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { emailTrouble } = host
  const isEmailGood = emailTrouble(email) === undefined

  useEffect(() => {
    if (email.trim() === '') return
    checking.current = setTimeout(() => setEmailError((refusal) => emailTrouble(email) ?? refusal), PAUSE_MS)
    return () => clearTimeout(checking.current)
  }, [email, emailTrouble])

  async function join() {
    if (isSending || email.trim() === '') return
    // The result of sending takes precedence: the delayed validation must not overwrite it.
    clearTimeout(checking.current)
    setEmailError(isEmailGood ? undefined : failures.email_invalid_or_disposable.text)
    setTermsError(isTicked ? undefined : failures.terms_not_accepted.text)
    if (!isEmailGood || !isTicked) return
    setIsSending(true)
    try {
      setJoined(await send(host, email.trim()))
      host.remember(email.trim())
      track('signup', { form_type: 'waitlist', source: 'waitlist_bar' })
    } catch (error) {
      const trouble = barTrouble(error)
      setEmailError(trouble)
      track('waitlist_signup_failed', { error_message: trouble, source: 'waitlist_bar' })
    }
    setIsSending(false)
  }

  return {
    email,
    emailError,
    isTicked,
    termsError,
    isSending,
    joined,
    isDisabled: isSending || !isEmailGood || !isTicked,
    changeEmail(next: string) {
      setEmail(next)
      setEmailError(undefined)
      // An empty form is not about to be sent.
      if (next.trim() === '') setTermsError(undefined)
    },
    tick(next: boolean) {
      setIsTicked(next)
      setTermsError(undefined)
    },
    join,
  }
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
