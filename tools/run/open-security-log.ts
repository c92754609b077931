import type { Config } from '../../apps/server/src/config.ts'
import type { Db } from '../../apps/server/src/platform/db/open-database.ts'
import { createLog } from '../../apps/server/src/platform/log/log.ts'
import { createSecurityLog, type SecurityLog } from '../../apps/server/src/platform/log/security-log.ts'
import { openKeys } from '../../apps/server/src/platform/secrets/open-keys.ts'
import { readSecrets } from '../../apps/server/src/platform/secrets/read-secrets.ts'

/** Like the server's security log, but to stderr: a command's stdout is for the user at the terminal. */
export async function openSecurityLog({ db, config }: { db: Db; config: Config }): Promise<SecurityLog> {
  const log = createLog({ level: 'info', destination: { write: (line) => process.stderr.write(line) } })
  const { session } = await openKeys({ db, now: () => new Date(), log, given: readSecrets(config) })
  return createSecurityLog(log, session)
}
