import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { patience } from '../../../test-patience.ts'

export type SpawnedServer = {
  url: string
  pid: number
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
  /** Kills it. */
  kill(): Promise<void>
}

type Options = {
  entry?: string
  port?: number
  env: Record<string, string>
  /** The file for its output. */
  log?: string
}

const START_TIMEOUT_MS = patience(60_000)
/** Killed servers are restarted again and again: they share one compile cache. */
export const COMPILED = path.resolve(import.meta.dirname, '../../../node_modules/.cache/mowatt-compiled')
/** As in production. Each test run builds it first where it is out of date. */
const builtServer = path.resolve(import.meta.dirname, '../build/main.js')

/** The server as a separate process; resolves when it prints that it is ready. */
export async function spawnServer({ entry = builtServer, port, env, log }: Options): Promise<SpawnedServer> {
  const chosenPort = port ?? (await freePort())
  const child = spawn(process.execPath, ['--enable-source-maps', entry], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: COMPILED,
      PORT: String(chosenPort),
      ...env,
    },
    stdio: ['ignore', log === undefined ? 'ignore' : openSync(log, 'a'), 'pipe'],
  })
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const url = `http://localhost:${chosenPort}`
  if (!(await becomesReady(url, child))) {
    await end('SIGKILL')
    throw new Error(`The server did not become ready. ${complaints}`)
  }
  return { url, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function becomesReady(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await wait(25)
  }
  return false
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
