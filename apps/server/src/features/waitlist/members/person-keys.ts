import { createHmac, hkdfSync } from 'node:crypto'
import { mailboxOf } from './mailbox-of.ts'

/** The same for every address of one person, and useless without our secret. */
export function personKeyOf(secret: string, email: string): string {
  return keyed(secret, 'mowatt waitlist persons', mailboxOf(email).key).toString('base64url')
}

/** A network in the form for comparison, so that no IP address is stored. */
export function networkHashOf(secret: string, network: string | undefined): Buffer | null {
  return network === undefined ? null : keyed(secret, 'mowatt waitlist networks', network)
}

/** A mail domain, or another group of addresses, in the form for comparison, so that it is not stored. */
export function domainHashOf(secret: string, domain: string | undefined): Buffer | null {
  return domain === undefined ? null : keyed(secret, 'mowatt waitlist mail domains', domain)
}

function keyed(secret: string, purpose: string, text: string): Buffer {
  const key = keys.get(secret + purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  keys.set(secret + purpose, key)
  return createHmac('sha256', key).update(text).digest()
}

/** Creating one takes longer than using it. */
const keys = new Map<string, Buffer>()
