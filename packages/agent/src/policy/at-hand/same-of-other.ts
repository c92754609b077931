/** What is asked of the bill, or of the first on the list, is asked of the tariff where one is in hand. */
export const OF_TARIFF_INSTEAD: Readonly<Record<string, string>> = {
  'at_bill.total': 'at_tariff.cost',
  'at_bill.year': 'at_tariff.cost',
  'at_bill.per_day': 'at_tariff.cost',
  'at_bill.period': 'at_tariff.term',
  'at_bill.unit_rate': 'at_tariff.rates',
  'at_bill.standing_charge': 'at_tariff.rates',
  'at_bill.end_date': 'at_tariff.term',
  'at_bill.exit_fee': 'at_tariff.fee',
  'at_bill.supplier': 'at_tariff.who',
  'at_bill.judge': 'at_tariff.saving',
  'at_bill.saving_now': 'at_tariff.saving',
  'at_deal.rises': 'at_tariff.rises',
  'at_list.how_much': 'at_tariff.cost',
  'at_list.catch': 'at_tariff.catch',
}

/** The other way round, where there is only the bill. */
const OF_BILL_INSTEAD: Readonly<Record<string, string>> = {
  'at_tariff.cost': 'at_bill.total',
  'at_tariff.rates': 'at_bill.unit_rate',
  'at_tariff.term': 'at_bill.end_date',
  'at_tariff.fee': 'at_bill.exit_fee',
  'at_tariff.who': 'at_bill.supplier',
  'at_tariff.rises': 'at_deal.rises',
}

/** The same question of what else may be in hand. */
export function sameOfOther(label: string): string[] {
  return [OF_TARIFF_INSTEAD[label], OF_BILL_INSTEAD[label]].filter((each) => each !== undefined)
}
