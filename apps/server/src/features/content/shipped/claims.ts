import type { NewRecord } from '../content-store.ts'

/** Every figure the site claims, with what it rests on and until when it may stand unchecked. */
export const shippedClaims: readonly NewRecord[] = [
  {
    kind: 'claim',
    documentId: 'shipped-claim-savings',
    fields: {
      key: 'savings',
      figure: '£230',
      label: 'potential savings a year',
      basis:
        'About £230: average annual cost of the cheapest tariff on Mowatt versus the October 2025 price cap for dual fuel (£1,755 a year by direct debit, on 2,700 kWh of electricity and 11,500 kWh of gas). Sample tariffs until launch. Varies with consumption. Your own figure may be lower, and Mo will say so.',
      checkedOn: '2026-11-15',
      expiresOn: '2027-01-01',
      order: 1,
    },
  },
  {
    kind: 'claim',
    documentId: 'shipped-claim-users',
    fields: {
      key: 'users',
      figure: '500+',
      label: 'users',
      basis: 'People who have joined Mowatt, as stated in the launch plan.',
      checkedOn: '2026-11-15',
      expiresOn: '2027-01-01',
      order: 2,
    },
  },
  {
    kind: 'claim',
    documentId: 'shipped-claim-providers',
    fields: {
      key: 'providers',
      figure: '8',
      label: 'energy providers',
      basis: 'Suppliers in the tariff catalogue. Sample suppliers until launch.',
      checkedOn: '2026-11-15',
      expiresOn: '2027-01-01',
      order: 3,
    },
  },
]
