import type { FindingCode, Rule } from './finding.ts'

const OFGEM_CAP = 'https://www.ofgem.gov.uk/energy-price-cap'
const CHECKED = '2026-11-18'
const CHECKED_BEFORE = '2026-11-16'

/** A rule without a source is not used. */
const RULES: Readonly<Record<FindingCode, Rule>> = {
  sum: {
    name: 'Supply licence condition 21B: bills must be accurate, and wrong ones must be corrected',
    publisher: 'Child Poverty Action Group, Fuel Rights Handbook: Accuracy of the bill',
    address: 'https://askcpag.org.uk/?id=-260839',
    checkedOn: CHECKED_BEFORE,
  },
  rate_not_agreed: {
    name: 'Suppliers can only charge the rates agreed for the tariff',
    publisher: 'Citizens Advice: If you think your energy bill is too high',
    address:
      'https://www.citizensadvice.org.uk/consumer/energy/energy-supply/problems-with-your-energy-bill/energy-bill-too-high/',
    checkedOn: CHECKED,
  },
  terms_not_agreed: {
    name: 'A contract agreed online or by phone must be confirmed with its price, its length and the cost of leaving',
    publisher: 'legislation.gov.uk: Consumer Contracts Regulations 2013, regulation 16 and schedule 2',
    address: 'https://www.legislation.gov.uk/uksi/2013/3134/regulation/16/made',
    checkedOn: CHECKED,
  },
  rate_over_cap: {
    name: 'The energy price cap, supply licence condition 28AD',
    publisher: 'Ofgem: Energy price cap',
    address: OFGEM_CAP,
    checkedOn: CHECKED_BEFORE,
  },
  vat: {
    name: 'VAT on fuel and power for homes, VAT Act 1994 schedule 7A group 1',
    publisher: 'HM Revenue and Customs: Fuel and power (VAT Notice 701/19)',
    address: 'https://www.gov.uk/guidance/vat-on-fuel-and-power-notice-70119',
    checkedOn: CHECKED_BEFORE,
  },
  readings_backwards: {
    name: 'Supply licence condition 21B.2: if a reading is wrong, the meter must be read again and the bill corrected',
    publisher: 'Child Poverty Action Group, Fuel Rights Handbook: Errors in reading the meter',
    address: 'https://askcpag.org.uk/?id=-242604',
    checkedOn: CHECKED,
  },
  readings_jump: {
    name: 'Supply licence condition 21B.2: if a reading is wrong, the meter must be read again and the bill corrected',
    publisher: 'Child Poverty Action Group, Fuel Rights Handbook: Errors in reading the meter',
    address: 'https://askcpag.org.uk/?id=-242604',
    checkedOn: CHECKED,
  },
  reading_ignored: {
    name: 'An estimated bill must be replaced once the customer sends a reading',
    publisher: 'Citizens Advice: If you think your energy bill is too high',
    address:
      'https://www.citizensadvice.org.uk/consumer/energy/energy-supply/problems-with-your-energy-bill/energy-bill-too-high/',
    checkedOn: CHECKED,
  },
  gas_conversion: {
    name: 'The Gas (Calculation of Thermal Energy) Regulations 1996, regulation 3',
    publisher: 'legislation.gov.uk, and Fuel Rights Handbook: Calculating your costs',
    address: 'https://www.legislation.gov.uk/uksi/1996/439/part/II/made',
    checkedOn: CHECKED,
  },
  registers_swapped: {
    name: 'Day and night readings that were billed the wrong way round must be corrected',
    publisher: 'Utility Warehouse: Have my Economy 7 meter readings been billed the wrong way around?',
    address:
      'https://help.uw.co.uk/article/energy/about_my_bill/have-my-economy-7-meter-readings-been-billed-the-wrong-way-around',
    checkedOn: CHECKED,
  },
  standing_days: {
    name: 'A standing charge is charged once for each day of supply',
    publisher: 'Citizens Advice: Choosing your energy tariff',
    address:
      'https://www.citizensadvice.org.uk/consumer/energy/energy-supply/get-a-better-energy-deal/choosing-energy-tariff/',
    checkedOn: CHECKED_BEFORE,
  },
  exit_fee: {
    name: 'No exit fee in the last 49 days of a fixed tariff',
    publisher: 'Citizens Advice: Switch energy supplier or tariff',
    address:
      'https://citizensadvice.org.uk/consumer/energy-supply/choosing-and-switching-supplier/switching-gas-or-electricity-supplier',
    checkedOn: CHECKED_BEFORE,
  },
  back_billing: {
    name: 'Supply licence condition 21BA, the back-billing rule',
    publisher: 'Ofgem: What to do if you get a back bill',
    address: 'https://www.ofgem.gov.uk/what-do-if-you-get-back-bill',
    checkedOn: '2026-11-17',
  },
  double_billed: {
    name: 'Supply licence condition 21B: bills must be accurate, and wrong ones must be corrected',
    publisher: 'Child Poverty Action Group, Fuel Rights Handbook: Accuracy of the bill',
    address: 'https://askcpag.org.uk/?id=-260839',
    checkedOn: CHECKED_BEFORE,
  },
  direct_debit: {
    name: 'Direct Debits must be as accurate as possible',
    publisher: 'UK Parliament: written answer on energy Direct Debits and credit balances',
    address: 'https://api.parliament.uk/query/resource?uri=https%3A%2F%2Fid.parliament.uk%2Fe1UikSpf',
    checkedOn: CHECKED,
  },
  credit_held: {
    name: 'Credit must be refunded on request, unless it’s fair and reasonable to refuse',
    publisher: 'UK Parliament: written answer on refunds of energy credit',
    address: 'https://api.parliament.uk/query/resource?uri=https%3A%2F%2Fid.parliament.uk%2FxoSI6vv9',
    checkedOn: CHECKED,
  },
}

/** For a form of an error that has its own rule. */
const RULES_OF_FORMS: Readonly<Record<string, Rule>> = {
  'exit_fee.variable': {
    name: 'A variable tariff has no exit fee',
    publisher: 'Citizens Advice: Switch energy supplier or tariff',
    address:
      'https://citizensadvice.org.uk/consumer/energy-supply/choosing-and-switching-supplier/switching-gas-or-electricity-supplier',
    checkedOn: CHECKED_BEFORE,
  },
  'vat.relief': {
    name: 'No VAT on electricity for homes from 1 October 2026 to 31 March 2027',
    publisher: 'Ofgem: Energy price cap',
    address: OFGEM_CAP,
    checkedOn: CHECKED_BEFORE,
  },
  'vat.standard': {
    name: 'Small supplies count as domestic, VAT Act 1994 schedule 7A group 1 note 5',
    publisher: 'HM Revenue and Customs: VAT fuel and power manual, VFUP2310',
    address: 'https://gov.uk/hmrc-internal-manuals/vat-fuel-and-power/vfup2310',
    checkedOn: CHECKED,
  },
}

export function ruleFor(code: FindingCode, form: string | undefined): Rule {
  return RULES_OF_FORMS[`${code}.${form}`] ?? RULES[code]
}
