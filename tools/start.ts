import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// Compiling is a third of the work of a start, and later starts needn't repeat it.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/mowatt-compiled'))
const { buildEverything } = await import('./building/build-everything.ts')
const { builtServer } = await import('./building/build-server.ts')
await buildEverything()
// Before the server is loaded: its stack traces then name our sources.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(builtServer).href)
