// npm run backup -- <folder> | check <file> | new-key: all of our users' data, in one encrypted file.
import path from 'node:path'
import { backedUpFeatures } from '../apps/server/src/backed-up-features.ts'
import { BadBackup } from '../apps/server/src/platform/backup/bad-backup.ts'
import { checkBackup } from '../apps/server/src/platform/backup/check-backup.ts'
import { makeBackupKey } from '../apps/server/src/platform/backup/make-backup-key.ts'
import { makeBackup } from '../apps/server/src/platform/backup/make-backup.ts'
import { openStore } from '../apps/server/src/platform/files/create-file-store.ts'
import { keptSecrets } from '../apps/server/src/platform/secrets/read-secrets.ts'
import { explainRefusal } from './run/explain-refusal.ts'
import { type OpenedWithConfig, readOwnConfig, withDatabase } from './run/with-database.ts'

const USAGE = `Choose a command:
  <folder>        backs up the database and the files into this folder, even while the server is running
  check <file>    reads a whole backup, and says what’s in it
  new-key         prints a new key: the public half makes backups, and the secret half opens them`

const [first, second, ...more] = process.argv.slice(2)
try {
  if (first === 'new-key' && second === undefined) await newKey()
  else if (first === 'check' && second !== undefined && more.length === 0) await check(second)
  else if (first !== undefined && first !== 'check' && second === undefined) {
    await withDatabase((opened) => back(opened, first), { mayMigrate: false })
  } else throw new BadBackup(USAGE)
} catch (error) {
  explainRefusal(error)
}

async function newKey(): Promise<void> {
  const { recipient, identity } = await makeBackupKey()
  console.log(`BACKUP_RECIPIENT=${recipient}`)
  console.log(`BACKUP_IDENTITY=${identity}`)
  console.error(
    'Give the server the first line. Keep two copies of the second one somewhere else: you can’t open a backup without it.',
  )
}

async function back({ pool, db, config }: OpenedWithConfig, folder: string): Promise<void> {
  const { recipient } = config.backup
  if (recipient === undefined) {
    throw new BadBackup('BACKUP_RECIPIENT isn’t set. Make a key with: npm run --silent backup -- new-key')
  }
  const madeAt = new Date()
  const file = path.join(folder, `mowatt-${madeAt.toISOString().replaceAll(':', '-').slice(0, 19)}Z.tar.gz.age`)
  const parts = { pool, db, store: openStore(config.files), features: backedUpFeatures, recipient, madeAt }
  const done = await makeBackup({ ...parts, secrets: keptSecrets(config) }, file)
  console.log(file)
  console.error(`${done.rows} rows and ${done.files} files.${also(done.gone, 'deleted meanwhile')}`)
  if (done.lost.length > 0) console.error(`Missing from the store:\n  ${done.lost.join('\n  ')}`)
}

async function check(file: string): Promise<void> {
  const { identity } = readOwnConfig().backup
  if (identity === undefined) throw new BadBackup('BACKUP_IDENTITY isn’t set. It’s the secret half of the key.')
  const { manifest, ending } = await checkBackup(file, identity)
  const rows = Object.values(ending.rows).reduce((sum, count) => sum + count, 0)
  console.log(`The backup is complete. It was made at ${manifest.madeAt}, with ${rows} rows and ${ending.files} files.`)
}

function also(names: readonly string[], what: string): string {
  return names.length > 0 ? ` ${names.length} were ${what}.` : ''
}
