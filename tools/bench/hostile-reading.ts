// What hostile files cost: time, the worker's memory, the server's own work and memory, and how long its event loop was
// blocked. On a busy machine the loop waits for the processor too; work that stays below the limit cannot have stalled
// it.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createReader } from '../../apps/server/src/platform/reading/create-reader.ts'
import { processUsage } from '../../apps/server/src/platform/workers/process-usage.ts'
import { hostileFiles } from '../../apps/server/test/files/hostile-files.ts'

const LONGEST_MS = 2000
const LONGEST_STALL_MS = 50

/** Prints a line for each file. True when one takes too long, is read after all, or blocks the event loop. */
export async function measureHostileReading(): Promise<boolean> {
  const files = hostileFiles()
  const crashes: string[] = []
  const reader = createReader({ workers: 1, onCrash: (lastWords) => crashes.push(lastWords) })
  let isShort = false
  console.log(`This machine hashes 100 MB in ${hashingMs()} ms.`)
  const before = process.memoryUsage.rss()
  // The first file waits for the worker to start, as the first visitor does.
  for (const { name, bytes, isHollow } of files) {
    const stalls = monitorEventLoopDelay({ resolution: 5 })
    const peak = watchPeak()
    stalls.enable()
    const cpuBefore = process.cpuUsage()
    const from = performance.now()
    const reading = await reader.read([{ bytes, name }])
    const tookMs = Math.round(performance.now() - from)
    stalls.disable()
    const { user, system } = process.cpuUsage(cpuBefore)
    const ownMs = Math.round((user + system) / 1000)
    const stallMs = Math.max(0, Math.round(stalls.max / 1e6) - 5)
    const workerMb = await peak.end()
    const said =
      reading.kind === 'refused'
        ? `${reading.code}: ${reading.because}`
        : reading.kind === 'unfinished'
          ? `unfinished: ${reading.why}`
          : 'opened, nothing in it'
    const isBad =
      tookMs > LONGEST_MS ||
      Math.min(stallMs, ownMs) > LONGEST_STALL_MS ||
      (reading.kind === 'words') !== Boolean(isHollow)
    isShort ||= isBad
    console.log(
      `${isBad ? 'SHORT ' : ''}${name}: ${tookMs} ms, worker ${workerMb} MB, server works ${ownMs} ms, stalls ${stallMs} ms, ${said}`,
    )
  }
  await reader.close()
  console.log(
    `The server grew by ${Math.round((process.memoryUsage.rss() - before) / 1e6)} MB; ${crashes.length} crashes.`,
  )
  return isShort || crashes.length > 0
}

function hashingMs(): number {
  const bytes = Buffer.alloc(100_000_000)
  const from = performance.now()
  createHash('sha256').update(bytes).digest()
  return Math.round(performance.now() - from)
}

function watchPeak(): { end: () => Promise<number> } {
  let peak = 0
  const look = async () => {
    const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'latin1').catch(() => '')
    for (const pid of children.split(' ').filter(Boolean)) {
      peak = Math.max(peak, (await processUsage(Number(pid)))?.memoryMb ?? 0)
    }
  }
  const timer = setInterval(() => void look(), 25)
  return {
    end: async () => {
      clearInterval(timer)
      await look()
      return Math.round(peak)
    },
  }
}

if (import.meta.main) process.exit((await measureHostileReading()) ? 1 : 0)
