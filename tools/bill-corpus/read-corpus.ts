import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { readBill } from '@mowatt/bill-reader/read-bill'
import { createReader } from '../../apps/server/src/platform/reading/create-reader.ts'
import { type CorpusBill, corpusBills } from './corpus.ts'
import { type OtherDocument, otherDocuments } from './other-documents.ts'
import type { Printer } from './print-corpus.ts'
import { DEVELOPMENT_SEEDS, FRESH_SEEDS, randomBills } from './random-layouts/random-set.ts'
import { type FieldMark, scoreFacts } from './score.ts'
import { secondSetBills, secondSetPhotos } from './second-set.ts'

export type BillResult = { bill: CorpusBill; marks: FieldMark[]; pages: number; ms: number; readerMs: number }
export type RandomResults = { known: BillResult[]; fresh: BillResult[]; photos: BillResult[] }
export type OtherResult = { document: OtherDocument; facts: BillFacts; isRight: boolean }

const FIRST_PHOTO_SEED = 7000
const SECOND_PHOTO_SEED = 8000
const RANDOM_PHOTO_SEED = 9000
/** A photo takes seconds where a PDF takes milliseconds. */
const RANDOM_PHOTOS = 6

type Options = { printer: Printer; say: (line: string) => void }

export async function readDigitalBills({ printer, say }: Options): Promise<BillResult[]> {
  return await readAll(corpusBills(), say, async (bill) => [await printer.pdf(bill.name, bill.html)])
}

/** The second held-back set: all of it as PDF, eight bills as photos. */
export async function readSecondSet({
  printer,
  say,
}: Options): Promise<{ digital: BillResult[]; photos: BillResult[] }> {
  return {
    digital: await readAll(secondSetBills(), say, async (bill) => [await printer.pdf(bill.name, bill.html)]),
    photos: await readAll(secondSetPhotos(), say, (bill, index) =>
      printer.photos(bill.name, bill.html, SECOND_PHOTO_SEED + index),
    ),
  }
}

/** Random layouts: of seeds that the reader was developed on, of seeds that it was not, and some of those as photos. */
export async function readRandomLayouts({ printer, say }: Options): Promise<RandomResults> {
  const digital = async (seeds: { first: number; count: number }) =>
    await readAll(randomBills(seeds.first, seeds.count), say, async (bill) => [await printer.pdf(bill.name, bill.html)])
  return {
    known: await digital(DEVELOPMENT_SEEDS),
    fresh: await digital(FRESH_SEEDS),
    photos: await readAll(randomBills(FRESH_SEEDS.first, RANDOM_PHOTOS), say, (bill, index) =>
      printer.photos(bill.name, bill.html, RANDOM_PHOTO_SEED + index),
    ),
  }
}

/** Some bills of every layout, each page photographed in its own way. */
export async function readPhotographedBills(
  { printer, say }: Options,
  perLayout: { heldBack: number; known: number },
): Promise<BillResult[]> {
  const seen = new Map<string, number>()
  const chosen = corpusBills().filter(({ layout, isHeldBack }) => {
    const count = seen.get(layout) ?? 0
    seen.set(layout, count + 1)
    return count < (isHeldBack ? perLayout.heldBack : perLayout.known)
  })
  return await readAll(chosen, say, (bill, index) => printer.photos(bill.name, bill.html, FIRST_PHOTO_SEED + index))
}

async function readAll(
  bills: readonly CorpusBill[],
  say: (line: string) => void,
  print: (bill: CorpusBill, index: number) => Promise<Uint8Array[]>,
): Promise<BillResult[]> {
  const reader = createReader({ workers: 1 })
  const results: BillResult[] = []
  try {
    for (const [index, bill] of bills.entries()) {
      const files = (await print(bill, index)).map((bytes) => ({ bytes }))
      const from = performance.now()
      const read = await reader.read(files)
      const wordsAt = performance.now()
      const facts = read.kind === 'words' ? readBill(read.document).facts : refused(JSON.stringify(read))
      const to = performance.now()
      const pages =
        read.kind === 'words' ? read.document.pages.reduce((sum, { sheets = 1 }) => sum + sheets, 0) : files.length
      const marks = scoreFacts(bill.truth, facts)
      results.push({ bill, marks, pages, ms: to - from, readerMs: to - wordsAt })
      const right = marks.filter(({ mark }) => mark === 'right').length
      say(`${bill.name}: ${right} of ${marks.length} right, ${Math.round(to - from)} ms`)
    }
  } finally {
    await reader.close()
  }
  return results
}

export async function readOtherDocuments({ printer }: Options): Promise<OtherResult[]> {
  const reader = createReader({ workers: 1 })
  const results: OtherResult[] = []
  try {
    for (const document of otherDocuments()) {
      const read = await reader.read([{ bytes: await printer.pdf(document.name, document.html) }])
      const facts = read.kind === 'words' ? readBill(read.document).facts : refused(JSON.stringify(read))
      results.push({ document, facts, isRight: !facts.isEnergyBill && facts.documentType === document.documentType })
    }
  } finally {
    await reader.close()
  }
  return results
}

function refused(reason: string): BillFacts {
  return { isEnergyBill: false, documentType: 'other', reason }
}
