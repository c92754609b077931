import { isEmailAddress } from '@mowatt/contract'

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

/** The code of what is wrong with an address; undefined if it is valid. */
export function emailTrouble(typed: string): 'email_invalid' | 'email_disposable' | undefined {
  const email = typed.trim()
  if (!isEmailAddress(email)) return 'email_invalid'
  return isDisposable(email) ? 'email_disposable' : undefined
}

function isDisposable(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return DISPOSABLE_DOMAINS.some((each) => domain === each || domain.endsWith(`.${each}`))
}
