import { afterAll, expect, test } from 'vitest'
import { onePagePdf, textLine } from '../../../test/files/pdf-writer.ts'
import { createReader } from './create-reader.ts'

const ENDLESS = new URL('../../../test/files/endless-digest.ts', import.meta.url)
const files = [{ bytes: onePagePdf(textLine('A bill that keeps its reader busy', 72, 700)) }]

const crashes: string[] = []
const reader = createReader({ workers: 1, onCrash: (lastWords) => crashes.push(lastWords) })
afterAll(() => reader.close())

test('who gives up leaves the line or ends the reading, and the next is read', async () => {
  const [reading, waiting] = [new AbortController(), new AbortController()]
  const first = reader.digest(files, ENDLESS, reading.signal)
  const second = reader.digest(files, ENDLESS, waiting.signal)
  const third = reader.read(files)
  waiting.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  reading.abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  expect(await third).toMatchObject({ kind: 'words' })
  await expect(reader.digest(files, ENDLESS, reading.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(crashes).toEqual([])
})
