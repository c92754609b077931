import { buildSiteIfStale } from './site/build-site.ts'

await buildSiteIfStale()
console.log('The site is built.')
