// node tools/bench/game-frames.ts <url> [slowed down, 4]: how evenly the game's frames are drawn, by the browser's own
// trace.
import { chromium } from '@playwright/test'
import { browserLaunch } from '../../browser-launch.ts'

/** Without any key press a run lasts about ten seconds. */
const PLAYED_MS = 7000
const FRAME_MS = 1000 / 60

type TraceEvent = { name: string; ph: string; ts: number; dur?: number }

const [url = 'http://localhost:3000', slowedDown = '4'] = process.argv.slice(2)
const browser = await chromium.launch(browserLaunch)
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true })
await page.goto(`${url}/waitlist/game`)
await page
  .getByRole('button', { name: /^(?:Start|Play|Run)/ })
  .first()
  .click()

const cdp = await page.context().newCDPSession(page)
await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(slowedDown) })
const events: TraceEvent[] = []
cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
await cdp.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' })
await page.waitForTimeout(PLAYED_MS)
const phase = await page.locator('.game').getAttribute('data-phase')
const complete = new Promise<void>((done) => cdp.once('Tracing.tracingComplete', () => done()))
await cdp.send('Tracing.end')
await complete
await browser.close()

if (phase !== 'running') throw new Error(`The run did not last: the game is ${phase}.`)
const frames = events
  .filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
  .toSorted((one, other) => one.ts - other.ts)
const work = frames.map(({ dur = 0 }) => dur / 1000)
const gaps = frames.slice(1).map(({ ts }, at) => (ts - frames[at]!.ts) / 1000)
const share = (list: readonly number[], most: number) =>
  `${((list.filter((each) => each > most).length / list.length) * 100).toFixed(1)}%`
console.log(`${frames.length} frames in ${PLAYED_MS / 1000} s, slowed down ${slowedDown} times`)
console.log(
  `work over ${FRAME_MS.toFixed(1)} ms: ${share(work, FRAME_MS)}, over half of that: ${share(work, FRAME_MS / 2)}`,
)
console.log(`came a frame late: ${share(gaps, FRAME_MS * 1.5)}, more than three late: ${share(gaps, FRAME_MS * 4.5)}`)
