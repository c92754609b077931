import { expect, test } from 'vitest'
import { layOutDocument, TWO_FUELS } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

test.for<[electricity: string, gas: string, read: [string, string]]>([
  ['Flexi Green', 'Flexi Greer', ['Flexi Green', 'Flexi Green']],
  ['Flexi Greer', 'Flexi Green', ['Flexi Green', 'Flexi Green']],
  ['Flexi Green v2', 'Flexi Green v3', ['Flexi Green v2', 'Flexi Green v3']],
])('one letter of two names of a photo: %s, %s', ([electricity, gas, read]) => {
  const names = [
    [40, 172, `Tariff name: ${electricity}`],
    [40, 252, `Tariff name: ${gas}`],
  ] as const
  const { facts } = readBill(
    layOutDocument(
      [...TWO_FUELS, ...names.map(([left, top, text]) => [left, top, text] as [number, number, string])],
      'ocr',
    ),
  )
  expect([facts.electricity?.tariffName, facts.gas?.tariffName]).toEqual(read)
})
