import { expect, test } from 'vitest'
import { askFigure } from '../../test/ask-figure.ts'
import { testWorld } from '../../test/test-world.ts'

const own = {
  postcode: 'SW1A 1AA',
  kwh: { electricity: 2700, gas: 11_500 },
  deal: 'variable',
  paymentMethod: 'direct_debit',
} as const
/** These are sent first, so that the figures are the user's own words. */
const before = ['SW1A 1AA, 2,700 kWh of electricity and 11,500 kWh of gas, variable, by direct debit']

function judged(text: string, more: { balancePence?: number; before?: readonly string[]; bill?: boolean } = {}) {
  const world = testWorld({ bill: more.bill === true })
  const { balancePence } = more
  const told = balancePence === undefined ? own : { ...own, balancePence }
  const asked = more.bill ? { text } : { text, own: told, before: [...before, ...(more.before ?? [])] }
  const { text: said, problems } = askFigure({ do: 'judge', what: 'payment' }, world, asked)
  expect(problems).toEqual([])
  return said
}

test('credit and debt change what is fair, and are no payment themselves', () => {
  expect(judged('I’m £400 in credit and pay £220 a month')).toMatch(
    /^It’s too high: £220\.00 a month is £[\d.]+ more than your usage costs\..* You’re £400\.00 in credit\. If you use that up over a year, £130\.35 a month is enough\./,
  )
  expect(judged('I pay £180 a month and I’m £240 in debt')).toMatch(
    /^£180\.00 a month is about right\..* You owe £240\.00\. If you pay that off over a year, it’s £183\.68 a month\./,
  )
  expect(judged('is £140 a month right?', { balancePence: 30_000, before: ['we are £300 in credit'] })).toMatch(
    /£140\.00 a month is about right\..* You’re £300\.00 in credit/,
  )
})

test('without a balance it is said that one would matter; of a bill, its own counts', () => {
  expect(judged('is £220 a month too much?')).toContain('Being in debt or in credit on your account can change')
  expect(judged('is £220 a month too much?', { bill: true })).toContain('You owe £212.50.')
})
