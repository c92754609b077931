import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Compiling is a third of the work of a start, and the second one need not repeat it.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/mowatt-compiled'))
const { buildSiteIfStale } = await import('./site/build-site.ts')
await buildSiteIfStale()
await import('../apps/server/src/main.ts')
