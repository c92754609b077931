import { expect, test } from 'vitest'
import { readFixtures } from '../../test/read-fixtures.ts'
import { readBill } from '../read-bill.ts'

/** VAT per fuel; a price that changed, both fuels; day and night; a photo. */
const BILLS = /services-09-prepay|twin-columns-01|glance-box-01|photo-trade/
const fixtures = readFixtures().filter(({ name }) => BILLS.test(name))

test.for(fixtures.map(({ name, document }) => [name, document] as const))(
  'the lines of %s multiply out, make its total with the VAT that is named, and are those of a home',
  ([, document]) => {
    const { facts, billed } = readBill(document)
    const lines = (billed?.lines ?? []).filter(({ fuel }) => fuel !== 'export')
    expect(lines.length).toBeGreaterThan(1)
    for (const { quantity, pence, amountGbp } of lines) expect((quantity * pence) / 100).toBeCloseTo(amountGbp, 1)
    const sum = lines.reduce((all, { amountGbp }) => all + amountGbp, 0)
    const vat = (billed?.money ?? []).reduce((all, { kind, gbp }) => all + (kind === 'vat' ? gbp : 0), 0)
    const gap = (facts.totalChargesGbp ?? 0) - sum
    expect(Math.min(Math.abs(gap), Math.abs(gap - vat))).toBeLessThan(0.03)
    expect(facts.businessSign).toBeUndefined()
  },
)
