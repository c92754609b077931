import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { failures } from '@mowatt/contract'
import { cleanProperties } from '@mowatt/contract/clean-analytics'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../../..')
const browserSources = globSync('{apps/web/app,packages/{ui,contract,game,draw}/src}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.server\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
const thrown = browserSources.flatMap((text) =>
  [...text.matchAll(/new \w*Error\(\s*(?:'([^'\n]+)'|`([^`\n]+)`)/g)].map(([, plain, template]) => plain ?? template!),
)
const templates = [...thrown, ...Object.values(failures).map(({ text }) => text)]

test('what our own errors say reaches an operator; what is filled in does not', () => {
  expect(thrown.length).toBeGreaterThan(15)
  const masked = templates.filter((template) => {
    // Form values, quotations and brackets may contain personal data.
    const ours = template.replaceAll(/\$?\{[^}]*\}|\([^)]*\)|\d+/g, '')
    const { message } = cleanProperties('error_occurred', { name: 'Error', message: ours, source: 'window' })
    return String(message).includes('*')
  })
  expect(masked).toEqual([])
})
