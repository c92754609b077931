import { expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { casesOf } from '../../../../test-size.ts'
import { randomCatalogue } from '../../test/random-catalogue.ts'
import { randomHome } from '../../test/random-homes.ts'
import { randomTimedCatalogue } from '../../test/random-timed-catalogue.ts'
import { adviseQuote } from './advised-quote.ts'
import { compareTariffs } from './compare-tariffs.ts'
import { prepareCatalogue } from './prepared-catalogue.ts'

const ON = '2026-11-18'
const HOMES = casesOf(400, 120)
const TIMED_HOMES = casesOf(60, 15)

it('is the quote of the whole comparison that the verdict is about, in every figure', () => {
  const catalogue = randomCatalogue(3, 40, ON)
  const prepared = prepareCatalogue(catalogue, ON, shippedFigures.vatRates)
  const seen = new Set<string>()
  for (let seed = 0; seed < HOMES; seed++) {
    const input = { ...randomHome(seed, ON), catalogue }
    const { quotes, excluded: _, leftOut: __, apart: ___, ...whole } = compareTariffs(input)
    const { verdict } = whole
    const advised = quotes.find(({ tariffId }) => verdict.kind !== 'stay' && tariffId === verdict.tariffId)
    const shown = advised ?? quotes[0]
    expect(adviseQuote(input, prepared), `home ${seed}`).toEqual({ ...whole, quotes: shown ? [shown] : [] })
    seen.add(verdict.kind === 'stay' ? verdict.reason : verdict.kind)
    // A tariff for one fuel leaves one fee behind, so that the cheapest year is not always the best move.
    if (shown && verdict.kind === 'stay' && verdict.bestSavingPence !== shown.savingAfterFeesPence) seen.add('fees')
  }
  const corners = ['switch', 'wait', 'already_cheapest', 'saving_too_small', 'exit_fee_too_high', 'fees']
  expect(corners.filter((corner) => !seen.has(corner))).toEqual([])
})

it('is so with prices by the hour too', () => {
  const catalogue = randomTimedCatalogue(5, 20, ON, 0)
  const prepared = prepareCatalogue(catalogue, ON, shippedFigures.vatRates)
  for (let seed = 0; seed < TIMED_HOMES; seed++) {
    const input = { ...randomHome(seed, ON), catalogue }
    const { quotes, verdict } = compareTariffs(input)
    const advised = quotes.find(({ tariffId }) => verdict.kind !== 'stay' && tariffId === verdict.tariffId)
    const shown = advised ?? quotes[0]
    expect(adviseQuote(input, prepared), `home ${seed}`).toMatchObject({ verdict, quotes: shown ? [shown] : [] })
  }
})
