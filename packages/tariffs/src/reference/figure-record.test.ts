import { expect, test } from 'vitest'
import { addDays } from '../calendar/iso-day.ts'
import { REGION_LETTERS } from '../place/region.ts'
import { FUELS, PAYMENT_METHODS } from '../tariff/fuel.ts'
import { cellOfFigure, figuresOfRecords, recordsOfFigures } from './figure-record.ts'
import { type KnownFigures, shippedFigures } from './known-figures.ts'
import { capRatesOn } from './price-cap.ts'
import { typicalUseOn } from './typical-use.ts'
import { vatOn } from './vat.ts'

/** Every figure of a day. */
function figuresOn(on: string, figures: KnownFigures) {
  const caps = FUELS.flatMap((fuel) =>
    [undefined, ...REGION_LETTERS].flatMap((region) =>
      PAYMENT_METHODS.flatMap((paymentMethod) =>
        (['single', 'day_night'] as const).map((meter) =>
          capRatesOn({ figures, on, fuel, region, paymentMethod, meter }),
        ),
      ),
    ),
  )
  const typical = typicalUseOn(on, figures)
  const { dayNightConfidence: _, ...medium } = typical?.medium ?? { gas: 0 }
  return { caps, vat: FUELS.map((fuel) => vatOn(figures.vatRates, fuel, on)), ...typical, medium }
}

test('what is shipped, stored as records and read again, is the same around every change', () => {
  const records = recordsOfFigures(shippedFigures)
  const again = figuresOfRecords(records.toReversed())
  const changes = records.flatMap((record) => [record.from, ...(record.kind === 'cap' ? [addDays(record.to, 1)] : [])])
  const days = changes.flatMap((day) => [addDays(day, -1), day]).filter((day) => day > '1997-09-01')
  for (const on of new Set(days)) {
    expect(figuresOn(on, again)).toEqual(figuresOn(on, shippedFigures))
  }
})

test('no two shipped records have one cell and one first day', () => {
  const keys = recordsOfFigures(shippedFigures).map((record) => `${cellOfFigure(record)} ${record.from}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('the source says where it was found and when it was checked', () => {
  const { vatRates } = figuresOfRecords([
    {
      kind: 'vat',
      fuel: 'gas',
      from: '2027-04-01',
      basisPoints: 500,
      source: 'HMRC, VAT on fuel',
      confidence: 'one source',
      address: 'https://www.gov.uk/vat',
      checkedOn: '2027-03-02',
    },
  ])
  expect(vatRates[0]?.source).toBe('HMRC, VAT on fuel (https://www.gov.uk/vat), checked on 2 March 2027')
})
