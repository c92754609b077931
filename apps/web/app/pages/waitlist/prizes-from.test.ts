import { expect, test } from 'vitest'
import { waitlistTerms } from '../../features/content/fallbacks/waitlist-terms.server.ts'
import { prizesFrom } from './prizes-from.ts'

const expected = [
  { places: '1', prize: 'AirPods 4' },
  { places: '2', prize: 'Smart bulbs' },
  { places: '3', prize: 'Air fryer' },
  { places: '4-5', prize: 'Security key' },
  { places: '6-15', prize: 'Smart plugs' },
]

const termsWith = (title: string, content: string) => ({
  ...waitlistTerms,
  sections: [{ id: 'prizes', title, content, order: 1 }],
})

test('the prizes of our own terms', () => {
  expect(prizesFrom(waitlistTerms)).toEqual(expected)
})

test('the prizes of the shipped terms, which list them one by one', () => {
  const items = [
    '<b>Place 1:</b> AirPods 4',
    '<b>Place 2:</b> smart bulbs',
    '<b>Place 3:</b> an air fryer',
    '<b>Places 4 and 5:</b> a security key each (a small device that protects online accounts)',
    '<b>Places 6 to 15:</b> smart plugs each',
  ].map((item) => `<li>${item}</li>`)
  const content = `<p>There are 15 prizes by rank:</p><ul>${items.join('')}</ul><p>There is no cash in place of a prize.</p>`
  expect(prizesFrom(termsWith('Prizes by rank', content))).toEqual(expected)
})

test('terms that say it otherwise show no list', () => {
  expect(prizesFrom(termsWith('Prizes', '<p>Place 1: a car.</p>'))).toEqual([])
  expect(prizesFrom(termsWith('Rewards', '<p>Many.</p>'))).toEqual([])
})
