// @ts-check
// Plain JavaScript, because Node keeps what it needs to run TypeScript in memory for as long as a process lives: a process
// of its own builds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { serverStamp, siteStamp } from './building/source-stamp.mjs'

const root = path.resolve(import.meta.dirname, '..')
if (!serverStamp().isBuilt || !siteStamp().isBuilt) {
  const build = spawn(process.execPath, [path.join(root, 'tools/building/build-everything.ts')], { stdio: 'inherit' })
  const [status] = await once(build, 'exit')
  if (status !== 0) process.exit(status ?? 1)
}
// Compiling is a third of the work of a start, and later starts needn't repeat it.
enableCompileCache(path.join(root, 'node_modules/.cache/mowatt-compiled'))
// Before the server is loaded: its stack traces then name our sources.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(path.join(root, 'apps/server/build/main.js')).href)
