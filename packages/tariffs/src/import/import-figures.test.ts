import { expect, test } from 'vitest'
import { figureOfFields, importFigures } from './import-figures.ts'
import { fieldsOfFigure } from './read-figure.ts'

const HEADER =
  'kind,region,payment_method,fuel,band,from,to,electricity_unit_p,electricity_standing_p,gas_unit_p,gas_standing_p,year_pounds,vat_percent,electricity_kwh,gas_kwh,source,address,checked_on'
const SOURCE = '"Ofgem, energy price cap",https://www.ofgem.gov.uk/cap,2026-11-25'
const LINES = [
  `cap,,direct_debit,,,2027-01-01,2027-03-31,25.50,54.10,7.80,30.00,1701,,,,${SOURCE}`,
  `cap,C,direct_debit,,,2027-01-01,2027-03-31,25.10,46.00,7.90,30.50,,,,,${SOURCE}`,
  `vat,,,gas,,2028-04-01,,,,,,,2.5,,,${SOURCE}`,
  `typical,,,,medium,2027-07-01,,,,,,,,2400,9000,${SOURCE}`,
]
const importOf = (...lines: string[]) => importFigures([HEADER, ...lines].join('\n'))

test('each kind is read with its source, its address and the day of checking', () => {
  const { figures, errors } = importOf(...LINES)
  expect(errors).toEqual([])
  const from = {
    source: 'Ofgem, energy price cap',
    address: 'https://www.ofgem.gov.uk/cap',
    checkedOn: '2026-11-25',
    confidence: 'one source',
  }
  expect(figures.map(({ record }) => record)).toEqual([
    {
      kind: 'cap',
      from: '2027-01-01',
      to: '2027-03-31',
      paymentMethod: 'direct_debit',
      meter: 'single',
      electricity: ['25.50', '54.10'],
      gas: ['7.80', '30.00'],
      pounds: 1701,
      ...from,
    },
    {
      kind: 'cap',
      region: 'C',
      from: '2027-01-01',
      to: '2027-03-31',
      paymentMethod: 'direct_debit',
      meter: 'single',
      electricity: ['25.10', '46.00'],
      gas: ['7.90', '30.50'],
      ...from,
    },
    { kind: 'vat', fuel: 'gas', from: '2028-04-01', basisPoints: 250, ...from },
    { kind: 'typical', band: 'medium', from: '2027-07-01', electricity: 2400, gas: 9000, ...from },
  ])
  for (const { record } of figures) expect(figureOfFields(fieldsOfFigure(record))).toEqual({ record, errors: [] })
})

test('a day so far ahead that no calculation reaches it is refused', () => {
  const { figures, errors } = importOf(LINES[2]!.replace('2028-04-01', '9999-12-31'))
  expect(figures).toEqual([])
  expect(errors).toEqual([{ line: 2, field: 'from', message: 'is after the year 2199' }])
  expect(importOf(LINES[2]!.replace('2028-04-01', '2199-12-31')).errors).toEqual([])
})

test('cells of a spreadsheet are read too', () => {
  const cells = [HEADER, LINES[0]!.replace('"Ofgem, energy price cap"', 'Ofgem; "cap"')]
    .join('\r\n')
    .replaceAll(',', '\t')
    .replace(';', ',')
  const { figures, errors } = importFigures(cells)
  expect(errors).toEqual([])
  expect(figures[0]?.record).toMatchObject({ source: 'Ofgem, "cap"', electricity: ['25.50', '54.10'] })
})

test.for([
  [LINES[0]!.replace('25.50', '0.255'), 'electricity_unit_p', 'isn’t between 1p and 150p'],
  [LINES[0]!.replace('54.10', '5410'), 'electricity_standing_p', 'isn’t between 0p and 300p'],
  [LINES[0]!.replace('25.50', ''), 'electricity_unit_p', 'is missing'],
  [LINES[0]!.replace('30.00', ''), 'gas_standing_p', 'is missing'],
  [LINES[0]!.replace('2027-03-31', '31/03/2027'), 'to', 'a day like'],
  [LINES[0]!.replace('2027-01-01', '2027-02-30'), 'from', 'a day like'],
  [LINES[0]!.replace('https://', 'http://'), 'address', 'begins with https://'],
  [LINES[0]!.replace('gov.uk/cap', 'gov.uk/\u202Ecap'), 'address', 'begins with https://'],
  [LINES[0]!.replace('Ofgem, energy', 'Ofgem,\tenergy'), 'source', 'can’t be seen'],
  [LINES[0]!.replace('2026-11-25', ''), 'checked_on', 'is missing'],
  [LINES[1]!.replace('cap,C', 'cap,I'), 'region', 'one of A, B'],
  [LINES[2]!.replace('2.5', '25'), 'vat_percent', 'is above 20%'],
  [LINES[2]!.replace('gas', 'oil'), 'fuel', 'one of'],
  [LINES[3]!.replace('2400', '0'), 'electricity_kwh', 'a whole number'],
  [LINES[3]!.replace('typical,,', 'typical,A,'), 'region', 'belongs to another kind'],
  [`${LINES[0]!},,,,,,,,,,,`, undefined, 'cells for'],
] as const)('a line like %s is refused at %s', ([line, field, says]) => {
  const { figures, errors } = importOf(line)
  expect(figures).toEqual([])
  expect(errors).toContainEqual({ line: 2, ...(field && { field }), message: expect.stringContaining(says) })
})

test.for([
  ['', 'needs a line with column names'],
  [HEADER, 'needs a line with column names'],
  [`${HEADER},price\n${LINES[0]},1`, 'isn’t a column we know'],
  [`${HEADER},kind\n${LINES[0]},cap`, 'has a column twice'],
  [`${HEADER}\n"${LINES[0]}`, 'quote'],
])('%j is refused', ([text, says]) => {
  expect(importFigures(text!).errors[0]?.message).toContain(says)
})
