import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { answersPerSecond } from './bench/load.ts'
import { measureConsole } from './bench/console-lists.ts'
import { measureChats } from './bench/chat-talks.ts'
import { measureBillAccuracy } from './bench/bill-accuracy.ts'
import { measureHalfHours } from './bench/half-hours.ts'
import { measureHostileReading } from './bench/hostile-reading.ts'
import { measureMoMemory } from './bench/mo-memory.ts'
import { measureUploads } from './bench/uploads.ts'
import { measureWaitlist } from './bench/waitlist-ranks.ts'
import { measureWatchedHomes } from './bench/watched-homes.ts'
import { compareLinkTimes } from './bench/link-times.ts'
import { lighthouseScores, type Scores } from './bench/lighthouse-scores.ts'
import { ensureBrowser } from './run/ensure-browser.ts'
import { withServer } from './run/with-server.ts'
import { buildEverything } from './building/build-everything.ts'

const ROUNDS = 9
const ROUND_MS = 1500
const CONNECTIONS = 20
const WANTED_MARK = 95
const JUDGED_PAGES = ['/', '/learn-more', '/blog/how-to-switch-energy-provider', '/terms']

const NO_CACHE = { 'cache-control': 'no-cache' }

/** What is measured, and the least that we want of it, relative to a bare server that sends the same page. */
const SUBJECTS = [
  { name: 'home page, cached', path: '/', headers: {}, wanted: 0.4 },
  { name: 'home page, cached, gzip', path: '/', headers: { 'accept-encoding': 'gzip' }, wanted: 0.4 },
  // Without the page cache the loaders run each time; React renders only when their data or the address has changed.
  { name: 'home page, past the cache', path: '/', headers: NO_CACHE, wanted: 0.03 },
  { name: 'home page, rendered each time', path: '/?campaign=NEW', headers: NO_CACHE, wanted: undefined },
  { name: 'a guide, cached', path: '/blog/how-to-switch-energy-provider', headers: {}, wanted: undefined },
  { name: 'content, benefits', path: '/api/benefits?populate=*', headers: {}, wanted: 0.22 },
] as const

/** Each returns true when a figure misses its target. `npm run bench -- waitlist bills` measures only those. */
const PARTS: Record<string, () => Promise<boolean>> = {
  site: measureSite,
  waitlist: measureWaitlist,
  console: measureConsole,
  hostile: measureHostileReading,
  bills: measureBillAccuracy,
  uploads: measureUploads,
  chat: measureChats,
  'mo-memory': measureMoMemory,
  homes: measureWatchedHomes,
  'half-hours': measureHalfHours,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`There’s no part called ${unknown.join(', ')}. Choose from: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
await buildEverything()
let isShort = false
for (const [name, measurePart] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n${name}`)
  isShort = (await measurePart()) || isShort
}
process.exit(isShort ? 1 : 0)

async function measureSite(): Promise<boolean> {
  return withServer(async (baseUrl) => {
    const page = await (await fetch(baseUrl)).text()
    const bare = await startBareServer(page)
    try {
      const isSlow = await measure(baseUrl, bare.url)
      const canBeTold = await compareLinkTimes(baseUrl)
      return judge(baseUrl) || isSlow || canBeTold
    } finally {
      bare.child.kill()
    }
  })
}

async function measure(baseUrl: string, bareUrl: string): Promise<boolean> {
  const at = (url: string, headers = {}) =>
    answersPerSecond({ url, headers, connections: CONNECTIONS, forMs: ROUND_MS })
  const bareRates: number[] = []
  const wordRates: number[] = []
  const rates = SUBJECTS.map((): number[] => [])
  for (const subject of SUBJECTS) await at(baseUrl + subject.path, subject.headers)
  // Interleaved, so that a noisy minute affects all alike.
  for (let round = 0; round < ROUNDS; round++) {
    bareRates.push(await at(`${bareUrl}/page`))
    wordRates.push(await at(`${bareUrl}/word`))
    for (const [index, { path: subjectPath, headers }] of SUBJECTS.entries()) {
      rates[index]?.push(await at(baseUrl + subjectPath, headers))
    }
    console.log(`Round ${round + 1} of ${ROUNDS} is done.`)
  }
  const bareRate = median(bareRates)
  const wordRate = median(wordRates)
  console.log(`\nbare node:http: the same page ${whole(bareRate)} times a second, one word ${whole(wordRate)} times`)
  let short = 0
  for (const [index, { name, wanted }] of SUBJECTS.entries()) {
    const rate = median(rates[index] ?? [])
    const ratio = rate / bareRate
    if (wanted !== undefined && ratio < wanted) short++
    const verdict = wanted === undefined ? '' : `, wanted ${wanted}: ${ratio < wanted ? 'SHORT' : 'ok'}`
    const toWord = (rate / wordRate).toFixed(3)
    console.log(`${name}: ${whole(rate)} a second, ratio ${ratio.toFixed(3)}${verdict} (to one word ${toWord})`)
  }
  return short > 0
}

/** True when a page falls short of the targets. */
function judge(baseUrl: string): boolean {
  const browser = ensureBrowser()
  let short = 0
  console.log(`\nLighthouse, mobile, wanted ${WANTED_MARK} or more:`)
  for (const page of JUDGED_PAGES) {
    // A busy machine slows down the simulated phone, and never speeds it up: the best of three counts.
    let scores = lighthouseScores(baseUrl + page, browser)
    for (let run = 1; run < 3 && isBelowMark(scores); run++) {
      const again = lighthouseScores(baseUrl + page, browser)
      if ((again?.['performance'] ?? 0) > (scores?.['performance'] ?? 0)) scores = again
    }
    const marks = Object.entries(scores ?? {}).map(([name, score]) => `${name} ${score}`)
    console.log(`${page}: ${marks.join(', ') || 'could not be measured'}`)
    if (isBelowMark(scores)) short++
  }
  return short > 0
}

function isBelowMark(scores: Scores | undefined): boolean {
  return !scores || Object.values(scores).some((score) => score < WANTED_MARK)
}

async function startBareServer(page: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, 'bench/bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(page)
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: `http://127.0.0.1:${port.toString().trim()}` }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}
