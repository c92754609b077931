import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import { deleteDroppedFile, dropBill, getBillFile, receiveBill } from './keep-bill.ts'
import { deleteBillRow } from './kept-bill-store.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const FILE = Buffer.from('%PDF-1.7')

function newBill() {
  const { ctx } = testApp
  return { id: makeUuid(ctx), chatId: makeUuid(ctx), owner: 'anon-1', userId: null, bytes: FILE.length }
}

test('a bill that is dropped while it arrives has its file deleted again once nobody can still be putting it down', async () => {
  const bill = newBill()
  await receiveBill(testApp.ctx, bill, FILE)
  const sent: number[] = []
  const send: Jobs['send'] = async (_tx, _job, data, afterMs = 0) => {
    expect(data).toEqual({ billId: bill.id })
    sent.push(afterMs)
  }
  const ctx = { ...testApp.ctx, jobs: { ...testApp.ctx.jobs, send } }
  await ctx.db.transaction().execute((tx) => dropBill(ctx, tx, bill.id))
  expect(sent).toEqual([0, 3_600_000])
})

test('the file of a bill that has come again stays, and goes once nothing is known of it', async () => {
  const { ctx } = testApp
  const bill = newBill()
  await receiveBill(ctx, bill, FILE)
  await deleteDroppedFile(ctx, bill.id)
  expect(await getBillFile(ctx, bill.id)).toEqual(FILE)
  await deleteBillRow(ctx.db, bill.id)
  await deleteDroppedFile(ctx, bill.id)
  expect(await getBillFile(ctx, bill.id)).toBeUndefined()
})
