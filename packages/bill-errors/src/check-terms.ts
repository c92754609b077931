import { addDays, type Fuel, sayDay, sayPounds } from '@mowatt/tariffs'
import { factsOf, fuelsOn, pathsOf, periodOf } from './bill-view.ts'
import { chargedFee } from './check-exit-fee.ts'
import { type Checked, type Deal, type CheckInput, type Found, type JudgedBill, NOTHING } from './finding.ts'

/** A term is counted from the move, which may become known some days later; so may the move itself. */
const COUNTING_DAYS = 14
const NEWS_DAYS = 5

/** Fees and dates that differ from the agreed ones: the exit fee, the end of the price, the start of supply. */
export function checkAgreedTerms({ reading, deal }: CheckInput): Checked {
  if (!deal) return NOTHING
  const fuels = fuelsOn(reading)
  const found = [
    ...dearerToLeave(reading, fuels, deal),
    ...feeCharged(reading, fuels, deal),
    ...endsSooner(reading, fuels, deal),
    ...beginsSooner(reading, deal),
  ]
  return { found, asked: [] }
}

/** A tariff's own fee. Some bills print it for both fuels together. */
function dearerToLeave(reading: JudgedBill, fuels: readonly Fuel[], { exitFeePence }: Deal): Found[] {
  if (exitFeePence === undefined) return []
  const dear = fuels.find((fuel) => {
    const printed = Math.round((factsOf(reading, fuel).exitFeeGbp ?? 0) * 100)
    return printed > exitFeePence && printed !== exitFeePence * 2
  })
  if (dear === undefined) return []
  const facts = {
    billed: sayPounds(Math.round((factsOf(reading, dear).exitFeeGbp ?? 0) * 100)),
    agreed: exitFeePence === 0 ? 'none' : sayPounds(exitFeePence),
  }
  const evidence = pathsOf(reading, `${dear}.exitFeeGbp`)
  return [{ code: 'terms_not_agreed', form: 'exit_fee', fuel: dear, evidence, facts, pence: null }]
}

/** An exit fee on a tariff that has none. */
function feeCharged(reading: JudgedBill, fuels: readonly Fuel[], { exitFeePence }: Deal): Found[] {
  const fee = exitFeePence === undefined ? undefined : chargedFee(reading)
  if (fee === undefined || exitFeePence === undefined || fee <= exitFeePence * fuels.length) return []
  const evidence = pathsOf(reading, /^marks\.exitFees(?:Named)?\.\d+\.gbp$/, /^(?:electricity|gas)\.exitFeeGbp$/)
  const facts = { billed: sayPounds(fee), agreed: exitFeePence === 0 ? 'none' : sayPounds(exitFeePence * fuels.length) }
  return [{ code: 'terms_not_agreed', form: 'fee', evidence, facts, pence: fee - exitFeePence * fuels.length }]
}

function endsSooner(reading: JudgedBill, fuels: readonly Fuel[], { endsOn }: Deal): Found[] {
  if (endsOn === undefined) return []
  const soonest = addDays(endsOn, -COUNTING_DAYS)
  const fuel = fuels.find((each) => (factsOf(reading, each).tariffEndDate ?? endsOn) < soonest)
  if (fuel === undefined) return []
  const facts = { billed: sayDay(factsOf(reading, fuel).tariffEndDate ?? endsOn), agreed: sayDay(endsOn) }
  const evidence = pathsOf(reading, `${fuel}.tariffEndDate`)
  return [{ code: 'terms_not_agreed', form: 'end', fuel, evidence, facts, pence: null }]
}

function beginsSooner(reading: JudgedBill, { startsOn }: Deal): Found[] {
  const period = periodOf(reading)
  if (startsOn === undefined || !period || period.from >= addDays(startsOn, -NEWS_DAYS)) return []
  const facts = { billed: sayDay(period.from), agreed: sayDay(startsOn) }
  return [{ code: 'terms_not_agreed', form: 'start', evidence: pathsOf(reading, 'periodFrom'), facts, pence: null }]
}
