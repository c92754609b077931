// @ts-check
/**
 * @typedef {{
 *   node: string, platform: string, arch: string, isGlibc: boolean, hasOwnNode: boolean, hasNpm: boolean,
 *   isInstalled: boolean, freeDiskMb: number | undefined, freeTmpMb: number | undefined, memoryMb: number,
 *   port: number, isPortFree: boolean, canWriteData: boolean, database: { isReachable: boolean } | undefined,
 *   browser: string | undefined, canInstallBrowser: boolean, hasFonts: boolean
 * }} Machine
 * @typedef {{ state: 'ok' | 'note' | 'MISSING', words: string }} Finding
 */

const OWN_NODE = ['linux x64', 'linux arm64']
const EMBEDDED = [...OWN_NODE, 'darwin x64', 'darwin arm64', 'win32 x64']
/** Dependencies, the built site and a database that grows. */
const DISK_MB = 3000
const TMP_MB = 500
const MEMORY_MB = 1900

/**
 * What a machine has and lacks, one sentence each, with what to do.
 * @param {Machine} machine
 * @returns {Finding[]}
 */
export function examine(machine) {
  return [
    nodeOf(machine),
    npmOf(machine),
    databaseOf(machine),
    ...roomOf(machine),
    portOf(machine),
    dataOf(machine),
    browserOf(machine),
    fontsOf(machine),
  ]
}

/** @param {boolean} isThere @param {string} yes @param {string} no @returns {Finding} */
function need(isThere, yes, no) {
  return isThere ? { state: 'ok', words: yes } : { state: 'MISSING', words: no }
}

/** @param {Machine} machine */
function nodeOf({ node, platform, arch, isGlibc }) {
  const bringsOwn = isGlibc && OWN_NODE.includes(`${platform} ${arch}`)
  const oldest = bringsOwn ? [20, 19] : [22, 22]
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const isNew = major > (oldest[0] ?? 0) || (major === oldest[0] && minor >= (oldest[1] ?? 0))
  const why = bringsOwn ? ', and the project brings its own Node 24 after that' : ''
  return need(
    isNew,
    `Node ${node}${why}.`,
    `Node ${oldest.join('.')} or newer is needed, and this is ${node}. Install Node 24.`,
  )
}

/** @param {Machine} machine @returns {Finding} */
function npmOf({ hasNpm, isInstalled }) {
  if (isInstalled) return { state: 'ok', words: 'The dependencies are installed.' }
  if (!hasNpm) return { state: 'MISSING', words: 'npm isn’t installed. It comes with Node.' }
  return {
    state: 'note',
    words: 'The dependencies aren’t installed yet. npm start installs them, and needs the network to do it.',
  }
}

/** @param {Machine} machine */
function databaseOf({ database, platform, arch, isGlibc }) {
  if (database) {
    const no = 'The PostgreSQL at DATABASE_URL isn’t answering. Start it, or unset DATABASE_URL for the embedded one.'
    return need(database.isReachable, 'The PostgreSQL at DATABASE_URL is answering.', no)
  }
  return need(
    isGlibc && EMBEDDED.includes(`${platform} ${arch}`),
    'The embedded PostgreSQL runs on this machine.',
    `There’s no embedded PostgreSQL for ${platform} ${arch}${isGlibc ? '' : ' with musl'}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

/** @param {Machine} machine @returns {Finding[]} */
function roomOf({ freeDiskMb = DISK_MB, freeTmpMb = TMP_MB, memoryMb }) {
  return [
    need(
      freeDiskMb >= DISK_MB,
      `There’s ${gb(freeDiskMb)} GB of free disk space.`,
      `There’s only ${gb(freeDiskMb)} GB of free disk space here, and you need ${gb(DISK_MB)}. Make some room.`,
    ),
    need(
      freeTmpMb >= TMP_MB,
      `There’s ${gb(freeTmpMb)} GB free for temporary files.`,
      `There’s only ${gb(freeTmpMb)} GB free for temporary files, and you need ${gb(TMP_MB)}. Make some room, or set TMPDIR.`,
    ),
    need(
      memoryMb >= MEMORY_MB,
      `${gb(memoryMb)} GB of memory.`,
      `This machine has ${gb(memoryMb)} GB of memory. It needs 2 to read bills.`,
    ),
  ]
}

/** @param {number} mb */
function gb(mb) {
  return (mb / 1000).toFixed(1)
}

/** @param {Machine} machine */
function portOf({ isPortFree, port }) {
  return need(
    isPortFree,
    `Port ${port} is free.`,
    `Port ${port} is in use, perhaps by a server that’s already running. Stop that server, or set PORT.`,
  )
}

/** @param {Machine} machine */
function dataOf({ canWriteData }) {
  return need(
    canWriteData,
    'You can write to the data folder.',
    'You can’t write to the data folder. Set DATA_DIR to a folder you can write to.',
  )
}

/** @param {Machine} machine @returns {Finding} */
function browserOf({ browser, canInstallBrowser }) {
  if (browser) return { state: 'ok', words: `A browser for the tests: ${browser}.` }
  const how = canInstallBrowser ? 'installs one' : 'fetches one, or set CHROMIUM_PATH'
  return { state: 'note', words: `We couldn’t find Chromium. Only the browser tests need one: npm test ${how}.` }
}

/** @param {Machine} machine @returns {Finding} */
function fontsOf({ hasFonts }) {
  if (hasFonts) return { state: 'ok', words: 'Fonts for the browser tests.' }
  return {
    state: 'note',
    words: 'No fonts are installed. Only the browser tests need them, and fonts-liberation is enough.',
  }
}
