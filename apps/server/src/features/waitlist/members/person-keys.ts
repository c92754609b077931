import { createHmac, hkdfSync } from 'node:crypto'

const DOTLESS = new Set(['gmail.com'])

/**
 * One spelling for all addresses that lead to the same inbox. It tells one person from many when points are paid; it
 * is never written to and never shown, because only the mail's own host knows what its addresses mean.
 */
export function canonicalEmail(email: string): string {
  const lower = email.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  const domain = lower.slice(at + 1) === 'googlemail.com' ? 'gmail.com' : lower.slice(at + 1)
  const [untagged = ''] = lower.slice(0, at).split('+')
  const local = DOTLESS.has(domain) ? untagged.replaceAll('.', '') : untagged
  return `${local}@${domain}`
}

/** The same for every address of one person, and of no use without our secret. */
export function personKeyOf(secret: string, email: string): string {
  return keyed(secret, 'mowatt waitlist persons', canonicalEmail(email)).toString('base64url')
}

/** A network as it is compared, so that no address of a machine is kept. */
export function networkHashOf(secret: string, network: string | undefined): Buffer | null {
  return network === undefined ? null : keyed(secret, 'mowatt waitlist networks', network)
}

/** A mail domain as it is compared, so that it is not kept. */
export function domainHashOf(secret: string, domain: string | undefined): Buffer | null {
  return domain === undefined ? null : keyed(secret, 'mowatt waitlist mail domains', domain)
}

function keyed(secret: string, purpose: string, text: string): Buffer {
  const key = keys.get(secret + purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  keys.set(secret + purpose, key)
  return createHmac('sha256', key).update(text).digest()
}

/** Making one takes longer than using it. */
const keys = new Map<string, Buffer>()
