import { afterAll, expect, it } from 'vitest'
import { onePagePdf, textLine } from '../../../test/files/pdf-writer.ts'
import { createReader } from '../../platform/reading/create-reader.ts'
import { readBillFiles } from './read-bill-files.ts'

const LINES = [
  'Northern Spark Energy - Your electricity bill',
  'Bill date: 4 November 2025',
  'Account number: 8512 3342',
  'Billing period: 1 October 2025 to 31 October 2025',
  'Supply number (MPAN): 2000001234560',
  'Unit rate: 24.670p per kWh',
  'Electricity 612 kWh x 24.670p \u00a3150.98',
  'Standing charge 31 days x 52.140p \u00a316.16',
  'Total electricity charges \u00a3167.14',
  'Total charges this period \u00a3167.14',
]
const reader = createReader({ workers: 1 })
afterAll(() => reader.close())

it('says what a bill says', async () => {
  const pdf = onePagePdf(LINES.map((line, index) => textLine(line, 72, 760 - index * 24)).join(''))
  const read = await readBillFiles(reader, [{ bytes: pdf }])
  expect(read).toMatchObject({ kind: 'bill', pagesLeftOut: 0, bill: { facts: { isEnergyBill: true } } })
  expect(read).toMatchObject({ bill: { facts: { billDate: '2025-11-04' } } })
})

it('passes a refusal on', async () => {
  expect(await readBillFiles(reader, [{ bytes: Buffer.from('a letter') }])).toMatchObject({ code: 'file_unsupported' })
})
