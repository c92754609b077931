import type { Complaint } from '@mowatt/contract'

type Sources = Complaint['sources']

/** Where the rules behind a chore are written, with the day on which they were last checked. */
export const ERRAND_SOURCES = {
  direct_debit: [
    {
      publisher: 'Citizens Advice: If your energy supplier has increased your direct debit payments',
      address:
        'https://www.citizensadvice.org.uk/consumer/energy/energy-supply/problems-with-your-energy-bill/energy-supplier-has-increased-your-direct-debit/',
      checked_on: '2026-11-16',
    },
    {
      publisher: 'UK Parliament: written answer on energy Direct Debits and credit balances',
      address: 'https://api.parliament.uk/query/resource?uri=https%3A%2F%2Fid.parliament.uk%2Fe1UikSpf',
      checked_on: '2026-11-16',
    },
  ],
  fix_end: [
    {
      publisher: 'Which?: Do I have to pay an exit fee when switching energy suppliers?',
      address:
        'https://www.which.co.uk/consumer-rights/advice/do-i-have-to-pay-an-exit-fee-when-switching-energy-suppliers',
      checked_on: '2026-11-16',
    },
  ],
  moving: [
    {
      publisher: 'Citizens Advice: Moving home: dealing with your energy supply',
      address:
        'https://www.citizensadvice.org.uk/consumer/energy/energy-supply/moving-home-your-energy-supply/moving-home-dealing-with-your-energy-supply/',
      checked_on: '2026-11-16',
    },
    {
      publisher: 'Ofgem: Get energy if you are moving home or business premises',
      address:
        'https://www.ofgem.gov.uk/information-consumers/energy-advice-households/get-energy-if-you-are-moving-home-or-business-premises',
      checked_on: '2026-11-16',
    },
    {
      publisher: 'Ofgem: New customer compensation payments to further improve switching',
      address: 'https://www.ofgem.gov.uk/publications/new-customer-compensation-payments-further-improve-switching',
      checked_on: '2026-11-16',
    },
  ],
} as const satisfies Record<string, Sources>
