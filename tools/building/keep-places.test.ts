import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPlaces } from './keep-places.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mowatt-places-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function build(): Promise<Record<string, unknown>> {
  const built = path.join(root, 'build')
  const bundle = await rolldown({
    input: path.join(root, 'src/main.ts'),
    platform: 'node',
    plugins: [keepPlaces(built)],
  })
  await bundle.write({ dir: built, format: 'esm' })
  await bundle.close()
  return (await import(pathToFileURL(path.join(built, 'main.js')).href)) as Record<string, unknown>
}

test('a module in the bundle finds what lies beside its source', async () => {
  write('src/main.ts', `export * from './deep/texts.ts'`)
  write(
    'src/deep/texts.ts',
    `import path from 'node:path'
export const file = path.join(import.meta.dirname, 'letter.md')
export const url = (name: string) => new URL(\`./\${name}.md\`, import.meta.url).href
export const folder = new URL('../', import.meta.url).href`,
  )
  const { file, url, folder } = await build()
  expect(file).toBe(path.join(root, 'src/deep/letter.md'))
  expect((url as (name: string) => string)('letter')).toBe(pathToFileURL(path.join(root, 'src/deep/letter.md')).href)
  expect(folder).toBe(pathToFileURL(path.join(root, 'src/')).href)
})

test('a module that a process loads by its path becomes a file of the bundle', async () => {
  write('src/main.ts', `export * from './deep/start.ts'`)
  write('src/deep/start.ts', `export const WORK = new URL('./work.ts', import.meta.url)`)
  write('src/deep/work.ts', `export const done: string = 'done'`)
  const { WORK } = await build()
  expect(WORK).toEqual(pathToFileURL(path.join(root, 'build/work.js')))
  expect(existsSync(WORK as URL)).toBe(true)
  expect(await import((WORK as URL).href)).toMatchObject({ done: 'done' })
})

test('two modules that would become one file are refused', async () => {
  write('src/main.ts', `export * from './a/start.ts'\nexport * from './b/start.ts'`)
  for (const feature of ['a', 'b']) {
    write(`src/${feature}/start.ts`, `export const ${feature} = new URL('./work.ts', import.meta.url)`)
    write(`src/${feature}/work.ts`, `export const ${feature} = 1`)
  }
  await expect(build()).rejects.toThrow(/would be the same file of the bundle, work\.js/)
})
