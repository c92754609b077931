import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSampleCatalogue } from '@mowatt/tariffs/build-sample-catalogue'

const FILE = 'packages/tariffs/src/sample/data/sample-catalogue.json'

/**
 * Writes the sample catalogue from the price caps and the invented suppliers' plans; a test fails when it is outdated.
 */
writeFileSync(join(import.meta.dirname, '..', FILE), buildSampleCatalogue())
console.log(`print-sample-catalogue: ${FILE} written`)
