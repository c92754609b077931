import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '@mowatt/contract'
import { type Call, createClient, fetchSend } from '@mowatt/contract/client'
import { databaseFolders } from '../../src/platform/db/database-folders.ts'
import { type HeldModel, serveHeldModel } from '../held-model.ts'
import { type MailCatcher, startMailCatcher } from '../mail-catcher.ts'
import { freePort, type SpawnedServer, spawnServer } from '../spawned-server.ts'
import type { Moment, Victim } from './kill-plan.ts'

export type Scene = {
  url: string
  dataDir: string
  databaseUrl: string
  call: Call
  catcher: MailCatcher
  model: HeldModel
  /** Kills them; resolves when a server is ready again. */
  kill(victim: Victim): Promise<void>
  /** Warnings and errors of the servers. */
  complaints(): string
  /** Retries until there is an answer, like a page that keeps its key. A refusal is an answer. */
  insist: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
  close(): Promise<void>
}

/** People report what they do, so that a process can be killed then. */
export type Stage = Scene & { tell: (moment: Moment) => void }

const RETRY_MS = 50
/** A day of the simulated supplier: a reminder in four months is sent within seconds. */
const DAY_MS = 100

/** The real server on its embedded database, with a real mail server and a model that can be made to wait. */
export async function setScene(): Promise<Scene> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-storm-'))
  const folders = databaseFolders(path.join(dataDir, 'database'))
  const catcher = await startMailCatcher()
  const model = await serveHeldModel()
  model.release()
  const port = await freePort()
  const env = {
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    MAIL_URL: catcher.url,
    SWITCH_SIMULATOR_DAY_MS: String(DAY_MS),
  }
  const log = path.join(dataDir, 'server.log')
  const start = () => spawnServer({ port, env: { ...env, ...model.env }, log })
  let server: SpawnedServer = await start()

  return {
    url: server.url,
    dataDir,
    databaseUrl: `postgresql://mowatt@/postgres?host=${encodeURIComponent(folders.socket)}`,
    call: createClient(fetchSend(server.url)),
    catcher,
    model,
    async kill(victim) {
      catcher.noteKill()
      if (victim !== 'server') await until(() => killDatabase(folders.data))
      if (victim === 'database') return
      await server.kill()
      server = await start()
    },
    complaints: () => readFileSync(log, 'utf8'),
    insist,
    async close() {
      await server.stop()
      await catcher.close()
      await model.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Undefined while there is none to kill: it may still be restarting. */
function killDatabase(data: string): true | undefined {
  try {
    return process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === 'ESRCH' || code === 'ENOENT') return undefined
    throw error
  }
}

async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Failure && error.status < 500 && error.code !== 'timeout') throw error
      await wait(RETRY_MS)
    }
  }
}

const LOOK_MS = 50

/** Polls until there is a result. */
export async function until<Found>(look: () => Found | undefined | Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await wait(LOOK_MS)
  }
}
