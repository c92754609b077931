import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isAllowed, listComponents, type Lockfile } from './components/list-components.ts'
import { materials } from './components/materials.ts'
import { printNotices } from './components/print-notices.ts'

// Prints every third-party component with its version and licence, and fails on a licence that we may not use, or on
// outdated notices. `--write` writes the notices.
const NOTICES = 'THIRD-PARTY-NOTICES.md'
const components = listComponents(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)
const notices = printNotices(components, materials)
if (process.argv.includes('--write')) writeFileSync(NOTICES, notices)
else if (!process.argv.includes('--check')) {
  for (const { name, version, licence } of components) console.log(`${name}\t${version}\t${licence}`)
}
const refused = components.filter(({ licence }) => !isAllowed(licence))
for (const { name, version, licence } of refused) {
  console.error(
    `${name} ${version}: its licence (${licence}) is not one that we use. See tools/components/list-components.ts.`,
  )
}
const missing = materials.filter(({ place }) => !existsSync(place))
for (const { what, place } of missing)
  console.error(`${what}: ${place} is not there. See tools/components/materials.ts.`)
const isOld = !existsSync(NOTICES) || readFileSync(NOTICES, 'utf8') !== notices
if (isOld) console.error(`${NOTICES} is old: npm run components -- --write`)
console.error(`${components.length} components, ${refused.length} refused.`)
process.exit(refused.length + missing.length > 0 || isOld || components.length < 100 ? 1 : 0)
