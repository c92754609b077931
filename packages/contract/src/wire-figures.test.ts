import { capRatesOn, shippedFigures, typicalUseOn } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { figuresOfWire, wireFigures } from './wire-figures.ts'

test('a region’s figures arrive as they were sent, and no other region’s', () => {
  const sent = JSON.parse(JSON.stringify(wireFigures(shippedFigures, 'H')))
  const arrived = figuresOfWire(sent)
  for (const on of ['2024-11-01', '2025-08-01', '2025-11-01', '2026-07-15', '2026-11-18']) {
    for (const query of [{}, { region: 'H' as const }]) {
      const asked = { on, fuel: 'gas', paymentMethod: 'direct_debit', ...query } as const
      expect(capRatesOn({ figures: arrived, ...asked })).toEqual(capRatesOn({ figures: shippedFigures, ...asked }))
    }
    expect(typicalUseOn(on, arrived)).toEqual(typicalUseOn(on, shippedFigures))
  }
  expect(arrived.vatRates).toEqual(shippedFigures.vatRates)
  expect(arrived.caps.some(({ region }) => region !== undefined && region !== 'H')).toBe(false)
})
