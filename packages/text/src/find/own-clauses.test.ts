import { expect, test } from 'vitest'
import { findMoney } from './find-money.ts'
import { presentSums } from './present-sums.ts'
import { ownClauses } from './own-clauses.ts'

test.for<[string, RegExp, RegExp]>([
  ['my mate in glasgow pays 90 a month, why do i pay 150 in kent', /150 in kent/, /90|glasgow/],
  ['my mum is on prepay and i am on direct debit, compare for me, RG1 1AA', /direct debit.*RG1 1AA/, /prepay/],
  ['i live in liverpool, my sister in london, why is mine dearer', /liverpool/, /london/],
])('of "%s" only the own part is kept', ([text, has, not]) => {
  const own = ownClauses(text)
  expect(own).toMatch(has)
  expect(own).not.toMatch(not)
})

test.for(['my mum pays £200 a month in CF10 1AA', 'i pay £200 a month', 'my mate says the cap is £1,723'])(
  '"%s" speaks of one home and is left whole',
  (text) => {
    expect(ownClauses(text)).toBeUndefined()
  },
)

test.for<[string, number[]]>([
  ['direct debit went from £110 to £180', [18_000]],
  ['not £140, £104 a month', [10_400]],
  ['it was £90 and now it is £140 a month', [14_000]],
  ['£95 for electricity and £60 for gas', [9500, 6000]],
])('of "%s" the present sums count', ([text, pence]) => {
  expect(presentSums(text, findMoney(text)).map((each) => each.pence)).toEqual(pence)
})
