import { BILL_LIMIT_BYTES } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { checkBillFile } from './check-bill-file.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })

test('PDFs and pictures pass, by their type or by their name', () => {
  const bills = [file('bill.pdf', 'application/pdf'), file('photo', 'image/webp'), file('IMG_1.HEIC'), file('b.TIF')]
  expect(bills.map(checkBillFile)).toEqual([undefined, undefined, undefined, undefined])
})

test('everything else is refused in the words of the catalogue', () => {
  expect(checkBillFile(undefined)?.message).toBe('Could not read the file. Please try selecting the file again.')
  expect(checkBillFile(file('empty.pdf', 'application/pdf', 0))?.code).toBe('file_unreadable')
  expect(checkBillFile(file('bill.docx', 'application/msword'))?.code).toBe('file_unsupported')
  expect(checkBillFile(file('big.pdf', 'application/pdf', BILL_LIMIT_BYTES))).toBeUndefined()
  expect(checkBillFile(file('big.pdf', 'application/pdf', BILL_LIMIT_BYTES + 1))?.message).toBe(
    'Each file must be less than 10MB (big.pdf).',
  )
})
