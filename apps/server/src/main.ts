import { readFileSync, statSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { BadConfig, readConfig } from './config.ts'
import { STOP_DEADLINE_MS } from './platform/health/stop-grace.ts'
import { startServer } from './start-server.ts'

const ENV_FILE = '.env'

/** Errors whose message is for the terminal; any other is a bug and keeps its stack trace. */
const EXPECTED = new Set(['BadConfig', 'BadDatabase', 'NoEmbeddedDatabase', 'CannotStart', 'WrongFiles'])

// Uploads are outside the heap. By default, each 64 MB of them trigger a full garbage collection, which blocks the
// event loop; this way they count like any other memory.
setFlagsFromString('--external-memory-accounted-in-global-limit')

try {
  const hasEnvFile = statSync(ENV_FILE, { throwIfNoEntry: false })?.isFile() === true
  const config = readConfig(process.env, hasEnvFile ? readFileSync(ENV_FILE, 'utf8') : '')
  const starting = startServer(config, {
    isDevelopmentSite: process.argv.includes('--dev'),
    say: (line) => console.log(line),
  })
  let stoppingSinceMs: number | undefined
  const stop = (signal: string) => {
    if (stoppingSinceMs !== undefined) {
      // One key press sends several signals; only a later one means that the user wants to stop at once.
      if (performance.now() - stoppingSinceMs > 1000) process.exit(1)
      return
    }
    stoppingSinceMs = performance.now()
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
    console.log(`Stopping (${signal}).`)
    // Also during a start, which would otherwise leave a database running.
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
  // Started by another of our processes: when that one is gone, nothing is left to stop us.
  process.on('disconnect', () => stop('launcher gone'))
  await starting
  // Flushed now, because a killed process writes no cache. Does nothing where no cache was asked for.
  flushCompileCache()
} catch (error) {
  if (error instanceof Error && EXPECTED.has(error.name)) {
    console.error(error instanceof BadConfig ? `We can’t start with these settings.\n${error.message}` : error.message)
  } else {
    console.error(error)
  }
  process.exit(1)
}
