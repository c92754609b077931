import { safeLink } from '@mowatt/contract/safe-link'

/** Public bodies, regulators and charities that Mo may link to. */
const HOSTS = [
  'gov.uk',
  'nhs.uk',
  'citizensadvice.org.uk',
  'cas.org.uk',
  'energyombudsman.org',
  'stepchange.org',
  'nationaldebtline.org',
  'moneyhelper.org.uk',
  'turn2us.org.uk',
  'fuelbankfoundation.org',
  'thepsr.co.uk',
  'powercut105.com',
  'nationalgas.com',
  'samaritans.org',
  'mind.org.uk',
  'ageuk.org.uk',
  'scope.org.uk',
  'energysavingtrust.org.uk',
  'nea.org.uk',
  'nidirect.gov.uk',
]

/**
 * A link to one of our own pages or to a host on the list; undefined for any other address, regardless of its author.
 */
export function trustedLink(target: string): { href: string; isOurs: boolean } | undefined {
  const href = safeLink(target)
  if (href === undefined) return undefined
  if (href.startsWith('/')) return { href, isOurs: true }
  const url = URL.parse(href)
  if (url?.protocol !== 'https:') return undefined
  const isKnown = HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return isKnown ? { href, isOurs: false } : undefined
}
