import { sayPounds } from '@mowatt/tariffs'
import { numberAt, pathsOf } from './bill-view.ts'
import { type Checked, type CheckInput, NOTHING } from './finding.ts'
import { yearOfBill } from './year-of-bill.ts'

const MONTHS = 12
/** A third more or less than the year's cost, with any debt paid off in half a year. */
const TOO_HIGH = 1.35
const TOO_LOW = 0.65
const REPAID_IN_MONTHS = 6
const LEAST_GAP_PENCE = 1500
const MOST_CREDIT_MONTHS = 3
/** A calculated year may differ from the supplier's by discounts or a future price. */
const NEAR = 1.1

/** A Direct Debit that is far from the cost of a year. */
export function checkDirectDebit({ reading }: CheckInput): Checked {
  const [monthly, worked] = [reading.marks?.monthlyPaymentGbp, yearOfBill(reading)]
  if (reading.marks?.otherServiceGbp !== undefined || reading.facts.businessSign) return NOTHING
  // "Direct Debit payment" may be a past payment: it is impossible to tell.
  if (reading.billed?.money.some(({ kind, gbp }) => kind === 'payments' && gbp === monthly)) return NOTHING
  if (reading.facts.paymentMethod !== 'direct_debit' || monthly === undefined || !worked) return NOTHING
  const { pence: year, isPrinted, paths } = worked
  const [paid, month] = [Math.round(monthly * 100), year / MONTHS]
  const balance = Math.round((numberAt(reading, 'balanceGbp') ?? 0) * 100)
  const most = month + Math.max(0, balance) / REPAID_IN_MONTHS
  const least = month + Math.min(0, balance) / MONTHS
  const isHigh = paid > TOO_HIGH * most && paid - most > LEAST_GAP_PENCE
  const isLow = paid < TOO_LOW * least && least - paid > LEAST_GAP_PENCE
  if (!isHigh && !isLow) return NOTHING
  const gap = Math.round(paid - month)
  const facts = {
    monthly: sayPounds(paid),
    month: sayPounds(Math.round(month)),
    year: sayPounds(year),
    gap: sayPounds(Math.abs(gap)),
  }
  const evidence = pathsOf(reading, 'marks.monthlyPaymentGbp', ...paths, 'balanceGbp')
  const form = `${isHigh ? 'high' : 'low'}${isPrinted ? '' : '_by_rates'}`
  return { found: [{ code: 'direct_debit', form, evidence, facts, pence: isHigh ? gap : null }], asked: [] }
}

/** Credit of more than three months' use. */
export function checkCredit({ reading }: CheckInput): Checked {
  const [balance, worked] = [numberAt(reading, 'balanceGbp'), yearOfBill(reading)]
  // An account that also pays for broadband needs more.
  const isMixed = reading.marks?.otherServiceGbp !== undefined || reading.facts.businessSign !== undefined
  if (isMixed || reading.facts.paymentMethod === 'prepayment' || balance === undefined || !worked) return NOTHING
  const { pence: year, isPrinted, paths } = worked
  const credit = -Math.round(balance * 100)
  const most = (year / MONTHS) * MOST_CREDIT_MONTHS
  if (credit <= (isPrinted ? most : most * NEAR)) return NOTHING
  const over = Math.round(credit - most)
  const facts = {
    credit: sayPounds(credit),
    months: (credit / (year / MONTHS)).toFixed(1),
    three: sayPounds(Math.round(most)),
    over: sayPounds(over),
  }
  const evidence = pathsOf(reading, 'balanceGbp', ...paths)
  return { found: [{ code: 'credit_held', evidence, facts, pence: over }], asked: [] }
}
