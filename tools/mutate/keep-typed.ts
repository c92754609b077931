import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Area } from './areas.ts'
import { applyMutant, type Mutant } from './find-mutants.ts'

/** The workspace without those that it refers to, which are not in the copy. */
const PROJECT = 'tsconfig.mutants.json'
const alone = {
  extends: ['./tsconfig.json', '../../tsconfig.leaf.json'],
  compilerOptions: { rootDir: '/', incremental: false },
}

/**
 * Those that the compiler lets pass: the others never reach a test. Each changed file is beside the original in a copy
 * of the workspace, so that one run of the compiler judges all of them.
 */
export function keepTyped(area: Area, mutants: readonly Mutant[], textOf: (file: string) => string): Mutant[] {
  const root = mkdtempSync(path.join(tmpdir(), 'mutants-'))
  try {
    cpSync(area.workspace, path.join(root, area.workspace), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist|build)(\/|$)/.test(from),
    })
    for (const file of ['tsconfig.base.json', 'tsconfig.leaf.json']) cpSync(file, path.join(root, file))
    writeFileSync(path.join(root, area.workspace, PROJECT), JSON.stringify(alone))
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
    for (const [index, mutant] of mutants.entries()) {
      writeFileSync(path.join(root, copyOf(mutant, index)), applyMutant(textOf(mutant.file), mutant))
    }
    const refused = refusedIn(root, area.workspace)
    return mutants.filter((mutant, index) => !refused.has(path.basename(copyOf(mutant, index))))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function copyOf({ file }: Mutant, index: number): string {
  return file.replace(/\.ts$/, `.mutant${index}.ts`)
}

function refusedIn(root: string, workspace: string): Set<string> {
  const tsc = path.resolve('node_modules/typescript/bin/tsc')
  const args = [tsc, '-p', path.join(root, workspace, PROJECT), '--pretty', 'false', '--allowUnreachableCode', 'true']
  const { stdout, error } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
  if (error) throw error
  return new Set([...stdout.matchAll(/([^/\s]+\.mutant\d+\.ts)\(/g)].map(([, name = '']) => name))
}
