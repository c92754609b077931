import routes from '../apps/web/app/routes.ts'
import {
  appBudget,
  consentFindings,
  consentLine,
  consoleBudget,
  contentBudget,
  firstLoadFindings,
  firstLoadTable,
  measureFirstLoad,
} from './check-size.ts'
import { withServer } from './run/with-server.ts'
import { measureConsent } from './size/measure-consent.ts'

/** Every kind of page without functions, and the form that works without scripts. */
const CONTENT_PAGES = [
  '/learn-more',
  '/blog/how-to-switch-energy-provider',
  '/about-us',
  '/become-a-partner',
  '/terms',
  '/privacy',
  '/search?q=exit',
]

/** Every page of the operators' console: those of its layout. */
const consolePaths = routes
  .flatMap(({ children = [] }) => children)
  .filter(({ file }) => /^pages\/(?:operate|insights)\//.test(file))
  .map(({ path = '' }) => `/${path.replaceAll(/:\w+/g, 'some')}`)

const findings = await withServer(async (baseUrl) => {
  const home = await measureFirstLoad(baseUrl)
  console.log(`/\n${firstLoadTable(home)}`)
  const found = firstLoadFindings(home)
  for (const path of CONTENT_PAGES) {
    const measurement = await measureFirstLoad(baseUrl + path)
    console.log(`${path}\n${firstLoadTable(measurement, contentBudget)}`)
    found.push(...firstLoadFindings(measurement, contentBudget).map((finding) => ({ ...finding, file: path })))
  }
  const chat = await measureFirstLoad(`${baseUrl}/chat`)
  console.log(`/chat\n${firstLoadTable(chat, appBudget)}`)
  found.push(...firstLoadFindings(chat, appBudget).map((finding) => ({ ...finding, file: '/chat' })))
  if (consolePaths.length === 0) throw new Error('No page of the console was found')
  for (const path of consolePaths) {
    const measurement = await measureFirstLoad(baseUrl + path, 'br')
    console.log(`${path}: ${(measurement.javascriptBytes / 1024).toFixed(1)} KB of JavaScript`)
    found.push(...firstLoadFindings(measurement, consoleBudget).map((finding) => ({ ...finding, file: path })))
  }
  const consent = await measureConsent(`${baseUrl}/terms`)
  console.log(consentLine(consent))
  return [...found, ...consentFindings(consent)]
})
for (const { file, rule, message } of findings) console.error(`${file}: ${rule}: ${message}`)
process.exit(findings.length === 0 ? 0 : 1)
