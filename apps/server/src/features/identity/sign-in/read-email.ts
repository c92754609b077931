import { Failure, isEmailAddress } from '@mowatt/contract'
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

/** Domains that the package's list lacks; the page refuses some of these before they are sent. */
const more = ['burnermail.io', 'spamgourmet.com', 'tempmail.com']
const disposable = new Set([...disposableEmailBlocklistSet(), ...more])

/** An address in the canonical form of accounts, or a refusal. No look-up of the domain: that would take time. */
export function readEmail(given: string): string {
  const email = given.trim().toLowerCase()
  if (!isEmailAddress(email)) throw new Failure('email_invalid')
  if (isDisposable(email.slice(email.lastIndexOf('@') + 1))) throw new Failure('email_disposable')
  return email
}

/** A listed domain includes all its subdomains. */
function isDisposable(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_, from) => disposable.has(labels.slice(from).join('.')))
}
