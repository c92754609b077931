import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isInImage } from './is-in-image.ts'

const ignored = readFileSync(path.resolve(import.meta.dirname, '../../.dockerignore'), 'utf8')

test.each([
  ['package.json', true],
  ['.env', false],
  ['deploy/.env', false],
  ['.env.example', true],
  ['apps/server/src/main.ts', true],
  ['apps/server/src/config.test.ts', false],
  ['apps/server/test/test-app.ts', false],
  ['apps/web/build/client/a.js', false],
  ['node_modules/x/package.json', false],
  ['packages/ui/node_modules/x.js', false],
  ['apps/web/app/pages/data.ts', true],
  ['tools/build.ts', true],
])('%s', (file, expected) => {
  expect(isInImage(ignored, file)).toBe(expected)
})
