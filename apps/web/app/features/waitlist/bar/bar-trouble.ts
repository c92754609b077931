import { type Failure, failures } from '@mowatt/contract/failures'

/** Failures that are not about this sign-up: the visitor is told what to do instead. */
const OUR_WORDS = ['network', 'unexpected', 'session_not_started', 'session_not_stored']

/** The message under the bar's field: the server's own words, or that it did not work. */
export function barTrouble(error: Failure): string {
  if (OUR_WORDS.includes(error.code)) return failures.waitlist_not_joined.text
  const hasNoWords = error.code === 'request_failed' && error.message.startsWith('API request failed')
  return hasNoWords ? failures.waitlist_not_joined.text : error.message
}
