import { isAtFastmail, mailboxOf } from '../members/mailbox-of.ts'

/** Public mailbox providers: two friends there needn't know each other. */
const PUBLIC = new Set([
  'aol.co.uk',
  'aol.com',
  'blueyonder.co.uk',
  'btinternet.com',
  'btopenworld.com',
  'gmail.com',
  'gmx.co.uk',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'live.co.uk',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'ntlworld.com',
  'o2.co.uk',
  'orange.fr',
  'outlook.com',
  'outlook.co.uk',
  'plus.net',
  'pm.me',
  'proton.me',
  'protonmail.ch',
  'protonmail.com',
  'rocketmail.com',
  'sky.com',
  'talktalk.net',
  'tiscali.co.uk',
  'tutanota.com',
  'virgin.net',
  'virginmedia.com',
  'web.de',
  'yahoo.co.uk',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
])

const SECOND_LEVELS = new Set(['ac', 'co', 'com', 'edu', 'gov', 'ltd', 'me', 'net', 'nhs', 'org', 'plc', 'sch'])

/** All forwarding services compare as this: which of them it is says nothing about whose mailbox is behind it. */
export const FORWARDING = 'forwarding'
export const FASTMAIL = 'fastmail'

/**
 * What the friends of one person may have in common: that their mail is forwarded, that it is where one account has
 * hundreds of names, or a domain of their own. Undefined at a public provider.
 */
export function mailGroupOf(email: string): string | undefined {
  if (mailboxOf(email).isAlias) return FORWARDING
  return isAtFastmail(email) ? FASTMAIL : ownMailDomain(email)
}

/**
 * The domain that a person registered, without subdomains; undefined at a public provider. The owner of a domain can
 * read the mail of every address in it, and below it.
 */
function ownMailDomain(email: string): string | undefined {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  const isBelowCountry = labels.at(-1)?.length === 2 && SECOND_LEVELS.has(labels.at(-2) ?? '')
  const domain = labels.slice(isBelowCountry ? -3 : -2).join('.')
  return PUBLIC.has(domain) ? undefined : domain
}
