import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import {
  shippedFigures,
  addDays,
  annualCost,
  capRatesOn,
  exitFeeOn,
  lastCapDay,
  sayDay,
  sayPounds,
} from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { freshState } from '../state/agent-state.ts'
import { cardAsText } from '@mowatt/contract/card-as-text'
import { electricBill, testWorld } from '../../test/test-world.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import { firstWords } from '../tools/first-words.ts'
import { press } from '../tools/press.ts'
import { runCommand } from '../tools/run-command.ts'
import { sayBill } from '../turn/say-bill.ts'
import { adviseHome } from '../cards/advise-home.ts'
import { knownHome } from './known-home.ts'
import { yearNow } from './year-now.ts'

const ON = '2026-11-15'
const electricity = electricBill().electricity!
const facts = electricBill

const worldWith = (bill: BillFacts) => ({
  ...testWorld(),
  bills: [{ billId: 'bill-1', reading: { facts: bill, evidence: {}, checks: [] } }],
})
const tools = { run: runCommand, press, firstWords }
const replyTo = (bill: BillFacts) => sayBill({ billId: 'bill-1', state: freshState(), world: worldWith(bill) }, tools)
const OLD = { billDate: '2025-11-04', periodFrom: '2025-10-01', periodTo: '2025-10-31' }
const ENDED = { tariffName: 'Fixed Saver', tariffEndDate: '2026-03-31', exitFeeGbp: 50 }

/** At the cap that is in force today, not at that of the day on which a fix ended. */
function yearAtCap(): number {
  const price = capRatesOn({
    figures: shippedFigures,
    on: ON,
    fuel: 'electricity',
    paymentMethod: 'direct_debit',
  })!.price
  const usage = { electricity: { single: 2_700_000 } }
  return annualCost({ vat: shippedFigures.vatRates, contracts: { electricity: { prices: [price] } }, usage, from: ON })
    .pence
}

test('a fix that has ended is costed at the cap of today, says so, and has no exit fee any more', async () => {
  const home = knownHome({}, facts({}, ENDED), { today: ON, figures: shippedFigures })
  expect(home.currentBasis).toBe('fix_over')
  expect(yearNow(home, ON)?.cost.pence).toBe(yearAtCap())
  expect(home.contracts.electricity?.exitFeePence).toBeUndefined()
  const { text, cards } = await replyTo(facts({}, ENDED))
  expect(text).toContain('Your fix ended on 31 March 2026, so I’ve assumed you now pay today’s price cap rates.')
  const cost = cards.find(({ kind }) => kind === 'cost')!
  expect(cardAsText(cost)).toContain('A year at the price cap, because your fix has ended')
  expect(cardAsText(cost)).toContain('Your fix ended on 31 March 2026')
})

test.for([
  ['a bill of a year ago', facts(OLD)],
  [
    'a variable tariff before the cap moved',
    facts(
      { billDate: '2026-09-20', periodTo: '2026-09-15', periodFrom: '2026-08-16' },
      { tariffName: 'Standard Variable' },
    ),
  ],
] as const)('%s: its date, that prices have changed, and what is assumed now', async ([, bill]) => {
  const { text } = await replyTo(bill)
  expect(knownHome({}, bill, { today: ON, figures: shippedFigures }).currentBasis).toBe('old_bill')
  expect(text).toMatch(/Your bill only goes up to \d+ \w+ 202\d, and prices have changed since/)
})

test('an old bill on a fix that still runs keeps its rates, and says why', () => {
  const home = knownHome({}, facts(OLD, { ...ENDED, tariffEndDate: '2027-03-31' }), {
    today: ON,
    figures: shippedFigures,
  })
  expect(home.currentBasis).toBe('bill')
  expect(home.assumed.join(' ')).toContain('Your fix runs until 31 March 2027, so its rates still apply.')
})

test.for([
  ['an old bill', facts(OLD)],
  ['a fix that has ended', facts({}, ENDED)],
] as const)('a rate that was told counts beside %s', ([, bill]) => {
  const home = knownHome({ rates: { electricity: { unitPence: 20 } } }, bill, { today: ON, figures: shippedFigures })
  expect(home.currentBasis).toBe('stated_rates')
  expect(home.contracts.electricity?.prices).toMatchObject([{ unitRates: { single: 20_000_000 } }])
  expect(home.notes.join(' ')).toContain('You haven’t told me your electricity standing charge')
})

test.for([
  ['one rate', { unitPence: 30 }],
  ['both rates', { unitPence: 30, standingPence: 50 }],
] as const)('%s put right leave the end of the fix and its exit fee as the bill prints them', ([, electricity]) => {
  const bill = facts({}, { tariffEndDate: '2027-03-31', exitFeeGbp: 75 })
  const home = knownHome({ rates: { electricity } }, bill, { today: ON, figures: shippedFigures })
  expect(home.contracts.electricity).toMatchObject({
    prices: [{ unitRates: { single: 30_000_000 } }],
    endsOn: '2027-03-31',
    exitFeePence: 7500,
  })
})

test('a told exit fee counts although nobody knows when the deal ends', () => {
  const { contracts } = knownHome({ exitFeePence: 4000 }, facts({}, { tariffEndDate: undefined! }), {
    today: ON,
    figures: shippedFigures,
  })
  expect(contracts.electricity && exitFeeOn(contracts.electricity, ON).pence).toBe(4000)
})

test('a new bill is taken as it stands', () => {
  expect(knownHome({}, facts(), { today: ON, figures: shippedFigures })).toMatchObject({
    currentBasis: 'bill',
    assumed: [],
  })
})

test('who pays when the bill comes hears that the cap used is that of Direct Debit, and what follows', async () => {
  const { cards } = await replyTo(facts({ paymentMethod: 'standard_credit' }, ENDED))
  const said = 'You pay when the bill arrives. The price cap for paying that way is higher than the Direct Debit cap'
  expect(cardAsText(cards.find(({ kind }) => kind === 'comparison')!)).toContain(said)
})

test('where nothing is known of now, the card says which cap it is held against', async () => {
  const world = testWorld()
  const own = { postcode: 'RG1 1AA', isTypical: true, paymentMethod: 'standard_credit' as const }
  const state = { ...freshState(), own }
  const context = { state, world, text: '', facts: createFactBook(world, state, []) }
  const { cards } = await runCommand({ do: 'compare' }, context)
  const basis = cards.find((card) => card.kind === 'savings')?.basis
  expect(basis).toContain('I only have figures for Direct Debit')
  expect(basis).toContain('I don’t know the price cap for your region this quarter')
})

test('a reply holds one yearly figure of now, on every card and in its words', async () => {
  // Gas is used but its rates are not printed: one place left it out, the other used the cap for it.
  const gas = { usageKwhInPeriod: 800, estimatedAnnualUsageKwh: 9500 }
  const { cards, text } = await replyTo(facts({ gas }))
  const figures = cards.flatMap((card) => {
    if (card.kind === 'cost') return [card.pence]
    return card.kind === 'comparison' && card.current ? [card.current.pence] : []
  })
  expect(figures).toHaveLength(2)
  expect(new Set(figures).size).toBe(1)
  expect(text).toContain(sayPounds(figures[0]!))
  expect(text).toContain('doesn’t show all of your gas rates, so I’ve used the price cap for gas')
})

test('a bill of a business gets kind words and no household figure', async () => {
  const { text, cards, commands } = await replyTo(facts({ businessSign: 'levy', totalChargesGbp: 412.2 }))
  expect(text).toContain('This is a business bill')
  expect(text).toContain('I only compare deals for homes')
  expect(text).toContain('£412.20')
  expect(commands.map((command) => command.do)).not.toContain('compare')
  expect(cards.map(({ kind }) => kind)).toEqual(['evidence', 'choices'])
  expect(knownHome({}, facts({ businessSign: 'vat' }), { today: ON, figures: shippedFigures }).contracts).toEqual({})
})

test('a summary page says what is missing, which page to photograph, and what it proves', async () => {
  const page = facts({ totalChargesGbp: 93, electricity: { mpan: '2000001234560' } })
  const { text, cards } = await replyTo(page)
  expect(text).toContain('doesn’t show the unit rate, the standing charge or your usage')
  expect(text).toContain('Add a photo of that page')
  expect(text).toContain('£93.00')
  expect(cards.some(({ kind }) => kind === 'cost')).toBe(false)
})

test('a bill by day and night that lacks the rate at night asks for it, before tariffs are compared', async () => {
  const byDay = { ...electricity, unitRates: [{ register: 'day' as const, pencePerKwh: 30, vat: 'included' as const }] }
  const { text, state } = await replyTo(facts({ electricity: byDay }))
  expect(text).toMatch(/your day rate but not your night rate\. What’s your night rate in pence per kWh\?$/)
  expect(state.asked).toMatchObject({ wanted: 'night_rate', goal: 'compare' })
})

test('an estimated use gives one round saving, and its range beside it', async () => {
  const { estimatedAnnualUsageKwh: _gone, ...rest } = electricity
  const dear = {
    ...rest,
    unitRates: [{ register: 'single' as const, pencePerKwh: 34, vat: 'included' as const }],
    usageKwhInPeriod: 240,
  }
  const { cards, text } = await replyTo(facts({ electricity: dear }))
  const verdict = cards.find((card) => card.kind === 'verdict')!
  expect(verdict.verdict).toBe('switch')
  expect(verdict.saving_range!.low_pence).toBeLessThan(verdict.saving_pence)
  expect(verdict.saving_range!.high_pence).toBeGreaterThan(verdict.saving_pence)
  expect(verdict.reason).toMatch(/^Switch now\. You’d save about £\d+ a year\.$/)
  expect(cards.some(({ kind }) => kind === 'savings')).toBe(false)
  expect(text).toContain('would save you about £')
})

test('who had better wait sees on a card of its own what waiting may save', async () => {
  const { estimatedAnnualUsageKwh: _gone, ...rest } = electricity
  const fixed = { tariffName: 'Fixed', tariffEndDate: '2027-02-28', exitFeeGbp: 150, usageKwhInPeriod: 240 }
  const dear = { unitRates: [{ register: 'single' as const, pencePerKwh: 29, vat: 'included' as const }] }
  const { cards } = await replyTo(facts({ electricity: { ...rest, ...fixed, ...dear } }))
  const verdict = cards.find((card) => card.kind === 'verdict')!
  expect(verdict.verdict).toBe('wait')
  expect(cards.find((card) => card.kind === 'savings')).toMatchObject(verdict.saving_range!)
})

test('a message shows ten tariffs, and the kept comparison has all, with their count', async () => {
  const world = { ...worldWith(facts()) }
  const { cards } = await sayBill({ billId: 'bill-1', state: freshState(), world }, tools)
  const shown = cards.find((card) => card.kind === 'comparison')!
  const kept = world.kept.at(-1)!.card
  expect(shown.offers).toHaveLength(10)
  expect(kept.offers.length).toBeGreaterThan(10)
  expect(shown.offer_count).toBe(kept.offers.length)
  expect(shown.cheaper_count).toBe(kept.offers.filter(({ saving_pence: saving }) => saving! > 0).length)
  expect(cardAsText(shown)).toContain(`These are the first 10 of ${kept.offers.length} tariffs.`)
})

test('no advice changes because a quarter ended whose successor isn’t known: the last cap stands in, and that is said', () => {
  const said = {
    postcode: 'SW1A 1AA',
    paymentMethod: 'direct_debit',
    kwh: { electricity: 2700 },
    fuels: 'electricity',
    rates: { electricity: { unitPence: 10, standingPence: 20 } },
    deal: 'fixed',
    exitFeePence: 0,
    endsOn: addDays(lastCapDay(shippedFigures), 20),
  } as const
  const { catalogue } = testWorld()
  const on = (today: string) =>
    adviseHome({ figures: shippedFigures, said, bill: undefined, doubts: [], today, catalogue })
  const [before, after] = [on(lastCapDay(shippedFigures)), on(addDays(lastCapDay(shippedFigures), 1))]
  expect(before.verdict).toMatchObject({ verdict: 'wait', date: addDays(lastCapDay(shippedFigures), 21) })
  expect(after.verdict).toMatchObject({ verdict: 'wait', date: addDays(lastCapDay(shippedFigures), 21) })
  const texts = (advice: typeof after) => advice.verdict?.assumed?.map(({ text }) => text).join(' ')
  const unknown = `I don’t know the price cap after ${sayDay(lastCapDay(shippedFigures))} yet, so I’ve used the one before.`
  expect(texts(before)).not.toContain(unknown)
  expect(texts(after)).toContain(unknown)
  // An earlier cap must never be presented as what a year costs today.
  expect(after.capYearPence).toBeUndefined()
})

test('a fix that ended after the last known cap is costed at that cap', () => {
  const day = addDays(lastCapDay(shippedFigures), 30)
  const home = knownHome({}, facts({}, { ...ENDED, tariffEndDate: addDays(lastCapDay(shippedFigures), 10) }), {
    today: day,
    figures: shippedFigures,
  })
  expect(home.currentBasis).toBe('fix_over')
  expect(home.assumed.join(' ')).toContain('I don’t know the price cap after')
})
