import path from 'node:path'
import type { SiteTask } from '@mowatt/contract/visit'
import { afterAll, expect, test } from 'vitest'
import { createWorkers } from '../workers/create-workers.ts'
import { siteWork } from './site-work.ts'

const workers = createWorkers({ most: 1 })
const work = siteWork(workers, path.resolve(import.meta.dirname, '../../../test/planted'))
afterAll(() => workers.close())

test('a task of the site is done by a worker; what is stopped gives nothing, and a bug is thrown', async () => {
  expect(await work<SiteTask<object, number>>('hostile-tasks.ts', 'measure', {}, { list: [1, 2] })).toBe(2)
  expect(await work<SiteTask<object, never>>('hostile-tasks.ts', 'loop', {}, {})).toBeUndefined()
  await expect(work<SiteTask<string, never>>('hostile-tasks.ts', 'fail', 'too far', {})).rejects.toThrow('too far')
})
