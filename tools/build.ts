import { buildEverything } from './building/build-everything.ts'

await buildEverything()
console.log('Site and server are built.')
