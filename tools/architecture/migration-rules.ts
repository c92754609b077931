import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Finding } from '../report.ts'
import type { Repository } from './read-repository.ts'
import { ownerOf, tableOwnersOf } from './table-rules.ts'

const NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/
const CREATED = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)"?/gi

/** Migrations are numbered 0001, 0002, ... without gaps or repeats, and each table belongs to a feature or a platform folder. */
export function migrationRules(repository: Repository): Finding[] {
  const owners = tableOwnersOf(repository)
  const files = repository.paths.filter((path) => path.startsWith('apps/server/migrations/'))
  const findings: Finding[] = []
  let previous = 0
  for (const file of files) {
    const number = Number(NAME.exec(basename(file))?.[1])
    if (Number.isNaN(number)) {
      findings.push({ file, rule: 'migration name', message: 'is not named like 0001-words.sql' })
      continue
    }
    if (number !== previous + 1) {
      const message = number === previous ? 'repeats the number before it' : `leaves a gap after ${previous}`
      findings.push({ file, rule: 'migration name', message })
    }
    previous = number
    const sql = readFileSync(join(repository.root, file), 'utf8').replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    for (const [, table = ''] of sql.matchAll(CREATED)) {
      if (ownerOf(table.toLowerCase(), owners)) continue
      findings.push({
        file,
        rule: 'migration table',
        message: `${table} doesn’t start with the name of a feature or a platform folder`,
      })
    }
  }
  return findings
}
