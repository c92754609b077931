import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants as zlib, gzip } from 'node:zlib'
import { runBuild } from './run-build.ts'
import { siteStamp } from './source-stamp.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const web = path.join(root, 'apps/web')
const folder = path.join(web, 'build')

const SMALL_BYTES = 1024
/** One photo decoder has 3 MB. At the highest compression it took 11 s of processor time, and is a seventh smaller. */
const LARGE_BYTES = 1_000_000

/** Builds the site when one of its sources has changed. Ends the process if it fails. */
export default async function buildSiteIfStale(): Promise<void> {
  const { isBuilt, remember } = siteStamp()
  if (isBuilt) return
  const program = [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build']
  const finish = async () => {
    hideSourceMaps()
    await compressAssets()
  }
  await runBuild({ name: 'the site', folder, program, cwd: web, finish })
  remember()
}

/** Maps are for the server, which reads the stacks of visitors' errors with them; they are not public. */
function hideSourceMaps(): void {
  const hidden = path.join(web, 'build/source-maps')
  rmSync(hidden, { recursive: true, force: true })
  mkdirSync(hidden)
  for (const file of globSync('build/{client,server}/**/*.map', { cwd: web })) {
    // The server inlines one script into its pages; all its other files stay where they are.
    const isOfBrowser = file.startsWith(path.join('build', 'client')) || path.basename(file) === 'page-script.js.map'
    if (isOfBrowser) renameSync(path.join(web, file), path.join(hidden, path.basename(file)))
    else rmSync(path.join(web, file))
  }
}

/** Compressed once here, as small as possible, instead of at every request; several in parallel. */
async function compressAssets(): Promise<void> {
  const files = globSync('build/client/**/*.{js,css,svg,txt,json,webmanifest}', { cwd: web })
  await Promise.all(
    files.map(async (file) => {
      const place = path.join(web, file)
      const content = await readFile(place)
      if (content.length < SMALL_BYTES) return
      const params = { [zlib.BROTLI_PARAM_QUALITY]: content.length < LARGE_BYTES ? 11 : 9 }
      await Promise.all([
        promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${place}.gz`, small)),
        promisify(brotliCompress)(content, { params }).then((small) => writeFile(`${place}.br`, small)),
      ])
    }),
  )
}
