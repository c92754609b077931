import type { CompetitionRules } from '@mowatt/contract'
import { QUICKNET } from '@mowatt/draw'

/** As the waitlist competition terms say it; a test compares the figures. Each competition has its own dates. */
export const defaultRules: Omit<CompetitionRules, 'title' | 'closes_on' | 'terms_version'> = {
  version: 1,
  prizes: [
    { first: 1, last: 1, prize: 'AirPods 4' },
    { first: 2, last: 2, prize: 'Smart bulbs' },
    { first: 3, last: 3, prize: 'Air fryer' },
    { first: 4, last: 5, prize: 'Security key' },
    { first: 6, last: 15, prize: 'Smart plugs' },
  ],
  draw: { first: 16, last: 100, winners: 5, prize: '£20 voucher' },
  conditions: [
    'An account with a confirmed email address',
    'A place on the waitlist',
    'At least one run of Escape the Tunnel',
    'Your declaration that you’re 18 or over',
    'Your declaration that you live in the United Kingdom',
    'Your declaration that you don’t work for the operator or its suppliers',
    'One entry for each person, however many email addresses they have',
  ],
  ranking:
    'We rank people by their points when the competition closes, highest first. If two people are level, the one who got there first is ahead, and after that the one with the lower entry number. Points earned before the competition opened count too. Points on hold count if we release them before the ranking is final.',
  settlement_days: 7,
  claim_business_days: 7,
  delivery_days: 14,
  algorithm: 'mowatt-draw/1',
  beacon_chain: QUICKNET.hash,
}
