import type { Log } from '../../platform/log/log.ts'
import type { Team } from './contact-mails.ts'

/** Reserved names (RFC 2606): mail to them is never delivered. */
const NOBODYS = /[@.](?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/i

/** The shipped content has a placeholder address; pages, mails and security.txt send people to it. */
export async function warnOfContact(readTeam: () => Promise<Team>, log: Log): Promise<void> {
  const team = await readTeam().catch(() => undefined)
  if (!team || !NOBODYS.test(team.contactEmail)) return
  log.warn(
    {},
    'the contact address is still an example: set contactEmail of global-setting, which pages, mails and /.well-known/security.txt name, to one that you read',
  )
}
