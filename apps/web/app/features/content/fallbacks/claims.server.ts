import type { Claim } from '../site-content.ts'

/** Stands in while the content service does not answer. Each carries its date, and shows when that has passed. */
export const fallbackClaims: Claim[] = [
  {
    key: 'savings',
    figure: '£230',
    label: 'potential savings a year',
    basis:
      'About £230: average annual cost of the cheapest tariff on Mowatt versus the October 2025 price cap for dual fuel (£1,755 a year by direct debit, on 2,700 kWh of electricity and 11,500 kWh of gas, for 1 October to 31 December 2025). Sample tariffs until launch, so nobody can buy them yet. That cap has ended. The cap from 1 October to 31 December 2026 is £1,723 on lower use (2,500 kWh and 9,500 kWh), so you can’t compare the two directly. The cap limits rates, not your bill, and changes every quarter. Varies with consumption and region. Your own figure may be lower, and Mo will say so.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-01-01',
    order: 1,
  },
  {
    key: 'users',
    figure: '500+',
    label: 'users',
    basis:
      'People who have joined Mowatt, as stated in the launch plan. The figure counts people who signed up, not people who have switched: nobody has switched through Mowatt yet. It is not a count taken on a particular date, and must be checked against the waitlist total before this claim is renewed.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-01-01',
    order: 2,
  },
  {
    key: 'providers',
    figure: '8',
    label: 'energy providers',
    basis:
      'Suppliers in the tariff catalogue. Until launch they are sample suppliers with made-up names. They are not partners, and they are not the whole market.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-01-01',
    order: 3,
  },
]
