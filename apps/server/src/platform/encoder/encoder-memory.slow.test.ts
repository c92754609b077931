import { afterAll, expect, test } from 'vitest'
import type * as weighing from '../../../test/planted/weigh-encoder.ts'
import { createWorkers } from '../workers/create-workers.ts'

const MODULE = new URL('../../../test/planted/weigh-encoder.ts', import.meta.url)
const MOST_BYTES = 150 * 1024 * 1024
const SENTENCES = 200

const workers = createWorkers({ most: 1, isNative: true })
afterAll(() => workers.close())

test('reading messages takes at most 150 MB more, also after 200 of them', async () => {
  const texts = Array.from(
    { length: SENTENCES },
    (_, at) => `my bill is too high ${'and I want to know why '.repeat(at % 8)}`,
  )
  const bytes = await workers.tasksOf<typeof weighing>(MODULE)('weighEncoder', texts, { cpuMs: 300_000 })
  expect(bytes).toBeGreaterThan(MOST_BYTES / 10)
  expect(bytes).toBeLessThan(MOST_BYTES)
})
