import type { NewRecord } from '../content-store.ts'

/** Every figure the site claims, with what it rests on and until when it may stand unchecked. */
const claims = [
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
  {
    key: 'switch-days',
    figure: '14-21 days',
    label: 'from your yes to your new supply',
    basis:
      'The total time we allow for a typical switch: the 14-day cooling-off period, which we let finish first, then the change to the new supplier, which suppliers must complete within 5 working days. The change alone is quicker. Bank holidays or an objection can add time. Your energy stays on throughout. Until suppliers are connected, a switch on Mowatt is a simulation.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-05-15',
    order: 4,
  },
  {
    key: 'switch-time',
    figure: 'under a minute',
    label: 'to compare and say yes (60 seconds)',
    basis:
      'The time our part is designed to take, with a clear bill and your details to hand: Mo reads the bill and compares the sample tariffs, and you say yes. It is a design target, not a timed average of customers. It does not include reading the terms, which you should take time over, or the switch itself, which we plan to complete in 14-21 days.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-05-15',
    order: 5,
  },
  {
    key: 'demo-savings',
    figure: 'up to £180',
    label: 'a year, in our example chat',
    basis:
      'An example from the scripted chat on our home page, with a made-up bill. The figure is not from a real customer, not an average and not a promise. Your own figure comes from your own bill, and may be lower or zero.',
    checkedOn: '2026-11-15',
    expiresOn: '2027-01-01',
    order: 6,
  },
]

export const shippedClaims: readonly NewRecord[] = claims.map((fields) => ({
  kind: 'claim',
  documentId: `shipped-claim-${fields.key}`,
  fields,
}))
