import { checkCap } from './check-cap.ts'
import { checkExitFee } from './check-exit-fee.ts'
import { checkGasConversion } from './check-gas-conversion.ts'
import { checkCredit, checkDirectDebit } from './check-payments.ts'
import { checkBackBilling, checkDoubleBill } from './check-periods.ts'
import { checkAgreedRates } from './check-rates.ts'
import { checkReadings } from './check-readings.ts'
import { checkRegisters } from './check-registers.ts'
import { checkStandingDays } from './check-standing-days.ts'
import { checkSums } from './check-sums.ts'
import { checkAgreedTerms } from './check-terms.ts'
import { checkVat } from './check-vat.ts'
import type { Checked, CheckInput, ErrorInput, Finding, Found, Question } from './finding.ts'
import { sayFinding, sayQuestion } from './say-finding.ts'

const CHECKS: readonly ((input: CheckInput) => Checked)[] = [
  checkSums,
  checkAgreedRates,
  checkAgreedTerms,
  checkCap,
  checkVat,
  checkReadings,
  checkGasConversion,
  checkRegisters,
  checkStandingDays,
  checkExitFee,
  checkBackBilling,
  checkDoubleBill,
  checkDirectDebit,
  checkCredit,
]

/**
 * Errors on a bill that cost the customer money, each with its proof, its rule and a letter; and the questions to ask
 * first.
 */
export function findErrors({ figures, ...given }: ErrorInput): { findings: Finding[]; questions: Question[] } {
  const input: CheckInput = { ...given, reading: { ...given.reading, figures } }
  const { facts, checks } = input.reading
  // Two supplies of one fuel each have their own days and prices, which the reading doesn't distinguish.
  const isOfSeveral = checks.some(({ name, outcome }) => name === 'one supply' && outcome === 'contradicts')
  if (!facts.isEnergyBill || isOfSeveral) return { findings: [], questions: [] }
  const checked = CHECKS.map((check) => check(input))
  const found = withoutEchoes(checked.flatMap((one) => one.found))
  return {
    findings: found.map((one) => sayFinding(one, input)),
    questions: checked.flatMap(({ asked }) => asked).map(sayQuestion),
  }
}

/**
 * One cause gives one finding: gas units that were confused are also a jump, and a rate that was not agreed may be
 * above the cap.
 */
const ECHOES: Readonly<Partial<Record<Found['code'], readonly Found['code'][]>>> = {
  gas_conversion: ['readings_jump'],
  rate_not_agreed: ['rate_over_cap'],
  double_billed: ['reading_ignored'],
  // A customer charged business VAT may have business prices, which are outside the cap.
  vat: ['rate_over_cap'],
}

function withoutEchoes(found: readonly Found[]): Found[] {
  const hidden = new Set(found.flatMap(({ code }) => ECHOES[code] ?? []))
  return found.filter(({ code }) => !hidden.has(code))
}
