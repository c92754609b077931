import { buildSiteIfStale } from './site/build-site.ts'

await buildSiteIfStale()
await import('../apps/server/src/main.ts')
