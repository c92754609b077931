import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { BadConfig, type Config } from '../../config.ts'

/** For each ring of keys the secret that wraps them now, followed by those that may still open them. */
export type GivenSecrets = { session: readonly [string, ...string[]]; files: readonly [string, ...string[]] }

type MadeUpSecrets = { session: string; files: string }

const SECRETS_FILE = 'secrets.json'

const MadeUp = z.object({ session: z.string().min(32), files: z.string().min(32) })

/** Configured secrets, or ones generated once and kept in the data folder, so that a restart signs no one out. */
export function readSecrets({ secrets, dataDir }: Pick<Config, 'secrets' | 'dataDir'>): GivenSecrets {
  const { session, files } =
    secrets.session && secrets.files
      ? { session: secrets.session, files: secrets.files }
      : { ...madeUp(path.join(dataDir, SECRETS_FILE)), ...given(secrets) }
  return { session: [session, ...secrets.oldSession], files: [files, ...secrets.oldFiles] }
}

/** The generated ones as they are stored, for a backup; undefined where all are given or none were generated yet. */
export function keptSecrets({ secrets, dataDir }: Pick<Config, 'secrets' | 'dataDir'>): string | undefined {
  const file = path.join(dataDir, SECRETS_FILE)
  const areGiven = secrets.session !== undefined && secrets.files !== undefined
  return areGiven || !existsSync(file) ? undefined : readFileSync(file, 'utf8')
}

/** Writes those of a backup, unless there are some already. Returns a function that removes them again. */
export function putKeptSecrets({ dataDir }: Pick<Config, 'dataDir'>, kept: string): () => void {
  const file = path.join(dataDir, SECRETS_FILE)
  if (existsSync(file)) return () => {}
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  writeFileSync(file, kept, { mode: 0o600, flag: 'wx' })
  return () => rmSync(file, { force: true })
}

function given({ session, files }: Config['secrets']): Partial<MadeUpSecrets> {
  return { ...(session ? { session } : {}), ...(files ? { files } : {}) }
}

function madeUp(file: string): MadeUpSecrets {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o711 })
    const draft = `${file}.${process.pid}`
    const fresh: MadeUpSecrets = { session: randomBytes(32).toString('hex'), files: randomBytes(32).toString('hex') }
    writeFileSync(draft, JSON.stringify(fresh), { mode: 0o600 })
    try {
      // A link never overwrites: of two processes starting together, both end with the first one's secrets.
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return parseSecrets(readFileSync(file, 'utf8'), file)
}

/** The parser's own message would quote the text, and the text is secret. */
function parseSecrets(text: string, file: string): MadeUpSecrets {
  try {
    return MadeUp.parse(JSON.parse(text))
  } catch {
    throw new BadConfig(`${file}: cannot be read any more. Put it back from a copy: stored files open only with it.`)
  }
}
