import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BillFacts } from '../src/bill-facts.ts'
import type { DocumentWords, PageWords } from '../src/document-words.ts'

/**
 * Words of a corpus bill as the OCR engine returned them, with the expected result. Boxes are in ten-thousandths to
 * keep the files small.
 */
export type Fixture = { name: string; truth: BillFacts; document: DocumentWords }

export type StoredFixture = {
  truth: BillFacts
  pages: (Omit<PageWords, 'words'> & { words: [string, number, number, number, number, number][] })[]
}

const FOLDER = path.join(import.meta.dirname, 'fixtures')
const SCALE = 10_000

export function readFixtures(): Fixture[] {
  return readdirSync(FOLDER).map((file) => {
    const { truth, pages } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as StoredFixture
    return { name: file.replace('.json', ''), truth, document: { pages: pages.map(unpack), qrPayloads: [] } }
  })
}

function unpack({ words, ...page }: StoredFixture['pages'][number]): PageWords {
  return {
    ...page,
    words: words.map(([text, left, top, right, bottom, confidence]) => ({
      text,
      box: { left: left / SCALE, top: top / SCALE, right: right / SCALE, bottom: bottom / SCALE },
      confidence,
    })),
  }
}
