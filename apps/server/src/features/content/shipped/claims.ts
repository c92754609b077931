import type { NewRecord } from '../content-store.ts'

/**
 * Claims that follow our own data. The number of users joins them once an editor replaces the launch plan's figure.
 */
const KEPT = new Set(['savings', 'providers'])

/** Every figure the site claims, with its evidence and until when it may stay unchecked. */
const claims = [
  {
    key: 'savings',
    figure: '£230',
    label: 'potential savings a year',
    basis:
      'About £230: average annual cost of the cheapest tariff on Mowatt versus the October 2025 price cap for dual fuel (£1,755 a year by direct debit, on 2,700 kWh of electricity and 11,500 kWh of gas, for 1 October to 31 December 2025). They’re sample tariffs until we launch, so nobody can buy them yet. That cap has ended. The cap from 1 October to 31 December 2026 is £1,723 for lower usage (2,500 kWh and 9,500 kWh), so you can’t compare the two directly. The cap limits rates, not your bill, and changes every quarter. Varies with consumption and region. Your own figure may be lower, and Mo will say so.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-01-01',
    order: 1,
  },
  {
    key: 'users',
    figure: '500+',
    label: 'users',
    basis:
      'The number of people who have joined Mowatt, from our launch plan. It counts people who’ve signed up, not people who’ve switched: nobody has switched through Mowatt yet. It isn’t a count from a particular date, and we’ll check it against the waitlist total before we make this claim again.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-01-01',
    order: 2,
  },
  {
    key: 'providers',
    figure: '8',
    label: 'energy providers',
    basis:
      'The suppliers in our tariff catalogue. Until we launch, they’re sample suppliers with made-up names. They aren’t partners, and they aren’t the whole market.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-01-01',
    order: 3,
  },
  {
    key: 'switch-days',
    figure: '14-21 days',
    label: 'from saying yes to your new supply starting',
    basis:
      'The total time we allow for a typical switch. First we wait for your 14-day cooling-off period to end. Then your new supplier has 5 working days to complete the change. The change itself is quicker. Bank holidays or an objection can add time. Your energy stays on throughout. Until we’re connected to suppliers, a switch on Mowatt is a simulation.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-05-15',
    order: 4,
  },
  {
    key: 'switch-time',
    figure: 'under a minute',
    label: 'to compare and say yes (60 seconds)',
    basis:
      'The time our part is designed to take, with a clear bill and your details to hand: Mo reads the bill and compares the sample tariffs, and you say yes. It’s a design target, not an average of real customers’ times. It doesn’t include reading the terms, which you should take your time over, or the switch itself. We plan to complete that in 14-21 days.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-05-15',
    order: 5,
  },
  {
    key: 'demo-savings',
    figure: 'up to £180',
    label: 'a year, in our example chat',
    basis:
      'An example from the scripted chat on our home page, with a made-up bill. The figure isn’t from a real customer, and it isn’t an average or a promise. Your own figure comes from your own bill, and may be lower or zero.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-01-01',
    order: 6,
  },
]

export const shippedClaims: readonly NewRecord[] = claims.map((fields) => ({
  kind: 'claim',
  documentId: `shipped-claim-${fields.key}`,
  fields: { ...fields, isKept: KEPT.has(fields.key) },
}))
