import { flushCompileCache } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { features } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/start-server.ts'
import { plantTasks } from './planted/plant-tasks.ts'

const LOOK_EVERY_MS = 5

let longestMs = 0
let before = process.threadCpuUsage()

// How long its own thread worked between two checks: other load on the machine does not count.
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before)
  longestMs = Math.max(longestMs, (user + system) / 1000)
  before = process.threadCpuUsage()
}, LOOK_EVERY_MS)

/** The longest that it has blocked its event loop since it was last asked. */
function loopFeature(app: FastifyInstance): void {
  // On a busy machine the next request may arrive just when a connection has been idle for too long.
  app.server.keepAliveTimeout = 3_600_000
  app.get('/api/v1/test/longest', () => {
    const asked = { longestMs }
    longestMs = 0
    return asked
  })
}

// The real server, whose workers have planted tasks that loop for ever on request.
const server = await startServer(readConfig(process.env), {
  say: () => {},
  features: [...features, loopFeature],
  parts: { workers: plantTasks({ most: 2 }), thinkers: plantTasks({ most: 2 }) },
})
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
flushCompileCache()
