import type { Finding } from './report.ts'
import type { FirstLoad } from './size/measure-first-load.ts'
import { measureFirstLoad } from './size/measure-first-load.ts'

export { measureFirstLoad }

const BYTES_PER_KB = 1024
const TOTAL = { wallKb: 200, goalKb: 150 }
const JAVASCRIPT = { wallKb: 130, goalKb: 95 }
const FILE = '/'

/** The home page stays light, stays on our own host, and was really looked at. */
export function firstLoadFindings({ totalBytes, javascriptBytes, requests, otherHosts }: FirstLoad): Finding[] {
  const findings: Finding[] = otherHosts.map((host) => ({
    file: FILE,
    rule: 'other host',
    message: `the home page contacts ${host}`,
  }))
  const measures = [
    { what: 'all together', bytes: totalBytes, wallKb: TOTAL.wallKb },
    { what: 'JavaScript', bytes: javascriptBytes, wallKb: JAVASCRIPT.wallKb },
  ]
  for (const { what, bytes, wallKb } of measures) {
    if (bytes <= wallKb * BYTES_PER_KB) continue
    findings.push({ file: FILE, rule: 'size too large', message: `${what} ${inKb(bytes)} KB, the wall is ${wallKb}` })
  }
  if (!requests.some(({ kind }) => kind === 'script' || kind === 'stylesheet')) {
    findings.push({ file: FILE, rule: 'blindness', message: 'neither a script nor a stylesheet was found in the page' })
  }
  return findings
}

/** The measurement as a person reads it: each request, then both sums beside their wall and goal. */
export function firstLoadTable({ totalBytes, javascriptBytes, requests }: FirstLoad): string {
  const line = (kb: string, ...rest: string[]): string => [kb.padStart(8), ...rest].join('  ')
  const sum = (what: string, bytes: number, { wallKb, goalKb }: typeof TOTAL): string =>
    line(inKb(bytes), `KB ${what} (wall ${wallKb}, goal ${goalKb})`)
  return [
    ...requests
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ path, kind, bytes }) => line(inKb(bytes), kind.padEnd(10), path)),
    sum('JavaScript', javascriptBytes, JAVASCRIPT),
    sum(`in ${requests.length} requests`, totalBytes, TOTAL),
  ].join('\n')
}

function inKb(bytes: number): string {
  return (bytes / BYTES_PER_KB).toFixed(1)
}

if (import.meta.main) {
  const measurement = await measureFirstLoad(process.argv[2] ?? 'http://127.0.0.1:3000')
  const findings = firstLoadFindings(measurement)
  console.log(firstLoadTable(measurement))
  for (const { file, rule, message } of findings) console.log(`${file}: ${rule}: ${message}`)
  if (findings.length > 0) process.exitCode = 1
}
