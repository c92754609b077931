import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ToldChange } from './told-of-home.ts'

test.for([
  [{ exit_fee_pence: 125_000 }, 'Please type an amount up to £1,000.'],
  [{ exit_fee_pence: -1 }, 'Please type an amount up to £1,000.'],
  [{ electricity_kwh: 1_000_001 }, 'Please type a number up to 1,000,000.'],
  [{ gas_rates: { unit_pence: 501 } }, 'Please type a number up to 500.'],
  [{ people: 0 }, 'Please type a number from 1 to 20.'],
  [{ spend: { period: 'month', fuels: 'both', pence: 10_000_001 } }, 'Please type an amount up to £100,000.'],
])('%j is refused in words for people', ([change, says]) => {
  expect(z.safeParse(ToldChange, change).error?.issues.map(({ message }) => message)).toEqual([says])
})
