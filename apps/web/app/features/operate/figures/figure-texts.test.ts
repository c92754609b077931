import { expect, test } from 'vitest'
import { figureListTexts } from './figure-texts.ts'

test('rates are shown with two decimals, and with more where more were published', () => {
  expect(figureListTexts.rates('Gas', '8.1', '31')).toBe('Gas: 8.10p a kWh, 31.00p a day')
  expect(figureListTexts.rates('Electricity', '26.32', '54.825')).toBe('Electricity: 26.32p a kWh, 54.825p a day')
})
