import { isEmailAddress } from '@mowatt/contract'
import { failures } from '@mowatt/contract/failures'

/** The best-known of them; the server knows thousands and decides. */
const DISPOSABLE_DOMAINS: readonly string[] = [
  '10minutemail.com',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'guerrillamail.com',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'mohmal.com',
  'mytemp.email',
  'sharklasers.com',
  'spamgourmet.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
]

/** The error of an address, in the words of the catalogue; undefined if it is valid. */
export function emailTrouble(typed: string): string | undefined {
  const email = typed.trim()
  if (!isEmailAddress(email)) return failures.email_invalid.text
  return isDisposable(email) ? failures.email_disposable.text : undefined
}

function isDisposable(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return DISPOSABLE_DOMAINS.some((each) => domain === each || domain.endsWith(`.${each}`))
}
