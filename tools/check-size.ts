import type { Finding } from './report.ts'
import type { FirstLoad } from './size/measure-first-load.ts'
import type { ConsentLoad } from './size/measure-consent.ts'
import { measureFirstLoad } from './size/measure-first-load.ts'

export { measureFirstLoad }

const BYTES_PER_KB = 1024
const FILE = '/'

export type Budget = { total: Limit; javascript: Limit; stylesheet: Limit; requests: number }
type Limit = { limitKb: number; goalKb: number }

/** Pages that start without a framework in the browser: all of the site, home page included. */
export const contentBudget: Budget = {
  total: { limitKb: 90, goalKb: 50 },
  javascript: { limitKb: 15, goalKb: 5 },
  stylesheet: { limitKb: 18, goalKb: 14 },
  requests: 12,
}

const homeBudget: Budget = { ...contentBudget, stylesheet: { limitKb: 14, goalKb: 12 } }

/** The pages of the app are rendered by React in the browser. */
export const appBudget: Budget = {
  total: { limitKb: 240, goalKb: 200 },
  javascript: { limitKb: 170, goalKb: 150 },
  stylesheet: { limitKb: 22, goalKb: 20 },
  requests: 45,
}

/** The pages of the operators' console, as a recent browser gets them: compressed by Brotli. */
export const consoleBudget: Budget = { ...appBudget, javascript: { limitKb: 150, goalKb: 140 } }

/** A page stays light, stays on our own host, and was really measured. */
export function firstLoadFindings(
  { totalBytes, javascriptBytes, stylesheetBytes, requests, otherHosts }: FirstLoad,
  { total, javascript, stylesheet, requests: mostRequests }: Budget = homeBudget,
): Finding[] {
  const findings: Finding[] = otherHosts.map((host) => ({
    file: FILE,
    rule: 'other host',
    message: `the page contacts ${host}`,
  }))
  const measures = [
    { what: 'all together', bytes: totalBytes, limitKb: total.limitKb },
    { what: 'JavaScript', bytes: javascriptBytes, limitKb: javascript.limitKb },
    { what: 'CSS', bytes: stylesheetBytes, limitKb: stylesheet.limitKb },
  ]
  for (const { what, bytes, limitKb } of measures) {
    if (bytes <= limitKb * BYTES_PER_KB) continue
    findings.push({ file: FILE, rule: 'size too large', message: `${what} ${inKb(bytes)} KB, the limit is ${limitKb}` })
  }
  if (requests.length > mostRequests) {
    const message = `${requests.length} requests, the limit is ${mostRequests}`
    findings.push({ file: FILE, rule: 'too many requests', message })
  }
  if (!requests.some(({ kind }) => kind === 'script' || kind === 'stylesheet')) {
    findings.push({ file: FILE, rule: 'blindness', message: 'neither a script nor a stylesheet was found in the page' })
  }
  return findings
}

/** The measurement as a table for people: each request, then both sums beside their limit and target. */
export function firstLoadTable(
  { totalBytes, javascriptBytes, stylesheetBytes, requests }: FirstLoad,
  { total, javascript, stylesheet }: Budget = homeBudget,
): string {
  const line = (kb: string, ...rest: string[]): string => [kb.padStart(8), ...rest].join('  ')
  const sum = (what: string, bytes: number, { limitKb, goalKb }: Limit): string =>
    line(inKb(bytes), `KB ${what} (limit ${limitKb}, goal ${goalKb})`)
  return [
    ...requests
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ path, kind, bytes }) => line(inKb(bytes), kind.padEnd(10), path)),
    sum('JavaScript', javascriptBytes, javascript),
    sum('CSS', stylesheetBytes, stylesheet),
    sum(`in ${requests.length} requests`, totalBytes, total),
  ].join('\n')
}

/** JavaScript that is loaded before the visitor has agreed to anything. */
const CONSENT_LIMIT_KB = 6

/** The page's own script counts as a whole: that is more than the consent adds to it. */
export function consentFindings({ scriptBytes, inlineBytes }: ConsentLoad): Finding[] {
  const bytes = scriptBytes + inlineBytes
  if (bytes < CONSENT_LIMIT_KB * BYTES_PER_KB) return []
  const message = `JavaScript before consent ${inKb(bytes)} KB, the limit is ${CONSENT_LIMIT_KB}`
  return [{ file: FILE, rule: 'size too large', message }]
}

export function consentLine({ scriptBytes, inlineBytes }: ConsentLoad): string {
  const sum = inKb(scriptBytes + inlineBytes)
  return `Before consent: ${sum} KB of JavaScript (limit ${CONSENT_LIMIT_KB}): ${inKb(scriptBytes)} that asks, ${inKb(inlineBytes)} in the page`
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
