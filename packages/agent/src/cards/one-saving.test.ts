import { savingAmountWords, savingWords } from '@mowatt/contract/saving-of'
import { cardAsText } from '@mowatt/contract/card-as-text'
import { expect, test } from 'vitest'
import { someOf } from '../../../../test-size.ts'
import { electricBill, testWorld } from '../../test/test-world.ts'
import { freshState } from '../state/agent-state.ts'
import { firstWords } from '../tools/first-words.ts'
import { press } from '../tools/press.ts'
import { runCommand } from '../tools/run-command.ts'
import { sayBill } from '../turn/say-bill.ts'

const tools = { run: runCommand, press, firstWords }
const rates = [20, 26, 27.3, 31.47, 34, 45]
const uses = [{}, { usageKwhInPeriod: 90 }, { usageKwhInPeriod: 733 }, { usageKwhInPeriod: 1900.5 }]
const terms = [
  {},
  { exitFeeGbp: 50 },
  { exitFeeGbp: 37.5, tariffName: 'Fixed Saver', tariffEndDate: '2027-09-30' },
  { exitFeeGbp: 75, tariffName: 'Fixed Saver', tariffEndDate: '2027-02-28' },
  { tariffName: 'Fixed Saver', tariffEndDate: '2026-03-31' },
]
const years = [{}, { estimatedAnnualUsageKwh: 3200 }]

/** What a user would read about one home: every home of the grid, on every card and in the sentence. */
async function seenOf(electricity: object) {
  const reading = { facts: electricBill({}, electricity), evidence: {}, checks: [] }
  const world = { ...testWorld(), bills: [{ billId: 'bill-1', reading }] }
  const { cards, text } = await sayBill({ billId: 'bill-1', state: freshState(), world }, tools)
  const verdict = cards.find((card) => card.kind === 'verdict')
  const comparison = cards.find((card) => card.kind === 'comparison')
  return { verdict, comparison, text }
}

const homes = rates.flatMap((pencePerKwh) =>
  uses.flatMap((use) =>
    terms.flatMap((term) =>
      years.map((year) => ({
        unitRates: [{ register: 'single', pencePerKwh, vat: 'included' }],
        ...use,
        ...term,
        ...year,
      })),
    ),
  ),
)

test('verdict, table, sentence and plain text say the same saving, fees taken off', async () => {
  const said = await Promise.all(someOf(homes, 60).map(savingsSaid))
  for (const { home, sayings } of said)
    expect({ home, sayings: [...new Set(sayings)] }).toMatchObject({ sayings: [expect.anything()] })
  // A grid that shows one kind only would prove little.
  expect([...new Set(said.map(({ kind }) => kind))].toSorted()).toEqual(['stay', 'switch', 'wait'])
})

/** The saving as each place shows it: identical in all of them. */
async function savingsSaid(home: object) {
  const { verdict, comparison, text } = await seenOf(home)
  if (!verdict || !comparison) throw new Error(`No verdict for ${JSON.stringify(home)}`)
  const words = savingWords(verdict)
  const amount = savingAmountWords(verdict)
  const found = (place: string, wanted: string, is = words) => (place.includes(wanted) ? is : `not in ${place}`)
  const { stay, move } = verdict.years!
  const apart = savingWords({ ...verdict, saving_pence: stay.pence - move.pence })
  const sayings = [words, apart, found(cardAsText(verdict), words)]
  if (verdict.verdict !== 'stay')
    sayings.push(found(verdict.reason, amount), found(text, `save you ${amount} over a year`))
  const offer = comparison.offers.find(({ tariff_id: id }) => id === verdict.tariff_id)
  if (verdict.verdict === 'switch' && offer)
    sayings.push(savingWords({ ...offer, saving_pence: offer.saving_pence! }), found(cardAsText(comparison), words))
  return { home, kind: verdict.verdict, sayings }
}
