import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStackMapper } from './map-stack.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mowatt-maps-'))
  // The third line, at its fifth column, comes from line 1, column 1 of the source.
  const map = { version: 3, sources: ['../../app/features/chat/prompt.tsx'], names: [], mappings: ';;IAAA' }
  for (const name of ['home-abc', 'page-script']) {
    writeFileSync(path.join(folder, `${name}.js.map`), JSON.stringify(map))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

test('places of a built script become places of our sources', async () => {
  const mapStack = createStackMapper(folder)
  const stack =
    'TypeError: x\n    at r (https://mowatt.example/assets/home-abc.js:3:5)\n    at o (https://mowatt.example/assets/none.js:1:1)'
  expect(await mapStack(stack)).toBe(
    'TypeError: x\n    at r (app/features/chat/prompt.tsx:1:1)\n    at o (https://mowatt.example/assets/none.js:1:1)',
  )
  expect(await mapStack('    at go (page-script.js:3:5)')).toBe('    at go (app/features/chat/prompt.tsx:1:1)')
  expect(await mapStack('at x (https://mowatt.example/assets/../../secret.js:1:1)')).toContain('secret.js:1:1')
})
