// npm run content -- export <file.tar.gz> | import <file> [--dry-run] | types <folder>: the site's content in the format of a Strapi 5.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { exportContent } from '../apps/server/src/features/content/strapi/export-content.ts'
import { importContent } from '../apps/server/src/features/content/strapi/import-content.ts'
import { strapiProject } from '../apps/server/src/features/content/strapi/strapi-schemas.ts'
import { AT_TERMINAL } from '../apps/server/src/features/operators/audit/note-act.ts'
import { createFileStore } from '../apps/server/src/platform/files/create-file-store.ts'
import { createLog } from '../apps/server/src/platform/log/log.ts'
import { createNotices } from '../apps/server/src/platform/notify/notices.ts'
import { createReader } from '../apps/server/src/platform/reading/create-reader.ts'
import { openKeys } from '../apps/server/src/platform/secrets/open-keys.ts'
import { readSecrets } from '../apps/server/src/platform/secrets/read-secrets.ts'
import { type OpenedWithConfig, withDatabase } from './run/with-database.ts'

const USAGE = `Choose a command:
  export <file.tar.gz>          writes all content, with drafts and pictures, in the format of a Strapi 5 export
  import <file> [--dry-run]     replaces our content with an export like that. --dry-run only says what would change
  types <folder>                writes our content types into a Strapi project, so it can import an export of ours`

const commands: Record<string, (opened: OpenedWithConfig) => Promise<boolean>> = { export: write, import: read }
const { command, file, isDryRun } = readArguments()
const act = commands[command]
if (command === 'types' && file !== '') process.exit((await writeTypes().catch(explain)) ? 0 : 1)
process.exit(
  act && file !== '' ? ((await withDatabase((opened) => act(opened).catch(explain))) ? 0 : 1) : complain(USAGE),
)

function readArguments() {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [name = '', given = '', ...rest] = positionals
    if (rest.length > 0) throw new Error(`There’s something extra at the end: ${rest.join(' ')}`)
    if (name !== 'import' && values['dry-run']) throw new Error('You can only use --dry-run with import.')
    return { command: name, file: given, isDryRun: values['dry-run'] }
  } catch (error) {
    return process.exit(complain(`${(error as Error).message}\n\n${USAGE}`))
  }
}

async function write(opened: OpenedWithConfig): Promise<boolean> {
  const { archive, records, pictures } = await exportContent(await partsOf(opened))
  // Existing files are not overwritten.
  await writeFile(file, archive, { flag: 'wx' })
  console.log(`${file}: ${records} records and ${pictures} pictures.`)
  return true
}

/** What is there already stays: a type that somebody changed is theirs. */
async function writeTypes(): Promise<boolean> {
  const files = strapiProject()
  for (const [name, text] of files) {
    const place = path.join(file, name)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, text, { flag: 'wx' })
  }
  console.log(`${file}: ${files.size} files. This Strapi project can now import an export of ours.`)
  return true
}

async function read(opened: OpenedWithConfig): Promise<boolean> {
  const reader = createReader()
  try {
    const archive = await readFile(file)
    const parts = { ...(await partsOf(opened)), reader }
    const answer = await importContent(parts, archive, AT_TERMINAL, { isDryRun })
    if (answer.kind === 'refused') {
      console.error(`${answer.problems.join('\n')}\n\nNothing was imported.`)
      return false
    }
    const { added, changed, same, drafts, pictures } = answer
    console.log(`${added} new, ${changed} changed, ${same} the same. Also ${drafts} drafts and ${pictures} pictures.`)
    console.log(isDryRun ? 'That was a dry run, so nothing was imported.' : 'It’s all on the site now.')
    return true
  } finally {
    await reader.close()
  }
}

/** The path was wrong; everything else is a bug and keeps its stack trace. */
function explain(error: unknown): false {
  const words: Record<string, string> = {
    ENOENT: `There’s no such file or folder: ${file}.`,
    EEXIST: `${(error as NodeJS.ErrnoException).path ?? file} already exists, and we won’t overwrite it.`,
    EISDIR: `${file} is a folder. Give a file instead.`,
  }
  const said = words[(error as NodeJS.ErrnoException).code ?? '']
  if (said === undefined) throw error
  complain(said)
  return false
}

/** Running servers are notified. */
async function partsOf({ db, pool, config }: OpenedWithConfig) {
  const now = () => new Date()
  const log = createLog({ level: 'silent' })
  const secrets = await openKeys({ db, now, log, given: readSecrets(config) })
  const notices = createNotices({ pool, log })
  const draw = (size: number) => randomBytes(size)
  return { db, now, notices, randomBytes: draw, files: createFileStore(config.files, secrets.sealing.files) }
}

/** Returns the exit status of a command. */
function complain(words: string): 1 {
  console.error(words)
  return 1
}
