import type { BillField } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { fieldsWithoutPage, inBrief, numberFields } from './number-fields.ts'

const field = (path: string, page: number, top: number, left = 0): BillField => ({
  path,
  label: path,
  text: path,
  status: 'read',
  confidence: 1,
  page,
  box: { left, top, right: left + 10, bottom: top + 10 },
  printed: path,
  checks: [],
})
const pages = [1, 2].map((page) => ({ page, width: 595, height: 842 }))

test('values are numbered down the page, then on the next', () => {
  const fields = [field('d', 2, 5), field('c', 1, 90), field('b', 1, 10, 60), field('a', 1, 10, 5)]
  const [first, second] = numberFields(fields, pages)
  expect(first?.fields.map(({ number, field: { path } }) => `${number}${path}`)).toEqual(['1a', '2b', '3c'])
  expect(second?.fields.map(({ number, field: { path } }) => `${number}${path}`)).toEqual(['4d'])
})

test('a page without a picture loses no value, and one without values is not shown', () => {
  const fields = [field('a', 1, 5), field('z', 14, 5)]
  expect(numberFields(fields, pages)).toHaveLength(1)
  expect(fieldsWithoutPage(fields, pages).map(({ path }) => path)).toEqual(['z'])
})

test('a value that was put right keeps its number and its place', () => {
  const told: BillField = { ...field('told', 1, 10), status: 'corrected' }
  const [first] = numberFields([field('a', 1, 20), told], pages)
  expect(first?.fields.map(({ number, field: { path } }) => `${number}${path}`)).toEqual(['1told', '2a'])
  expect(fieldsWithoutPage([told], []).map(({ path }) => path)).toEqual(['told'])
})

test('in brief there are the prices, what is in doubt and what was chosen, in the order of the page', () => {
  const plain = Array.from({ length: 12 }, (_, place) => field(`plain ${place}`, 1, place))
  const rate = field('unit rate', 1, 50)
  const doubtful: BillField = { ...field('serial', 1, 60), status: 'doubtful' }
  const all = numberFields([...plain, rate, doubtful], pages)[0]!.fields
  const paths = inBrief(all, 12).map(({ field: { path } }) => path)
  expect(paths).toEqual([
    'plain 0',
    'plain 1',
    'plain 2',
    'plain 3',
    'plain 4',
    'plain 5',
    'plain 11',
    'unit rate',
    'serial',
  ])
})
