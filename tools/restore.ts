// npm run restore -- <file>: restores a backup into an empty database and an empty file store.
import { backedUpFeatures } from '../apps/server/src/backed-up-features.ts'
import { BadBackup } from '../apps/server/src/platform/backup/bad-backup.ts'
import { restoreBackup } from '../apps/server/src/platform/backup/restore-backup.ts'
import { checkDatabase } from '../apps/server/src/platform/db/open-database.ts'
import { openStore } from '../apps/server/src/platform/files/create-file-store.ts'
import { createLog } from '../apps/server/src/platform/log/log.ts'
import { openKeys } from '../apps/server/src/platform/secrets/open-keys.ts'
import { putKeptSecrets, readSecrets } from '../apps/server/src/platform/secrets/read-secrets.ts'
import { explainRefusal } from './run/explain-refusal.ts'
import { type OpenedWithConfig, withDatabase } from './run/with-database.ts'

const [file, ...more] = process.argv.slice(2)
try {
  if (file === undefined || more.length > 0)
    throw new BadBackup('Give the backup to restore: npm run restore -- <file>')
  await withDatabase((opened) => restore(opened, file), { mayMigrate: false })
} catch (error) {
  explainRefusal(error)
}

async function restore({ pool, db, url, config }: OpenedWithConfig, from: string): Promise<void> {
  const { identity } = config.backup
  if (identity === undefined) throw new BadBackup('BACKUP_IDENTITY isn’t set. It’s the secret half of the key.')
  await checkDatabase({ pool, db })
  let takeBack = () => {}
  try {
    const { manifest, ending } = await restoreBackup(
      {
        pool,
        url,
        store: openStore(config.files),
        features: backedUpFeatures,
        identity,
        async openKeys(tx, backup) {
          if (backup.manifest.secrets !== undefined) takeBack = putKeptSecrets(config, backup.manifest.secrets)
          const log = createLog({ level: 'silent' })
          await openKeys({ db: tx, now: () => new Date(), log, given: readSecrets(config) })
        },
      },
      from,
    )
    const rows = Object.values(ending.rows).reduce((sum, count) => sum + count, 0)
    console.log(
      `We’ve restored the backup from ${manifest.madeAt}: ${rows} rows and ${ending.files} files. You can start the server now.`,
    )
  } catch (error) {
    takeBack()
    throw error
  }
}
