import { randomBytes } from 'node:crypto'
import type { Config } from '../../apps/server/src/config.ts'
import type { Opened } from '../../apps/server/src/platform/db/open-database.ts'
import { createLog } from '../../apps/server/src/platform/log/log.ts'
import { createMailTransport } from '../../apps/server/src/platform/mail/mail-transport.ts'
import { createOutbox } from '../../apps/server/src/platform/mail/outbox.ts'
import { createNotices } from '../../apps/server/src/platform/notify/notices.ts'
import { openKeys } from '../../apps/server/src/platform/secrets/open-keys.ts'
import { readSecrets } from '../../apps/server/src/platform/secrets/read-secrets.ts'

/** The context of the competition's use cases. Mails are queued here and sent by the running server. */
export async function promoterContext({ config, ...opened }: Opened & { config: Config }, now: () => Date) {
  const log = createLog({ level: 'silent' })
  const secrets = await openKeys({ db: opened.db, now: () => new Date(), log, given: readSecrets(config) })
  const transport = createMailTransport(config.mail)
  // By the real clock, also in a rehearsal: otherwise the mails would wait for its date.
  const mail = createOutbox({
    db: opened.db,
    now: () => new Date(),
    log,
    transport,
    domain: 'localhost',
    keys: secrets.sealing.session,
    notices: createNotices({ pool: opened.pool, log }),
  })
  return { ...opened, config, secrets, log, now, mail, randomBytes: (size: number) => randomBytes(size) }
}

export type PromoterContext = Awaited<ReturnType<typeof promoterContext>>
