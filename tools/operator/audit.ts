import { readFile } from 'node:fs/promises'
import { type Anchor, findAnchor, readAnchor } from '../../apps/server/src/features/operators/audit/anchor-audit.ts'
import { checkChain } from '../../apps/server/src/features/operators/audit/audit-chain.ts'
import { compareExport, writeAuditLine } from '../../apps/server/src/features/operators/audit/audit-export.ts'
import { eachEntry } from '../../apps/server/src/features/operators/audit/audit-store.ts'
import type { Db } from '../../apps/server/src/platform/db/open-database.ts'

/** Prints every entry as a line of JSON, the oldest first. */
export async function exportAudit(db: Db): Promise<boolean> {
  for await (const entry of eachEntry(db)) process.stdout.write(`${writeAuditLine(entry)}\n`)
  return true
}

/** Follows the chain and, with a file or a line of the server's log, finds what was there and is gone or changed today. */
export async function checkAudit(db: Db, earlier: string | undefined): Promise<boolean> {
  const { entries, head, broken } = await checkChain(eachEntry(db))
  if (broken)
    console.error(
      `The log is broken: entry ${broken.number} ${broken.why === 'missing' ? 'is missing' : 'was changed'}.`,
    )
  else console.log(`The log is complete: ${entries} entries, the last hash is ${head.toString('hex')}.`)
  if (earlier === undefined) {
    console.log(
      'To check the newest entries aren’t missing, compare it with an earlier export or an audit_head from the server’s log: audit check <file or audit_head>.',
    )
    return !broken
  }
  const anchor = readAnchor(earlier)
  if (anchor) return (await reachesTo(db, anchor)) && !broken
  try {
    return (await compareWith(db, earlier)) && !broken
  } catch (error) {
    console.error(`We can’t read ${earlier} as an exported log: ${(error as Error).message}`)
    return false
  }
}

async function reachesTo(db: Db, anchor: Anchor): Promise<boolean> {
  const found = await findAnchor(anchor, eachEntry(db))
  if (found === 'found') console.log(`Nothing has changed up to entry ${anchor.number}.`)
  else if (found === 'gone') console.error(`Entry ${anchor.number} is missing, and so is everything after it.`)
  else console.error(`Entry ${anchor.number} or one before it was changed.`)
  return found === 'found'
}

async function compareWith(db: Db, file: string): Promise<boolean> {
  const { compared, found } = await compareExport((await readFile(file, 'utf8')).split('\n'), eachEntry(db))
  for (const { number, why } of found)
    console.error(`Entry ${number} of the file ${why === 'gone' ? 'is missing' : 'was changed'}.`)
  if (found.length === 0) console.log(`All ${compared} entries of the file are in the log, unchanged.`)
  return found.length === 0
}
