// npm run --silent bill:read -- <out-folder> <files...>: the facts of each file, as <name>.json in the folder.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BillFacts, BillReading } from '@mowatt/bill-reader/bill-facts'
import { readBillFiles } from '../apps/server/src/features/bills/read-bill-files.ts'
import { createReader, type Reader } from '../apps/server/src/platform/reading/create-reader.ts'
import { nextAttempt } from '../apps/server/src/platform/reading/next-attempt.ts'
import { outputNames } from './bill-read/output-names.ts'
import { takeFile } from './bill-read/take-file.ts'

type Output = BillFacts & Partial<Pick<BillReading, 'evidence' | 'checks'>> & { pagesLeftOut?: number }

const [folder, ...files] = process.argv.slice(2)
if (!folder || files.length === 0) {
  console.error(
    'Give a folder to write to and the files to read: npm run --silent bill:read -- <out-folder> <files...>',
  )
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const reader = createReader({ workers: 1, onCrash: (lastWords) => console.error(lastWords) })
for (const [index, name] of outputNames(files).entries()) {
  const file = files[index] ?? ''
  const output = await read(reader, file)
  writeFileSync(path.join(folder, name), `${JSON.stringify(output, null, 2)}\n`)
  console.log(
    `${file}: ${output.isEnergyBill ? (output.supplier ?? 'energy bill') : `no energy bill: ${output.reason}`}`,
  )
}
await reader.close()

async function read(reader: Reader, file: string): Promise<Output> {
  const taken = takeFile(file)
  if (taken.kind === 'refused') return refused(`${taken.message} (${taken.because})`)
  for (let before = { attempts: 0, crashes: 0 }; ;) {
    const result = await readBillFiles(reader, [taken])
    if (result.kind === 'refused') return refused(`${result.message} (${result.because})`)
    if (result.kind === 'bill') {
      const { facts, evidence, checks } = result.bill
      return { ...facts, ...(result.pagesLeftOut > 0 && { pagesLeftOut: result.pagesLeftOut }), evidence, checks }
    }
    const next = nextAttempt({ now: () => new Date(), randomBytes }, before, result)
    if (!next) return refused('This file stops the program that reads it.')
    await wait(next.pauseMs)
    before = next
  }
}

function refused(reason: string): Output {
  return { isEnergyBill: false, reason, documentType: 'other' }
}
