import type { ChatOffer } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { BY_COST, cheaperCount, nextSort, offersShown } from './offers-shown.ts'
import { trustedLink } from './trusted-link.ts'

const offer = (tariff_id: string, more: Partial<ChatOffer>) =>
  ({
    tariff_id,
    supplier: tariff_id,
    kind: 'fixed',
    features: [],
    exit_fee_pence: 0,
    saving_pence: 1,
    ...more,
  }) as ChatOffer

const offers = [
  offer('Zeta', { pence: 1, features: ['green'], exit_fee_pence: 5000 }),
  offer('Alpha', { pence: 2, kind: 'tracker', saving_pence: 0 }),
  offer('Mid', { pence: 3, features: ['renewable_electricity'], saving_pence: -500 }),
]
const idsOf = (...given: Parameters<typeof offersShown>) =>
  offersShown(...given).map(({ rank, offer: { tariff_id } }) => `${rank} ${tariff_id}`)

test('filters are all to be met, and ranks stay those of cost whatever the order', () => {
  expect(idsOf(offers, [], BY_COST)).toEqual(['1 Zeta', '2 Alpha', '3 Mid'])
  expect(idsOf(offers, [], { by: 'supplier', isDown: false })).toEqual(['2 Alpha', '3 Mid', '1 Zeta'])
  expect(idsOf(offers, [], { by: 'exit_fee', isDown: false })).toEqual(['2 Alpha', '3 Mid', '1 Zeta'])
  expect(idsOf(offers, ['green'], BY_COST)).toEqual(['1 Zeta', '3 Mid'])
  expect(idsOf(offers, ['green', 'fixed', 'no_exit_fee'], BY_COST)).toEqual(['3 Mid'])
})

test('rates by the hour are sorted by what a kWh comes to, and not by the first of them', () => {
  const rate = (text: string, pence?: number) => [{ label: 'Electricity unit rate', text, ...(pence && { pence }) }]
  const byUnit = [
    offer('Nights', { pence: 1, rates: rate('7p from 00:30 to 05:30, 27p otherwise', 23.5) }),
    offer('Flat', { pence: 2, rates: rate('22p per kWh') }),
  ]
  expect(idsOf(byUnit, [], { by: 'unit', isDown: false })).toEqual(['2 Flat', '1 Nights'])
})

test('a second press on a head turns the order round; savings and green begin with the best', () => {
  expect(nextSort(BY_COST, 'cost')).toEqual({ by: 'cost', isDown: true })
  expect(idsOf(offers, [], nextSort(BY_COST, 'cost'))[0]).not.toBe('1 Zeta')
  expect(nextSort(BY_COST, 'saving')).toEqual({ by: 'saving', isDown: true })
  expect(idsOf(offers, [], nextSort(BY_COST, 'green')).at(-1)).toBe('2 Alpha')
})

test('what costs the same or more is not counted as cheaper', () => {
  expect(cheaperCount(offers)).toBe(1)
  expect(cheaperCount([offer('a', { saving_pence: null })])).toBeUndefined()
})

test.for([
  ['/learn-more#exit-fee', true],
  ['https://www.citizensadvice.org.uk/energy', true],
  ['https://www.ofgem.gov.uk/', true],
  ['https://evil.example/', false],
  ['https://citizensadvice.org.uk.evil.example/', false],
  ['http://www.gov.uk/', false],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
] as const)('a link to %s is followed: %s', ([url, isTrusted]) => {
  expect(trustedLink(url) !== undefined).toBe(isTrusted)
})
