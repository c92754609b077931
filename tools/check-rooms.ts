import { printReport } from './print-report.ts'
import type { Report } from './report.ts'
import { clockWalls } from './rooms/clock-walls.ts'
import { publicWalls } from './rooms/public-walls.ts'
import { importsOf } from './rooms/imports-of.ts'
import { lengthWalls } from './rooms/length-walls.ts'
import { levelWalls } from './rooms/level-walls.ts'
import { migrationWalls } from './rooms/migration-walls.ts'
import { nameWalls } from './rooms/name-walls.ts'
import { pairWalls } from './rooms/pair-walls.ts'
import { readRepository } from './rooms/read-repository.ts'
import { resolveImport } from './rooms/resolve-import.ts'
import { tableWalls } from './rooms/table-walls.ts'
import { workspaceWalls } from './rooms/workspace-walls.ts'

const MINIMUM_FILES = 20

/** Checks imports across the boundaries ("walls") of workspaces, levels and features ("rooms"). It reads by pattern: a guard, not a proof. */
export function checkRooms(root: string): Report {
  const repository = readRepository(root)
  const edges = repository.sources.flatMap((from) =>
    importsOf(from.path, from.text).map(({ specifier }) => ({
      from,
      specifier,
      target: resolveImport(repository, from, specifier),
    })),
  )
  const findings = [
    ...workspaceWalls(repository, edges),
    ...levelWalls(repository, edges),
    ...publicWalls(edges),
    ...pairWalls(edges),
    ...tableWalls(repository),
    ...clockWalls(repository),
    ...migrationWalls(repository),
    ...nameWalls(repository),
    ...lengthWalls(repository),
  ]
  return { findings, filesSeen: repository.sources.length }
}

if (import.meta.main) printReport('check-rooms', checkRooms(process.argv[2] ?? process.cwd()), MINIMUM_FILES)
