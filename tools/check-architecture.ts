import { printReport } from './print-report.ts'
import type { Report } from './report.ts'
import { clockRules } from './architecture/clock-rules.ts'
import { publicRules } from './architecture/public-rules.ts'
import { controlRules } from './architecture/control-rules.ts'
import { importsOf } from './architecture/imports-of.ts'
import { lengthRules } from './architecture/length-rules.ts'
import { layerRules } from './architecture/layer-rules.ts'
import { migrationRules } from './architecture/migration-rules.ts'
import { nameRules } from './architecture/name-rules.ts'
import { pairRules } from './architecture/pair-rules.ts'
import { readRepository } from './architecture/read-repository.ts'
import { resolveImport } from './architecture/resolve-import.ts'
import { tableRules } from './architecture/table-rules.ts'
import { workspaceRules } from './architecture/workspace-rules.ts'

const MINIMUM_FILES = 20

/**
 * Checks that imports keep to the boundaries of workspaces, layers and features; that features touch only their own tables;
 * and the rules for migrations, names and lengths of files. It reads by pattern: a guard, not a proof.
 */
export function checkArchitecture(root: string): Report {
  const repository = readRepository(root)
  const edges = repository.sources.flatMap((from) =>
    importsOf(from.path, from.text).map(({ specifier }) => ({
      from,
      specifier,
      target: resolveImport(repository, from, specifier),
    })),
  )
  const findings = [
    ...workspaceRules(repository, edges),
    ...layerRules(repository, edges),
    ...publicRules(edges),
    ...pairRules(edges),
    ...tableRules(repository),
    ...clockRules(repository),
    ...controlRules(repository),
    ...migrationRules(repository),
    ...nameRules(repository),
    ...lengthRules(repository),
  ]
  return { findings, filesSeen: repository.sources.length }
}

if (import.meta.main)
  printReport('check-architecture', checkArchitecture(process.argv[2] ?? process.cwd()), MINIMUM_FILES)
