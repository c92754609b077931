import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import { billOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import { doSum } from '../at-once/do-sum.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { numbersOfBill } from '../../bill/numbers-of-bill.ts'
import type { Figure } from './figure-asked.ts'

const NUMBER =
  '(£ ?)?(\\d[\\d,]{0,12}(?:\\.\\d+)?) ?(p\\b|pence\\b|quid\\b|pounds\\b|kwh\\b|days?\\b|months?\\b|weeks?\\b)?'
const SUM = new RegExp(
  `${NUMBER} ?(x|×|\\*|times|multiplied by|\\/|÷|divided by|\\+|plus|add|minus|take away|-) ?${NUMBER}(?: ?(?:=|is|equals|comes to|makes) ?(?:about |around )?${NUMBER})?`,
)

const GOES_ON = /^\W*(?:and |then |now )?(?:x|times|\+|plus|add|minus|take away|divided by) ?£? ?\d/i

/** A sum that was written out with figures of the bill: done, and set beside the result that they name. */
export function checkOwnSum({ text, state, world }: Heard): HomeAnswer | undefined {
  const facts = billOf(world, state)?.facts
  const before = state.topic?.args['sum']
  const goesOn = typeof before === 'number' && GOES_ON.test(text)
  const match = facts && SUM.exec(`${goesOn ? `£${before / 100} ` : ''}${text.toLowerCase()}`)
  if (!match) return undefined
  const [, pound, first = '', unit = '', sign = '', pound2, second = '', unit2 = '', , third] = match
  const [a, b] = [numberOf(first), numberOf(second)]
  const isProduct = /x|×|\*|times|multiplied/.test(sign)
  const isPence =
    isProduct && [unit, unit2].some((each) => isPenceUnit(each))
      ? true
      : isProduct && !pound && !pound2 && [a, b].some((each) => isRate(each, facts))
  const isMoney = pound !== undefined || pound2 !== undefined || [a, b].some((each) => isSumOf(each, facts))
  const done = isProduct ? a * b : /\/|÷|divided/.test(sign) ? a / b : /\+|plus|add/.test(sign) ? a + b : a - b
  if (!Number.isFinite(done) || (!isPence && !isMoney)) return undefined
  const pence = Math.round(isPence ? done : done * 100)
  const claim = third === undefined ? undefined : numberOf(third)
  // Units at a rate are the first step of a sum that goes on.
  if (claim === undefined && doSum(text, state)) return undefined
  const isRight = claim !== undefined && Math.abs(claim * 100 - pence) <= Math.max(1, pence * 0.005)
  const judged = claim === undefined ? '' : isRight ? 'Yes, that is right: ' : 'Not quite: '
  const by = isProduct
    ? 'times'
    : /\/|÷|divided/.test(sign)
      ? 'divided by'
      : /\+|plus|add/.test(sign)
        ? 'plus'
        : 'minus'
  const shown = (value: number, mark: string | undefined, of: string) =>
    mark !== undefined || (isMoney && !isPence && isSumOf(value, facts))
      ? sayPounds(Math.round(value * 100))
      : `${value.toLocaleString('en-GB')}${isPenceUnit(of) ? 'p' : /kwh/.test(of) ? ' kWh' : ''}`
  const says = `${judged}${shown(a, pound, unit)} ${by} ${shown(b, pound2, unit2)} is ${sayPounds(pence)}.${meaningOf(pence, facts)}`
  const figure = figureFor(a, b, facts)
  const args = { aspect: 'total', asked: 'figure', sum: pence, ...(figure && { figure }) }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'own_sum', says)],
    about: { name: 'explain_bill', args },
  }
}

/** Where it comes to a figure of the bill, which one that is. */
function meaningOf(pence: number, facts: BillFacts): string {
  const known = numbersOfBill(facts).find((each) => each.pence === pence)
  return known ? ` That is ${known.of}.` : ''
}

/** What the sum was of, for the next turn. */
function figureFor(a: number, b: number, facts: BillFacts): Figure | undefined {
  const fuel = FUELS.find((each) =>
    facts[each]?.unitRates?.some(({ pencePerKwh }) => pencePerKwh === a || pencePerKwh === b),
  )
  if (fuel)
    return { part: 'energy', fuel, per: [a, b].includes(facts[fuel]?.estimatedAnnualUsageKwh ?? -1) ? 'year' : 'bill' }
  return isSumOf(a, facts) || isSumOf(b, facts) ? { part: 'all', per: b >= 28 && b <= 31 ? 'day' : 'bill' } : undefined
}

function isPenceUnit(unit: string): boolean {
  return unit === 'p' || unit === 'pence'
}

function isRate(value: number, facts: BillFacts): boolean {
  return FUELS.some(
    (fuel) =>
      facts[fuel]?.standingChargePencePerDay === value ||
      facts[fuel]?.unitRates?.some(({ pencePerKwh }) => pencePerKwh === value),
  )
}

function isSumOf(value: number, { totalChargesGbp, balanceGbp }: BillFacts): boolean {
  return value === totalChargesGbp || value === balanceGbp
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}
