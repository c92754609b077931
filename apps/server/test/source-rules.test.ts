import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const sources = globSync('{apps/server/src,apps/web/app,packages/*/src}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const filesWith = (pattern: RegExp) => sources.flatMap(({ file, text }) => (pattern.test(text) ? file : [])).toSorted()

test('the sources are really looked at', () => {
  expect(sources.length).toBeGreaterThan(1_000)
})

test('processes are started in three places, and never through a shell', () => {
  const starting = filesWith(/node:child_process/)
  expect(starting).toEqual([
    'apps/server/src/platform/db/embedded-postgres.ts',
    'apps/server/src/platform/db/postgres-user.ts',
    'apps/server/src/platform/workers/start-worker.ts',
  ])
  const started = sources.filter(({ file }) => starting.includes(file)).map(({ text }) => text)
  for (const text of started) expect(text).not.toMatch(/\bexec(?:File)?(?:Sync)?\b|\bshell:/)
})

test('nothing makes code of text', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|node:vm\b|\bset(?:Timeout|Interval)\(\s*['"`]/)).toEqual([])
})

test('every hash is SHA-256', () => {
  const calls = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:createHash|createHmac|hkdfSync|subtle\.digest)\(\s*([^,)\s]+)/g)].map(([, hash]) => ({
      file,
      hash,
    })),
  )
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.filter(({ hash }) => hash !== `'sha256'` && hash !== `'SHA-256'`)).toEqual([])
})

test('text becomes HTML without React in eight places, which clean it or have it from our own server', () => {
  const inserting =
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|srcdoc|document\.write|DOMParser|setHTMLUnsafe/i
  expect(filesWith(inserting)).toEqual([
    'apps/web/app/features/consent/show-question.ts',
    'apps/web/app/features/content/articles/legal-text.tsx',
    'apps/web/app/features/content/record-icon.tsx',
    'apps/web/app/features/content/renew-content.ts',
    'apps/web/app/features/seo/page-meta.tsx',
    'apps/web/app/root.tsx',
    'apps/web/app/shell/page-module.tsx',
    'packages/ui/src/brand/drawing.tsx',
  ])
})
