import { readFileSync } from 'node:fs'
import { isAllowed, listComponents, type Lockfile } from './components/list-components.ts'

// Prints every third-party component with its version and licence, and fails on a licence that we may not use.
const components = listComponents(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)
if (!process.argv.includes('--check')) {
  for (const { name, version, licence } of components) console.log(`${name}\t${version}\t${licence}`)
}
const refused = components.filter(({ licence }) => !isAllowed(licence))
for (const { name, version, licence } of refused) {
  console.error(
    `${name} ${version}: its licence (${licence}) is not one that we use. See tools/components/list-components.ts.`,
  )
}
console.error(`${components.length} components, ${refused.length} refused.`)
process.exit(refused.length > 0 || components.length < 100 ? 1 : 0)
