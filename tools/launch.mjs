// @ts-check
// The first file that runs on a fresh machine, on whatever Node is there: so it is plain JavaScript without a single
// dependency. It installs what the lockfile says, then hands over to the project's own Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.installed-lockfile')
const ownNodePath = path.join(modules, '.bin', 'node')
const COMMANDS = [
  'start',
  'dev',
  'build',
  'test',
  'test-long',
  'test-postgres',
  'test-storm',
  'verify',
  'bench',
  'load',
  'mutate',
  'format',
  'bill-read',
  'waitlist',
  'competition',
  'operator',
  'content',
  'components',
  'backup',
  'restore',
  'check-migrations',
  'check-topics',
  'hold-talks',
  'model-check',
]
/** Runs TypeScript as it is; the project's own dependencies bring a newer one on Linux. */
const OLDEST_NODE = [22, 22]

process.chdir(root)
const [command = '', ...rest] = process.argv.slice(2)
if (!COMMANDS.includes(command)) fail(`Choose a command: ${COMMANDS.join(', ')}.`)
stopWithNpm()
await install()
const file = path.join(root, 'tools', command === 'start' ? 'start.mjs' : `${command}.ts`)
if (isOwnNode() || (!existsSync(ownNodePath) && isNewEnough(process.versions.node))) {
  process.argv = [process.execPath, file, ...rest]
  await import(pathToFileURL(file).href)
} else {
  handOver(ownNode(), [file, ...rest])
}

async function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Not on standard output: what a command prints there is its answer and nothing else.
  console.error('Installing dependencies (the first time takes about a minute).')
  const npm = process.env['npm_execpath']
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const [program, ...given] = npm ? [process.execPath, npm, ...args] : ['npm', ...args]
  const installing = spawn(program, given, {
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  const startedAt = performance.now()
  const progress = setInterval(() => {
    console.error(`Still installing (${Math.round((performance.now() - startedAt) / 1000)} s).`)
  }, 15_000)
  const status = await new Promise((resolve) => installing.once('error', resolve).once('exit', resolve))
  clearInterval(progress)
  if (status !== 0) fail('We couldn’t install the dependencies. See npm’s message above.')
  writeFileSync(stamp, wanted)
}

/** npm forwards no signal when it is ended, so the process that it started has to notice that it is gone. */
function stopWithNpm() {
  if (!process.env['npm_lifecycle_event']) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** Whatever the machine has, the project runs on its own where there is one. */
function isOwnNode() {
  return existsSync(ownNodePath) && realpathSync(ownNodePath) === realpathSync(process.execPath)
}

/** @returns {string} */
function ownNode() {
  if (existsSync(ownNodePath)) return ownNodePath
  return fail(`Node ${OLDEST_NODE.join('.')} or newer is needed, and this is ${process.versions.node}.`)
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/**
 * Passes signals on and ends as the other process ends. Its channel closes when we die, so it never outlives us.
 * @param {string} node
 * @param {string[]} args
 */
function handOver(node, args) {
  const env = { ...process.env, PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env['PATH']}` }
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
