// The cost of the hand-over to the app: many large uploads, idle sockets and clients of one link, and one visitor.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { processUsage } from '../../apps/server/src/platform/workers/process-usage.ts'
import { onePagePdf, textLine } from '../../apps/server/test/files/pdf-writer.ts'
import { withServer } from '../run/with-server.ts'
import { travel } from './upload-journey.ts'
import { connect, dial, post, session, upload } from '../../apps/server/test/load/upload-visitor.ts'

const UPLOADS = 50
const IDLE_SOCKETS = 5000
/** One visitor may not have more of them. */
const SOCKETS_OF_ONE = 20
const OPENS = 200
const FILE_BYTES = 10 * 1024 * 1024 - 4096
const MOST_MB_UPLOADS = 512
const MOST_MB_IDLE = 150
const MOST_DELAY_MS = 100
const JOURNEYS = 3

/** Prints the figures. True when one of them is over its target. */
export async function measureUploads(): Promise<boolean> {
  return withServer(async (baseUrl, pid) => {
    await measureJourneys(baseUrl)
    const results = [await measureStorm(baseUrl, pid), await measureOpens(baseUrl), await measureIdle(baseUrl, pid)]
    return results.includes('SHORT')
  })
}

type Verdict = 'ok' | 'SHORT'

/** No target: how long reading takes is measured by the benchmark of bills. */
async function measureJourneys(baseUrl: string): Promise<void> {
  for (let at = 0; at < JOURNEYS; at++) {
    const { firstFactMs, appMs } = await travel(baseUrl)
    console.log(`confirmed: first fact after ${firstFactMs.toFixed(0)} ms, in the app after ${appMs.toFixed(0)} ms`)
  }
}

async function measureStorm(baseUrl: string, pid: number): Promise<Verdict> {
  const content = file(FILE_BYTES)
  const sockets: WebSocket[] = []
  for (let at = 0; at < UPLOADS; at++) sockets.push(await connect(baseUrl))
  const beside = spawn(process.execPath, [path.resolve(import.meta.dirname, 'idle-loop.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Reading the delay begins its next measurement.
  await loopDelayMs(baseUrl)
  const before = await usageOf(pid)
  const watch = watchPeak(pid)
  const startedAt = performance.now()
  const answers = await Promise.all(sockets.map((socket) => upload(socket, content)))
  const seconds = (performance.now() - startedAt) / 1000
  const delayMs = await loopDelayMs(baseUrl)
  const above = (await watch.end()) - before.memoryMb
  const workMs = ((await usageOf(pid)).cpuMs - before.cpuMs) / UPLOADS
  beside.stdin.end()
  const [idleDelay] = (await once(beside.stdout, 'data')) as [Buffer]
  const troubles = answers.flatMap((answer) => ('trouble' in answer ? [answer.trouble] : []))
  const verdict = above > MOST_MB_UPLOADS || delayMs > MOST_DELAY_MS || troubles.length > 0 ? 'SHORT' : 'ok'
  console.log(
    `${UPLOADS} uploads of 10 MB at once: ${UPLOADS - troubles.length} answered in ${seconds.toFixed(1)} s, ` +
      `${above.toFixed(0)} MB above idle (at most ${MOST_MB_UPLOADS}), ` +
      `loop p99 ${delayMs.toFixed(0)} ms (at most ${MOST_DELAY_MS}; of a process that does nothing ${String(idleDelay).trim()} ms), ` +
      `${workMs.toFixed(0)} ms of work for each: ${verdict}`,
  )
  for (const trouble of new Set(troubles)) console.log(`  not answered: ${trouble}`)
  return verdict
}

async function measureOpens(baseUrl: string): Promise<Verdict> {
  const answer = await upload(await connect(baseUrl), file(4096))
  const body = { one_time_link: 'link' in answer ? answer.link : '' }
  const opens = await Promise.all(Array.from({ length: OPENS }, () => post(baseUrl, '/api/v1/links/redeem', body)))
  const opened = opens.filter(({ ok }) => ok).length
  const refused = opens.filter(({ status }) => status === 410).length
  const verdict = opened === 1 && refused === OPENS - 1 ? 'ok' : 'SHORT'
  console.log(`${OPENS} opens of one link at once: ${opened} opened it (exactly 1), ${refused} refused: ${verdict}`)
  return verdict
}

async function measureIdle(baseUrl: string, pid: number): Promise<Verdict> {
  const before = await usageOf(pid)
  const opened = await openIdle(baseUrl)
  // An idle client is disconnected after half a minute: a slow machine may not have them all at once.
  const sockets = opened.filter(({ readyState, OPEN }) => readyState === OPEN)
  const held = (await usageOf(pid)).memoryMb - before.memoryMb
  const verdict = sockets.length < IDLE_SOCKETS || held > MOST_MB_IDLE ? 'SHORT' : 'ok'
  console.log(`${sockets.length} idle sockets: ${held.toFixed(0)} MB above idle (at most ${MOST_MB_IDLE}): ${verdict}`)
  for (const socket of sockets) socket.terminate()
  return verdict
}

async function openIdle(baseUrl: string): Promise<WebSocket[]> {
  const jwts: string[] = []
  for (let at = 0; at < IDLE_SOCKETS; at += SOCKETS_OF_ONE) jwts.push(await session(baseUrl))
  const open: WebSocket[] = []
  for (let at = 0; at < IDLE_SOCKETS; at += 100) {
    const batch = Array.from({ length: 100 }, async (_, index) => {
      const socket = dial(baseUrl, jwts[Math.floor((at + index) / SOCKETS_OF_ONE)] ?? '')
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true))
        socket.once('error', () => resolve(false))
      })
      if (isOpen) open.push(socket)
    })
    await Promise.all(batch)
  }
  return open
}

/** A bill of that many bytes: most of it is a stream that no page shows. */
function file(bytes: number): string {
  const lines = ['Northern Spark Energy electricity bill', 'Unit rate: 24.670p per kWh', 'Total charges \u00a3167.14']
  const padding = { entries: '', bytes: Buffer.alloc(Math.max(0, bytes - 2048), 0x20) }
  const content = lines.map((line, index) => textLine(line, 72, 760 - index * 24)).join('')
  return onePagePdf(content, '', [padding]).toString('base64')
}

function watchPeak(pid: number): { end: () => Promise<number> } {
  let peak = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, (await usageOf(pid)).memoryMb)
      await wait(50)
    }
  })()
  return {
    end: async () => {
      isOver = true
      await watching
      return peak
    },
  }
}

async function usageOf(pid: number): Promise<{ cpuMs: number; memoryMb: number }> {
  const usage = await processUsage(pid)
  if (!usage) throw new Error('This needs the books of Linux.')
  return usage
}

async function loopDelayMs(baseUrl: string): Promise<number> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000
}
