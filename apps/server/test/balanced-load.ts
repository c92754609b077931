import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type BalancedLoad = {
  answered(): number
  /** Requests without the expected answer. */
  lost: string[]
  /** Resolves when the balancer sends requests there, or no longer does. */
  untilSeen(port: number, isReady: boolean): Promise<void>
  stop(): Promise<void>
}

/** As seldom as real ones poll: a closing server gives its poller a few of these intervals to notice. */
const LOOK_EVERY_MS = 1000
const PAUSE_MS = 100
const AT_ONCE = 8

/** A load balancer over some ports, which polls /readyz like real ones, and visitors who never pause. */
export function startBalancedLoad(ports: readonly number[], paths: readonly string[]): BalancedLoad {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  const lost: string[] = []
  let answered = 0
  let turn = 0
  let isOver = false

  const ask = (port: number, path: string) =>
    new Promise<number>((resolve, reject) => {
      const asked = request({ port, path, agent, host: '127.0.0.1' }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', reject)
      })
      asked.on('error', reject)
      asked.end()
    })

  const looking = ports.map(async (port) => {
    while (!isOver) {
      const status = await ask(port, '/readyz').catch(() => 0)
      if (status === 200) ready.add(port)
      else ready.delete(port)
      await wait(LOOK_EVERY_MS)
    }
  })

  const visitors = Array.from({ length: AT_ONCE }, async (_, visitor) => {
    while (!isOver) {
      const [port] = [...ready].slice(++turn % Math.max(1, ready.size))
      if (port === undefined) {
        await wait(PAUSE_MS)
        continue
      }
      const path = paths[(turn + visitor) % paths.length] ?? '/'
      const status = await ask(port, path).catch((error: Error) => error.message)
      if (status === 200) answered += 1
      else lost.push(`${path}: ${status}`)
    }
  })

  return {
    answered: () => answered,
    lost,
    async untilSeen(port, isReady) {
      while (ready.has(port) !== isReady) await wait(PAUSE_MS)
    },
    async stop() {
      isOver = true
      await Promise.all([...looking, ...visitors])
      agent.destroy()
    },
  }
}
