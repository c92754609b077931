import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants as zlib, gzipSync } from 'node:zlib'

const root = path.resolve(import.meta.dirname, '../..')
const web = path.join(root, 'apps/web')
const stamp = path.join(web, 'build/.sources')

/** Builds the site when a file that it is made of has changed since the last time. Ends the process if it cannot. */
export async function buildSiteIfStale(): Promise<void> {
  const sources = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the site.')
  checkWritable()
  const bin = path.join(root, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(process.execPath, [bin, 'build'], { cwd: web, env, encoding: 'utf8' })
  if (built.status !== 0) {
    give(`${built.stdout}\n${built.stderr}\nThe site could not be built: see above.`)
  }
  hideSourceMaps()
  compressAssets()
  writeFileSync(stamp, sources)
}

function checkWritable(): void {
  const builds = path.join(web, 'build')
  try {
    accessSync(existsSync(builds) ? builds : web, constants.W_OK)
  } catch {
    give(`The site must be built, and ${builds} cannot be written. Run this once as the owner of the folder.`)
  }
}

function give(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function hashSources(): string {
  const patterns = [
    'apps/web/{app,public}/**/*',
    'apps/web/*.{ts,json}',
    'packages/*/{src/**/*,package.json}',
    'package-lock.json',
  ]
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Maps are for the server, which reads the stacks of visitors' errors with them; nobody else gets to see them. */
function hideSourceMaps(): void {
  const hidden = path.join(web, 'build/source-maps')
  rmSync(hidden, { recursive: true, force: true })
  mkdirSync(hidden)
  for (const file of globSync('build/{client,server}/**/*.map', { cwd: web })) {
    // The server writes one script into its pages; all its other files stay where they are.
    const isOfBrowser = file.startsWith(path.join('build', 'client')) || path.basename(file) === 'page-script.js.map'
    if (isOfBrowser) renameSync(path.join(web, file), path.join(hidden, path.basename(file)))
    else rmSync(path.join(web, file))
  }
}

/** Compressed once here, as small as it gets, instead of at every request. */
function compressAssets(): void {
  for (const file of globSync('build/client/**/*.{js,css,svg,txt,json,webmanifest}', { cwd: web })) {
    const place = path.join(web, file)
    const content = readFileSync(place)
    if (content.length < 1024) continue
    writeFileSync(`${place}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${place}.br`, brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}
