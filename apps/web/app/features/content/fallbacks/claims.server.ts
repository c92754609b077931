import type { Claim } from '../site-content.ts'

/** Used while the content service does not respond. Each has an expiry date, and shows when that has passed. */
export const fallbackClaims: Claim[] = [
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
]
