// Runs the job that seals again, in a separate process that a test can kill.
import { readConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { readSecrets } from '../src/platform/secrets/read-secrets.ts'
import { resealEverything } from '../src/reseal-everything.ts'
import { quietLog } from './quiet-log.ts'

const config = readConfig(process.env)
const opened = openDatabase(process.env['DATABASE_URL'] ?? '', { queryTimeoutMs: 0 })
const now = () => new Date(process.env['TEST_NOW'] ?? '')
const ctx = await createContext({ config, secrets: readSecrets(config), opened, log: quietLog, now })
await resealEverything(ctx)
process.exit(0)
