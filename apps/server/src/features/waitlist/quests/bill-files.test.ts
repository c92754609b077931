import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { ARRIVAL_MS, dropBill } from './bill-files.ts'
import type { BillRow } from './bill-store.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test.each([
  ['arriving', [0, ARRIVAL_MS]],
  ['pending', [0]],
] as const)('the file of a bill that is %s when it is dropped is deleted after %s ms', async (state, expected) => {
  const sent: number[] = []
  const send: Jobs['send'] = async (_tx, _job, _data, afterMs = 0) => void sent.push(afterMs)
  const ctx = { ...testApp.ctx, jobs: { ...testApp.ctx.jobs, send } }
  const bill = { id: makeUuid(ctx), hasFile: true, state } as BillRow
  await ctx.db.transaction().execute((tx) => dropBill(ctx, tx, bill))
  expect(sent).toEqual(expected)
})
