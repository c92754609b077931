import os from 'node:os'
import path from 'node:path'
import { type BillVerdict, judgeBill } from '@mowatt/bill-reader/judge-bill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReader, type Reader } from '../../apps/server/src/platform/reading/create-reader.ts'
import { someOf } from '../../test-size.ts'
import { ensureBrowser } from '../run/ensure-browser.ts'
import { corpusBills } from './corpus.ts'
import { otherDocuments } from './other-documents.ts'
import { openPrinter, type Printer } from './print-corpus.ts'
import { nearMisses } from './service-bills/near-misses.ts'
import { serviceBills } from './service-bills/service-bills.ts'

/** Of each sort of papers. */
const SAMPLE = 10

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

/** What each paper proves, printed by a browser and read like a visitor's file. */
async function verdicts(papers: readonly { name: string; html: string }[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name, html } of papers) {
    const read = await reader.read([{ bytes: await printer.pdf(name, html) }])
    const verdict: BillVerdict | undefined = read.kind === 'words' ? judgeBill(read.document) : undefined
    found[name] = verdict ? verdict.proves.join(' ') : 'not read'
  }
  return found
}

function wanted<T extends { name: string }>(papers: readonly T[], kind: (paper: T) => string): Record<string, string> {
  return Object.fromEntries(papers.map((paper) => [paper.name, kind(paper)]))
}

test('an energy bill of any layout is accepted as one, and as nothing else', async () => {
  const bills = someOf(corpusBills(), SAMPLE)
  expect(await verdicts(bills)).toEqual(wanted(bills, () => 'energy'))
})

test('a broadband or mobile bill of any layout is accepted as what it is', async () => {
  const bills = someOf(serviceBills(), SAMPLE)
  expect(await verdicts(bills)).toEqual(wanted(bills, ({ kind }) => kind))
})

test('papers that are no bills prove nothing', async () => {
  const others = someOf(otherDocuments(), SAMPLE)
  const misses = someOf(nearMisses(), SAMPLE)
  const served = wanted(others, ({ service }) => service?.kind ?? '')
  expect(await verdicts([...others, ...misses])).toEqual({ ...served, ...wanted(misses, () => '') })
})
