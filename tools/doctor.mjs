// @ts-check
// npm run doctor: says in plain words what this machine lacks. Runs on whatever Node is there and installs nothing.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { examine } from './doctor/examine.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const env = process.env
const port = Number(env['PORT'] || 3000)
const dataDir = path.resolve(root, env['DATA_DIR'] || 'data')
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
]

const findings = examine({
  node: process.versions.node,
  platform: process.platform,
  arch: process.arch,
  isGlibc: process.platform !== 'linux' || isGlibc(),
  hasOwnNode: existsSync(path.join(root, 'node_modules/.bin/node')),
  hasNpm: env['npm_execpath'] !== undefined || answers('npm', ['--version']),
  isInstalled: existsSync(path.join(root, 'node_modules/.installed-lockfile')),
  freeDiskMb: freeMb(root),
  freeTmpMb: freeMb(os.tmpdir()),
  memoryMb: Math.round(os.totalmem() / 1_000_000),
  port,
  isPortFree: await isPortFree(),
  canWriteData: canWrite(dataDir),
  database: env['DATABASE_URL'] ? { isReachable: await isDatabaseThere(env['DATABASE_URL']) } : undefined,
  browser: findBrowser(),
  canInstallBrowser: process.getuid?.() === 0 && answers('apt-get', ['--version']),
  hasFonts: process.platform !== 'linux' || ['/usr/share/fonts', '/usr/local/share/fonts'].some(hasEntries),
})
for (const { state, words } of findings) console.log(`${state.padEnd(7)} ${words}`)
const missing = findings.filter(({ state }) => state === 'MISSING').length
console.log(
  missing === 0
    ? '\nThis machine can run Mowatt.'
    : `\n${missing === 1 ? 'There’s 1 problem' : `There are ${missing} problems`} to fix first.`,
)
process.exit(missing === 0 ? 0 : 1)

/** musl has no such figure. */
function isGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report?.getReport() ?? {})
  return report.header?.glibcVersionRuntime !== undefined
}

/** @param {string} place */
function freeMb(place) {
  try {
    const { bavail, bsize } = statfsSync(place)
    return Math.round((bavail * bsize) / 1_000_000)
  } catch {
    return undefined
  }
}

/** @param {string} folder @returns {boolean} the folder, or the nearest one above it that exists */
function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    return code === 'ENOENT' && path.dirname(folder) !== folder && canWrite(path.dirname(folder))
  }
}

/** @returns {Promise<boolean>} */
function isPortFree() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ host: env['HOST'] || '127.0.0.1', port }, () => probe.close(() => resolve(true)))
  })
}

/** @param {string} url @returns {Promise<boolean>} */
function isDatabaseThere(url) {
  const {
    hostname,
    port: given,
    searchParams,
  } = new URL(url.replace(/^(postgres(?:ql)?:\/\/[^/]*@)\//, '$1localhost/'))
  const folder = searchParams.get('host')
  const target = folder
    ? { path: path.join(folder, `.s.PGSQL.${given || 5432}`) }
    : { host: hostname, port: Number(given || 5432) }
  return new Promise((resolve) => {
    const socket = connect(target)
    const end = (/** @type {boolean} */ is) => {
      socket.destroy()
      resolve(is)
    }
    socket.setTimeout(5000, () => end(false))
    socket.once('error', () => end(false))
    socket.once('connect', () => end(true))
  })
}

function findBrowser() {
  const named = env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : undefined
  const caches = [
    env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    path.join(os.homedir(), '.cache/ms-playwright'),
    path.join(os.homedir(), 'Library/Caches/ms-playwright'),
  ]
  const cached = caches
    .filter(hasEntries)
    .find((place) => readdirSync(place).some((name) => name.startsWith('chromium')))
  return BROWSERS.find((place) => existsSync(place)) ?? cached
}

/** @param {string} folder */
function hasEntries(folder) {
  return folder !== '' && existsSync(folder) && readdirSync(folder).length > 0
}

/** @param {string} program @param {string[]} args */
function answers(program, args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
