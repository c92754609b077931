import path from 'node:path'
import { runBuild } from './run-build.ts'
import { serverStamp } from './source-stamp.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'apps/server/build')

/** Bundles the server when one of its sources has changed. Ends the process if it fails. */
export default async function buildServerIfStale(): Promise<void> {
  const { isBuilt, remember } = serverStamp()
  if (isBuilt) return
  const program = [path.join(import.meta.dirname, 'bundle-server.ts'), folder]
  await runBuild({ name: 'the server', folder, program, cwd: root })
  remember()
}
