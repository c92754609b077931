import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileIn = (dataDir: string) => path.join(dataDir, 'site-address')

/** Records where the server on this data folder is, for commands that run beside it and write mails with links. */
export function recordSite(dataDir: string, address: string): void {
  writeFileSync(fileIn(dataDir), `${address}\n`)
}

/** The URL of the last server on this data folder; undefined when none has run. */
export function recordedSite(dataDir: string): string | undefined {
  try {
    const address = readFileSync(fileIn(dataDir), 'utf8').trim()
    return URL.canParse(address) ? address : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}
