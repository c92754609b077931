import { globSync } from 'node:fs'
import path from 'node:path'
import { runBuild } from './run-build.ts'
import { sourceStamp } from './source-stamp.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'apps/server/build')

/** Bundles the server when one of its sources has changed. Ends the process if it fails. */
export default async function buildServerIfStale(): Promise<void> {
  const sources = ['apps/server/src', 'tools/building', 'package-lock.json', 'packages/*/{src,package.json}']
  const { isBuilt, remember } = sourceStamp({
    root,
    of: globSync(sources, { cwd: root }),
    stamp: path.join(folder, '.sources'),
  })
  if (isBuilt) return
  const program = [path.join(import.meta.dirname, 'bundle-server.ts'), folder]
  await runBuild({ name: 'the server', folder, program, cwd: root })
  remember()
}
