import { expect, it } from 'vitest'
import { outputNames } from './output-names.ts'

it('names the output after the file', () => {
  expect(outputNames(['/bills/october.pdf', 'photo.one.JPG', 'plain'])).toEqual([
    'october.json',
    'photo.one.json',
    'plain.json',
  ])
})

it('never writes two files to one name', () => {
  const files = ['a/bill.pdf', 'b/bill.jpg', 'c/BILL.pdf', 'd/bill.pdf', 'bill.pdf-2', 'other.pdf']
  const names = outputNames(files)
  expect(names.slice(0, 4)).toEqual(['bill.json', 'bill.jpg.json', 'BILL.pdf.json', 'bill.pdf-2.json'])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(files.length)
})
