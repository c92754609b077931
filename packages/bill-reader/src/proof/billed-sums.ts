import type { Billed, BilledLine, BilledMoney } from '../bill-facts.ts'
import type { MoneyMark } from '../fields/money-marks.ts'
import type { FoundNumber } from '../values/find-numbers.ts'
import type { PriceLine } from './price-line.ts'

const DISCOUNT = /discount|rebate|refund|compensation|support scheme|goodwill/i
const KINDS: Readonly<Partial<Record<MoneyMark['kind'], BilledMoney['kind']>>> = {
  vat: 'vat',
  opening: 'opening',
  payments: 'payments',
  exportPayment: 'export',
}

/** The lines that multiply correctly and the amounts named beside them: enough to recalculate the bill. */
export function billedSums(
  lines: readonly PriceLine[],
  marks: readonly MoneyMark[],
  numbers: readonly FoundNumber[],
): Billed {
  const pounds = numbers.filter(({ unit, per, decimals }) => unit === 'gbp' && per === undefined && decimals <= 2)
  return {
    lines: lines.map(billedLine),
    money: once(marks.flatMap(billedMoney)),
    pounds: [...new Set(pounds.map(({ value }) => value))],
  }
}

export function billedLine({ kind, fuel, register, quantity, pence, amount, from, to }: PriceLine): BilledLine {
  return {
    kind,
    ...(fuel && { fuel }),
    ...(register && { register }),
    quantity: quantity.value,
    pence,
    amountGbp: amount.isCredit ? -amount.value : amount.value,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

function billedMoney({ kind, label, fuel, value: { gbp, isCredit } }: MoneyMark): BilledMoney[] {
  const named = kind === 'otherMoney' && DISCOUNT.test(label.cell.text) ? 'discount' : KINDS[kind]
  // An account with a zero balance proves its total like any other.
  const counts = gbp > 0 || named === 'opening' || named === 'payments'
  return named && counts ? [{ kind: named, ...(fuel && { fuel }), gbp, isCredit }] : []
}

/** An amount printed on the summary and again in the detail is one amount. */
function once(money: readonly BilledMoney[]): BilledMoney[] {
  return [...new Map(money.map((each) => [`${each.kind} ${each.fuel} ${each.gbp}`, each])).values()]
}
