import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type PlantedTree = Disposable & { root: string }

/** Creates a temporary tree for a test and removes it again; `linkTo` gives it the node_modules of another tree. */
export function plantTree(files: Record<string, string>, linkTo?: string): PlantedTree {
  const root = mkdtempSync(join(tmpdir(), 'mowatt-tree-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  if (linkTo) symlinkSync(join(linkTo, 'node_modules'), join(root, 'node_modules'))
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}
