import { firstLoadFindings, firstLoadTable, measureFirstLoad } from './check-size.ts'
import { withServer } from './run/with-server.ts'

const measurement = await withServer((baseUrl) => measureFirstLoad(baseUrl))
console.log(firstLoadTable(measurement))
const findings = firstLoadFindings(measurement)
for (const { file, rule, message } of findings) console.error(`${file}: ${rule}: ${message}`)
process.exit(findings.length === 0 ? 0 : 1)
