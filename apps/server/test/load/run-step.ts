import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { dial, session } from './upload-visitor.ts'
import { type Act, planArrivals } from './arrivals.ts'
import { type Done, figuresOf, type Step } from './judge-step.ts'
import { acts, from, type Where } from './visitor.ts'

export type Asked = {
  /** Processes on one database; visitors alternate between them. */
  urls: readonly string[]
  pages: readonly string[]
  perSecond: number
  seconds: number
  idleSockets: number
  random: () => number
  /** Clients without an answer by then disconnect. */
  patienceMs?: number
}

const PATIENCE_MS = 30_000

/** So many arrivals per second for so long, whether or not earlier ones are answered, beside sockets that stay open. */
export async function runStep(asked: Asked): Promise<Step> {
  const { urls, pages, perSecond, seconds, idleSockets, random, patienceMs = PATIENCE_MS } = asked
  const idle = await openIdle(urls, idleSockets)
  await Promise.all(urls.map(processFigures))
  const startedAt = performance.now()
  const done = await Promise.all(
    planArrivals(perSecond, seconds, random).map(async ({ atMs, act }, number): Promise<Done> => {
      await wait(Math.max(0, atMs - (performance.now() - startedAt)))
      // From the planned time of arrival: a generator that is late must not make the server look fast.
      const trouble = await troubleOf(act, { url: urls[number % urls.length] ?? '', pages }, patienceMs)
      const ms = performance.now() - startedAt - atMs
      return { act, ms, ...(trouble === undefined ? {} : { trouble }) }
    }),
  )
  const lastedS = (performance.now() - startedAt) / 1000
  const figures = await Promise.all(urls.map(processFigures))
  const lost = idle.filter(({ readyState, OPEN }) => readyState !== OPEN).length
  for (const socket of idle) socket.terminate()
  const troubles = done.flatMap(({ act, trouble }) => (trouble === undefined ? [] : [`${act}: ${trouble}`]))
  return {
    perSecond,
    throughput: (done.length - troubles.length) / Math.max(lastedS, seconds),
    acts: Object.fromEntries([...Map.groupBy(done, ({ act }) => act)].map(([act, group]) => [act, figuresOf(group)])),
    troubles: [...new Set([...troubles, ...(lost > 0 ? [`${lost} idle sockets were closed`] : [])])],
    loopP99Ms: Math.max(...figures.map(({ loopP99Ms }) => loopP99Ms)),
    memoryMb: figures.reduce((sum, { memoryMb }) => sum + memoryMb, 0),
  }
}

async function troubleOf(act: Act, where: Where, patienceMs: number): Promise<string | undefined> {
  const late = new AbortController()
  try {
    return await Promise.race([
      acts[act](where).then(() => undefined),
      wait(patienceMs, 'no answer', { signal: late.signal }),
    ])
  } catch (error) {
    return (error as Error).message
  } finally {
    late.abort()
  }
}

/** Measures each idle socket's cost; an idle client is disconnected after half a minute, so steps are shorter. */
async function openIdle(urls: readonly string[], count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let at = 0; at < count; at++) {
    const url = urls[at % urls.length] ?? ''
    const headers = from()
    const socket = dial(url, await session(url, headers), headers)
    await once(socket, 'open')
    sockets.push(socket)
  }
  return sockets
}

/** As /metrics has them; the event loop's figures are reset each time. */
async function processFigures(url: string): Promise<{ loopP99Ms: number; memoryMb: number }> {
  const body = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(body)?.[1] ?? 0)
  return {
    loopP99Ms: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
    memoryMb: figure('process_resident_memory_bytes') / 1024 / 1024,
  }
}
