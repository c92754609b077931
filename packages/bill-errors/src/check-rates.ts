import type { BilledLine } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, sayPounds } from '@mowatt/tariffs'
import { daysOfLine, fuelsOn, linesOf, pathsOf, type Period, periodOf, vatOfLines, vatPercentOf } from './bill-view.ts'
import type { AgreedFuel, Checked, CheckInput, Found, JudgedBill } from './finding.ts'
import { NOTHING } from './finding.ts'

/** Prices are printed to a hundredth of a penny; a smaller difference is rounding. */
const ROUNDING = 0.011
const USUAL_VAT = 1.05

/** Prices above the agreed ones. A lower price costs the customer nothing, so it is not reported. */
export function checkAgreedRates({ reading, deal }: CheckInput): Checked {
  const period = periodOf(reading)
  if (!deal || !period) return NOTHING
  const found = fuelsOn(reading).flatMap((fuel) => {
    const agreed = deal[fuel]
    return agreed ? overAgreed(reading, fuel, agreed, period) : []
  })
  return { found, asked: [] }
}

function overAgreed(reading: JudgedBill, fuel: Fuel, agreed: AgreedFuel, period: Period): Found[] {
  const vat = vatOfLines(reading, fuel)
  const over = linesOf(reading, fuel).flatMap((line) => {
    const told =
      line.kind === 'standing'
        ? agreed.standingChargePencePerDay
        : line.kind === 'unit'
          ? toldRate(line, agreed)
          : undefined
    if (told === undefined) return []
    const right = highestMeant(told, agreed.vat)
    const billed = netOf(reading, line, fuel, vat, period)
    return billed - right > ROUNDING ? [{ line, told, excess: (billed - right) * line.quantity }] : []
  })
  const [first] = over
  if (!first) return []
  const net = over.reduce((sum, { excess }) => sum + excess, 0)
  const pence = withVatOn(reading, fuel, net, period)
  const isStanding = first.line.kind === 'standing'
  const evidence = isStanding
    ? pathsOf(reading, `${fuel}.standingChargePencePerDay`)
    : pathsOf(reading, `${fuel}.unitRates.*.pencePerKwh`)
  const facts = {
    billed: `${first.line.pence}p`,
    agreed: `${first.told}p`,
    vat: agreed.vat === 'included' ? 'with VAT' : 'without VAT',
    ...(pence !== null && { cost: sayPounds(pence) }),
  }
  return [{ code: 'rate_not_agreed', form: isStanding ? 'standing' : 'unit', fuel, evidence, facts, pence }]
}

function withVatOn(reading: JudgedBill, fuel: Fuel, net: number, { from, to }: Period): number | null {
  const percent = vatPercentOf(reading, fuel, from, to)
  return percent === undefined ? null : Math.round(net * (1 + percent / 100))
}

function toldRate({ register = 'single' }: BilledLine, { unitRates = [] }: AgreedFuel): number | undefined {
  return unitRates.find((rate) => rate.register === register)?.pencePerKwh
}

/** A price stated with VAT may date from a time without VAT: in doubt, the higher one is assumed. */
function highestMeant(told: number, vat: AgreedFuel['vat']): number {
  // Suppliers do not quote a home the zero VAT rate of one winter as a permanent price, so "with VAT" is 5% of it.
  return vat === 'excluded' ? told : told / USUAL_VAT
}

/** The price without VAT; if unknown, it is assumed to include VAT. */
export function netOf(
  reading: JudgedBill,
  line: BilledLine,
  fuel: Fuel,
  vat: 'included' | 'excluded' | undefined,
  period: Period,
): number {
  if (vat === 'excluded') return line.pence
  const { from, to } = daysOfLine(line, period)
  const percent = vatPercentOf(reading, fuel, from, to)
  return percent === undefined ? line.pence / USUAL_VAT : line.pence / (1 + percent / 100)
}
