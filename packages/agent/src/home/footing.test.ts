import { expect, test } from 'vitest'
import { freshState } from '../state/agent-state.ts'
import { cardAsText } from '@mowatt/contract/card-as-text'
import { electricBill, testWorld } from '../../test/test-world.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import { firstWords } from '../tools/first-words.ts'
import { press } from '../tools/press.ts'
import { runCommand } from '../tools/run-command.ts'
import { sayBill } from '../turn/say-bill.ts'

const PENNIES = /£[\d,]+\.(?!00)\d\d/
const dear = { unitRates: [{ register: 'single' as const, pencePerKwh: 34, vat: 'included' as const }] }
const tools = { run: runCommand, press, firstWords }

async function verdictOf(bill: ReturnType<typeof electricBill>) {
  const reading = { facts: bill, evidence: {}, checks: [] }
  const world = { ...testWorld(), bills: [{ billId: 'bill-1', reading }] }
  const reply = await sayBill({ billId: 'bill-1', state: freshState(), world }, tools)
  return { ...reply, verdict: reply.cards.find((card) => card.kind === 'verdict')! }
}

test('a recent bill is advised on to the penny, and rests on nothing else', async () => {
  const { verdict, text } = await verdictOf(electricBill({}, dear))
  expect(verdict.is_rough).toBeUndefined()
  expect(verdict.rests_on).toBeUndefined()
  expect(verdict.saving_pence % 100).not.toBe(0)
  expect(text).not.toContain('about £')
})

test('a bill of 2015 gives a range in round figures, says what it rests on, and asks', async () => {
  const old = { billDate: '2015-04-02', periodFrom: '2014-12-28', periodTo: '2015-03-29' }
  const { verdict, text } = await verdictOf(electricBill(old, dear))
  expect(verdict.is_rough).toBe(true)
  const { low_pence: low, high_pence: high } = verdict.saving_range!
  expect(low).toBeLessThan(high)
  expect([low % 100, high % 100]).toEqual([0, 0])
  const twin = cardAsText({ ...verdict, comparison_id: 'c' })
  expect(twin).not.toMatch(PENNIES)
  expect(twin).toContain('Your bill is from 29 March 2015, and prices have changed since.')
  expect(twin).toContain('I’ve allowed for 25% more or less')
  expect(text).toContain('Your bill only goes up to 29 March 2015, and prices have changed since')
})

test('where the price cap stands in for what is paid, the saving is said in round figures', async () => {
  const ended = { tariffName: 'Fixed Saver', tariffEndDate: '2026-03-31' }
  const { verdict, text, cards } = await verdictOf(electricBill({}, { ...dear, ...ended }))
  expect(verdict).toMatchObject({ is_rough: true, saving_range: null })
  expect(verdict.saving_pence % 100).toBe(0)
  expect(text).toContain('would save you about £')
  expect(text).toContain('Your fix ended on 31 March 2026')
  const comparison = cards.find((card) => card.kind === 'comparison')!
  expect(comparison.offers.every(({ saving_pence: saving }) => saving! % 100 === 0)).toBe(true)
})

test('a typical use on the cap gives a range, and asks for the bill', async () => {
  const own = { postcode: 'RG1 1AA', isTypical: true, deal: 'variable' as const }
  const world = testWorld()
  const state = { ...freshState(), own }
  const { cards } = await runCommand(
    { do: 'compare' },
    { state, world, text: '', facts: createFactBook(world, state, []) },
  )
  const verdict = cards.find((card) => card.kind === 'verdict')!
  expect(verdict.saving_range).not.toBeNull()
  expect(verdict.asks).toContain('Add your bill')
})

test('each estimate names its fuel, and what one figure leaves unknown can be told where it is said', async () => {
  const fuel = { unitRates: [{ register: 'single' as const, pencePerKwh: 24 }], standingChargePencePerDay: 50 }
  const both = electricBill(
    { gas: { ...fuel, usageKwhInPeriod: 900 } },
    { ...fuel, usageKwhInPeriod: 200, estimatedAnnualUsageKwh: undefined! },
  )
  const assumedWith = async (bill: typeof both | undefined, kwh: { electricity: number } | undefined) => {
    const world = {
      ...testWorld(),
      bills: bill ? [{ billId: 'bill-1', reading: { facts: bill, evidence: {}, checks: [] } }] : [],
    }
    const own = { postcode: 'RG1 1AA', deal: 'variable' as const, ...(kwh && { kwh }) }
    const state = { ...freshState(), own }
    const run = await runCommand({ do: 'compare' }, { state, world, facts: createFactBook(world, state, []), text: '' })
    return run.cards.find((card) => card.kind === 'verdict')!.assumed!
  }
  const ofUse = (await assumedWith(both, undefined)).filter(({ wants }) => wants?.endsWith('_kwh'))
  expect(ofUse.map(({ wants }) => wants)).toEqual(['electricity_kwh', 'gas_kwh'])
  expect(ofUse.map(({ text }) => text.split(':')[0])).toEqual(['Electricity', 'Gas'])
  // One of them was stated, the bill still has the other.
  const told = await assumedWith(both, { electricity: 3000 })
  expect(told.map(({ text }) => text).join(' ')).not.toContain('only')
  expect(told.filter(({ wants }) => wants?.endsWith('_kwh')).map(({ wants }) => wants)).toEqual(['gas_kwh'])
  const alone = await assumedWith(undefined, { electricity: 3000 })
  expect(alone.find(({ text }) => text.startsWith('This is for electricity only.'))?.wants).toBe('gas_kwh')
})
