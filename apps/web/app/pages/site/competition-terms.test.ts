import { expect, test } from 'vitest'
import { proofSteps } from '../../features/competition/proof-steps.ts'
import { competitionWith } from '../../features/competition/sample-competition.ts'
import { waitlistTerms } from '../../features/content/fallbacks/waitlist-terms.server.ts'
import { competitionTerms } from './competition-terms.ts'

const textOf = ({ inShort, sections }: typeof waitlistTerms) =>
  [...inShort, ...sections.map(({ content }) => content)].join('\n')

test('a document stands as it is for the competition that it was written for, and where there is none', () => {
  const first = competitionWith({ closes_at: '2025-09-30T22:59:59.000Z', status: 'finished' })
  expect(competitionTerms(waitlistTerms, first)).toBe(waitlistTerms)
  expect(competitionTerms(waitlistTerms, null)).toBe(waitlistTerms)
})

test('another competition has its own dates, prizes and days, and what is said in general', () => {
  const competition = competitionWith({}, { terms_version: '2026-11-12' })
  const terms = competitionTerms(waitlistTerms, competition)
  const text = textOf(terms)
  // The competition's own page names the same day.
  expect(terms.lastUpdated).toBe('2026-11-12')
  expect(proofSteps(competition)[0]?.text).toContain('These are the terms dated 12 November 2026.')
  expect(terms.sections.map(({ title }) => title)).toEqual([
    'This competition',
    'What you need to enter',
    'Ranking',
    'Prizes by rank',
    'The draw',
    'Winners',
    'The promoter',
    'Who can enter, and how',
    'Points and ranking',
    'Your data, liability and law',
  ])
  expect(text).toContain('closes at 23:59:59 UK time on 31 March 2027')
  expect(text).toContain('Places 2 and 3: Kettle')
  expect(text).toContain('A random draw among places 4 to 50 decides who gets three £10 vouchers')
  expect(text).toContain('within 5 business days')
  expect(text).not.toContain('AirPods')
  expect(text).not.toContain('2025')
  expect(text).not.toContain('<b>model</b>')
})
