// @ts-check
// Plain JavaScript, because every start asks it, and running TypeScript takes a fifth of a second.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} Sources
 * @property {string} root
 * @property {readonly string[]} of Folders and files, relative to the root. Tests in them do not count.
 * @property {string} stamp The file that records what was built.
 *
 * @typedef {object} SourceStamp
 * @property {boolean} isBuilt
 * @property {() => void} remember Called once the build is finished. What changed while it ran counts as not built.
 */

/**
 * Whether a build is up to date with its sources. Sizes and times answer that at each start in a tenth of the time that
 * reading them takes; where these differ, as in a fresh checkout of the same files, their contents decide.
 * @param {Sources} sources
 * @returns {SourceStamp}
 */
export function sourceStamp({ root, of, stamp }) {
  const files = of.flatMap((each) => filesIn(path.join(root, each))).toSorted()
  const seen = digest(files, (file) => {
    const { size, mtimeMs } = statSync(file)
    return `${path.relative(root, file)} ${size} ${mtimeMs}\n`
  })
  const [seenThen, readThen] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  if (seenThen === seen) return { isBuilt: true, remember: () => {} }
  const read = digest(files, (file) =>
    Buffer.concat([Buffer.from(`${path.relative(root, file)}\0`), readFileSync(file)]),
  )
  const remember = () => writeFileSync(stamp, `${seen}\n${read}`)
  const isBuilt = readThen === read
  if (isBuilt) rememberIfPossible(remember)
  return { isBuilt, remember }
}

const PROJECT = path.resolve(import.meta.dirname, '../..')
const PACKAGES = ['packages/*/{src,package.json}', 'package-lock.json']

export function siteStamp() {
  return stampOf('apps/web/build', ['apps/web/{app,public}', 'apps/web/*.{ts,json}', ...PACKAGES])
}

export function serverStamp() {
  return stampOf('apps/server/build', ['apps/server/src', 'tools/building', ...PACKAGES])
}

/**
 * @param {string} built
 * @param {readonly string[]} patterns
 */
function stampOf(built, patterns) {
  const of = globSync(patterns, { cwd: PROJECT })
  return sourceStamp({ root: PROJECT, of, stamp: path.join(PROJECT, built, '.sources') })
}

/**
 * In an image the times differ from those of the build, and nothing can be written: then they are read at each start.
 * @param {() => void} remember
 */
function rememberIfPossible(remember) {
  try {
    remember()
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
  }
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesIn(place) {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/**
 * @param {readonly string[]} files
 * @param {(file: string) => string | Buffer} say
 */
function digest(files, say) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(say(file))
  return hash.digest('hex')
}
