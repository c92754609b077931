// node tools/try-image.ts: does without Docker what the Dockerfile says, step by step. The files that COPY would
// include are copied, RUN is run, and the server is started by CMD as an unprivileged user who cannot write to the
// application's folder. It needs root, for that user, and takes minutes; what it cannot test is the base image itself.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailCatcher } from '../apps/server/test/mail-catcher.ts'
import { productionEnv } from '../apps/server/test/production-env.ts'
import { freePort } from '../apps/server/test/spawned-server.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts'
import { startProxyForSocket } from './deploy/socket-proxy.ts'
import { isInImage } from './deploy/is-in-image.ts'
import { readDockerfile } from './deploy/read-dockerfile.ts'

const NOBODY = 65_534
const START_TRIES = 240
const root = path.resolve(import.meta.dirname, '..')
const instructions = readDockerfile(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))
const place = mkdtempSync('/var/tmp/mowatt-image-')
const app = path.join(place, 'app')
const data = path.join(place, 'data')
if (process.getuid?.() !== 0) give('This needs root, to start the server as another user.')

try {
  copySources()
  for (const command of runs()) shell(command)
  await startAndAsk()
  console.log('Every step of the Dockerfile works here.')
} finally {
  rmSync(place, { recursive: true, force: true })
}

/** `COPY . .`, as .dockerignore limits it. */
function copySources(): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8')
  for (const file of listed.stdout.split('\0').filter((each) => each !== '' && isInImage(ignored, each))) {
    mkdirSync(path.dirname(path.join(app, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(app, file))
  }
  console.log('COPY: done.')
}

/** Those of the first stage; the second one only creates a folder. */
function runs(): string[] {
  const second = instructions.findLastIndex(({ keyword }) => keyword === 'FROM')
  return instructions
    .slice(0, second)
    .filter(({ keyword }) => keyword === 'RUN')
    .map(({ rest }) => rest)
}

function shell(command: string): void {
  console.log(`RUN ${command}`)
  const { PATH = '', HOME = '' } = process.env
  const ran = spawnSync('sh', ['-c', command], {
    cwd: app,
    env: { PATH, HOME },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (ran.status !== 0) give(`That ended with ${ran.status}.`)
}

async function startAndAsk(): Promise<void> {
  mkdirSync(data, { mode: 0o700 })
  chownSync(data, NOBODY, NOBODY)
  chmodSync(place, 0o755)
  spawnSync('chmod', ['-R', 'a-w,a+rX', app])
  const postgres = await startEmbeddedPostgres({ dir: path.join(place, 'database') })
  // The image's user is not the one that the database's socket allows: over TCP, as in production.
  const tcp = await startProxyForSocket(
    new URL(postgres.url.replace('mowatt@/', 'mowatt@socket/')).searchParams.get('host') ?? '',
  )
  const catcher = await startMailCatcher()
  const env = {
    ...settings(),
    ...productionEnv,
    DATABASE_URL: `postgresql://mowatt@127.0.0.1:${tcp.port}/postgres`,
    MAIL_URL: catcher.url,
    DATA_DIR: data,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    PATH: process.env['PATH'] ?? '',
  }
  const [program = '', ...args] = JSON.parse(of('CMD')) as string[]
  const server = spawn(own(program), args, {
    cwd: app,
    env,
    uid: NOBODY,
    gid: NOBODY,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    await untilHealthy(server, env)
    const written = spawnSync('find', [app, '-newer', path.join(data, 'site-address'), '-type', 'f'], {
      encoding: 'utf8',
    })
    if (written.stdout !== '') give(`It wrote into its own folder: ${written.stdout}`)
    console.log('HEALTHCHECK: says yes; the folder of the application is as it was.')
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await catcher.close()
    tcp.close()
    await postgres.stop()
  }
  if (server.exitCode !== 0) give(`The server ended with ${server.exitCode}.`)
}

async function untilHealthy(server: ChildProcess, env: Record<string, string>): Promise<void> {
  const check = JSON.parse(of('HEALTHCHECK').replace(/^.*CMD\s+/, '')) as string[]
  for (let attempt = 0; attempt < START_TRIES && server.exitCode === null; attempt++) {
    const [program = '', ...args] = check
    // Awaited instead of synchronous: the connection to the database goes through this process.
    const asking = spawn(own(program), args, { env, uid: NOBODY, gid: NOBODY, stdio: 'ignore' })
    if ((await once(asking, 'exit'))[0] === 0) return
    await wait(500)
  }
  give('The health check never said yes.')
}

/** The project's own Node has the version of the base image; a test compares them. */
function own(program: string): string {
  if (program !== 'node') return program
  const node = path.join(app, 'node_modules/.bin/node')
  accessSync(node, constants.X_OK)
  return node
}

function settings(): Record<string, string> {
  return Object.fromEntries(
    of('ENV')
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  )
}

function of(keyword: string): string {
  return instructions.findLast((each) => each.keyword === keyword)?.rest ?? ''
}

function give(sentence: string): never {
  rmSync(place, { recursive: true, force: true })
  console.error(sentence)
  process.exit(1)
}
