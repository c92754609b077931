import { expect, test } from 'vitest'
import { rulesInShort } from './rules-in-short.ts'
import { competitionWith } from './sample-competition.ts'

test('every figure comes from the competition itself', () => {
  expect(rulesInShort(competitionWith({}))).toEqual([
    'Entry closes at 23:59:59 UK time on 31 March 2027.',
    'To enter, create an account, join the waitlist and play Escape the Tunnel at least once. Entry is free.',
    'You need to confirm three things: that you are 18 or over, that you live in the United Kingdom, and that you do not work for the operator or its suppliers.',
    'Places 1 to 3 win a prize. There’s a draw for three £10 vouchers among places 4 to 50. Anyone can check the draw.',
    'Winners have 5 business days to confirm a delivery address. We’ll send prizes within 10 days.',
    'If we put your points on hold, we’ll tell you why, and you can appeal.',
  ])
})

test('before and after it says so', () => {
  const closesAt = '2025-09-30T22:59:59.000Z'
  expect(rulesInShort(competitionWith({ status: 'finished', closes_at: closesAt }))).toEqual([
    'Entry closed at 23:59:59 UK time on 30 September 2025. You can still join the waitlist.',
    'To enter, you had to create an account, join the waitlist and play Escape the Tunnel at least once. Entry was free.',
    'You had to confirm three things: that you are 18 or over, that you live in the United Kingdom, and that you do not work for the operator or its suppliers.',
    'There were prizes for places 1 to 3, and a draw for three £10 vouchers among places 4 to 50. Anyone can check the draw.',
    'Winners had 5 business days to confirm a delivery address. We had to send prizes within 10 days.',
    'If we put your points on hold, we told you why, and you could appeal.',
  ])
  expect(rulesInShort(competitionWith({ status: 'claims', closes_at: closesAt })).slice(3, 5)).toEqual([
    'There were prizes for places 1 to 3, and a draw for three £10 vouchers among places 4 to 50. Anyone can check the draw.',
    'Winners have 5 business days to confirm a delivery address. We’ll send prizes within 10 days.',
  ])
  expect(rulesInShort(competitionWith({ status: 'upcoming' }))[0]).toBe(
    'Entry opens on 15 November 2026, 09:00 and closes at 23:59:59 UK time on 31 March 2027.',
  )
})
