import os from 'node:os'
import path from 'node:path'
import { readBill } from '@mowatt/bill-reader/read-bill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReader, type Reader } from '../../../apps/server/src/platform/reading/create-reader.ts'
import { someOf } from '../../../test-size.ts'
import { ensureBrowser } from '../../run/ensure-browser.ts'
import { openPrinter, type Printer } from '../print-corpus.ts'
import { precisionOf, recallOf, scoreFacts, tally } from '../score.ts'
import { thirdSetPapers } from './other-papers.ts'
import { thirdSetBills } from './third-set.ts'

/** Of bills and of papers. */
const SAMPLE = 15

let printer: Printer
let reader: Reader

beforeAll(() => {
  printer = openPrinter(path.join(os.tmpdir(), 'mowatt-bill-corpus'), ensureBrowser())
  reader = createReader({ workers: 1 })
})
afterAll(async () => {
  await reader.close()
  await printer.close()
})

async function factsOf({ name, html }: { name: string; html: string }) {
  const read = await reader.read([{ bytes: await printer.pdf(name, html) }])
  return read.kind === 'words' ? readBill(read.document).facts : undefined
}

test('the bills of the third set are read as well as wanted', async () => {
  const marks = []
  for (const bill of someOf(thirdSetBills(), SAMPLE))
    marks.push(...scoreFacts(bill.truth, (await factsOf(bill)) ?? bill.truth))
  expect(recallOf(tally(marks))).toBeGreaterThan(0.98)
  expect(precisionOf(tally(marks))).toBeGreaterThan(0.995)
})

test('the papers of the third set are no energy bills', async () => {
  const taken = []
  for (const paper of someOf(thirdSetPapers(), SAMPLE)) if ((await factsOf(paper))?.isEnergyBill) taken.push(paper.name)
  expect(taken).toEqual([])
})
