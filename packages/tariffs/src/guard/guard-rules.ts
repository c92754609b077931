import type { IsoDay } from '../calendar/iso-day.ts'
import type { GuardStepKind } from './guard-record.ts'

export type GuardRule = { name: string; publisher: string; address: string; checkedOn: IsoDay }

const CHECKED = '2026-11-18'

/**
 * Null if no rule sets a deadline, only usual practice. We have no trusted source yet for the amount of compensation.
 */
export const GUARD_RULES: Readonly<Record<GuardStepKind, GuardRule | null>> = {
  welcome: {
    name: 'A contract agreed online or by phone must be confirmed in writing before supply starts',
    publisher: 'legislation.gov.uk: Consumer Contracts Regulations 2013, regulation 16',
    address: 'https://www.legislation.gov.uk/uksi/2013/3134/regulation/16/made',
    checkedOn: CHECKED,
  },
  reading: null,
  moved: {
    name: 'A switch takes no more than 5 working days, or your new supplier pays compensation',
    publisher: 'Ofgem: Get compensation for problems switching energy suppliers',
    address: 'https://www.ofgem.gov.uk/get-compensation-problems-switching-energy-suppliers',
    checkedOn: CHECKED,
  },
  final_bill: {
    name: 'A final bill is sent within 6 weeks of the switch, or your old supplier pays compensation',
    publisher: 'Ofgem: New customer compensation payments to further improve switching',
    address: 'https://www.ofgem.gov.uk/publications/new-customer-compensation-payments-further-improve-switching',
    checkedOn: CHECKED,
  },
  credit: {
    name: 'Credit is refunded within 10 working days of the final bill, or your old supplier pays compensation',
    publisher: 'Ofgem: Compensation if there’s an energy switch problem',
    address:
      'https://www.ofgem.gov.uk/consumers/household-gas-and-electricity-guide/how-switch-energy-supplier-and-shop-better-deal/compensation-if-there-s-energy-switch-problem',
    checkedOn: CHECKED,
  },
  first_bill: null,
  second_bill: null,
}
