import type { BillFacts } from '../bill-facts.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { isNear, type MoneyMark } from './money-marks.ts'

const CLIMATE_LEVY = /climate change levy|\bccl\b/i
const BUSINESS_NAME = /\bbusiness\b|\bnon-?domestic\b|\bcommercial\b|\bsme\b/i
/** Below this amount, a fifth and a twentieth are too close to tell VAT rates apart. */
const LEAST_GBP = 20

/** Proof that a business is charged: a levy that homes do not pay, VAT at 20%, or a business tariff. */
export function businessSignOf(
  lines: readonly PriceLine[],
  marks: readonly MoneyMark[],
  { electricity, gas }: Partial<BillFacts>,
): BillFacts['businessSign'] {
  const isLevied =
    lines.some(({ kind, text, amount }) => kind === 'levy' && CLIMATE_LEVY.test(text) && amount.value > 0) ||
    marks.some(({ kind, label, value }) => kind === 'otherMoney' && CLIMATE_LEVY.test(label.cell.text) && value.gbp > 0)
  if (isLevied) return 'levy'
  if (isVatOfBusiness(lines, marks)) return 'vat'
  return [electricity, gas].some((fuel) => BUSINESS_NAME.test(fuel?.tariffName ?? '')) ? 'name' : undefined
}

/** Printed VAT that is a fifth of the energy cost; that of a broadband line next to it does not count. */
function isVatOfBusiness(lines: readonly PriceLine[], marks: readonly MoneyMark[]): boolean {
  const sumOf = (some: readonly PriceLine[]) => some.reduce((sum, { amount }) => sum + amount.value, 0)
  const charged = lines.filter(({ fuel }) => fuel !== 'export')
  const sums = [
    charged,
    ...(['electricity', 'gas'] as const).map((each) => charged.filter(({ fuel }) => fuel === each)),
  ]
    .map(sumOf)
    .filter((sum) => sum >= LEAST_GBP)
  return marks.some(({ kind, value }) => kind === 'vat' && sums.some((sum) => isNear(value.gbp, 0.2 * sum, 0.016)))
}
