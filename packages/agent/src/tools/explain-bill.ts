import type { BillFacts, FuelFacts } from '@mowatt/bill-reader/bill-facts'
import type { ChatFact } from '@mowatt/contract'
import { FUELS, sayDay, sayPounds } from '@mowatt/tariffs'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { costCard } from '../bill/cost-card.ts'
import { sayOwed } from '../bill/parts-of-bill.ts'
import { sayWhatBillLacks } from '../bill/what-bill-lacks.ts'
import { billOf, homeOfTurn } from '../home/home-of-turn.ts'
import { factsOfText } from '../verify/facts-of-text.ts'
import { whyHigh } from './why-bill-high.ts'
import { BILL_ASPECTS, BILL_SUMS } from './bill-aspects.ts'
import { fact, knownText, result } from './results.ts'
import { STOPPED_BILL } from './stopped-bill.ts'
import { sayYear } from './say-year.ts'
import { workOutBill } from './work-out-bill.ts'

type Aspect = (typeof BILL_ASPECTS)[number]

const PAYMENTS = {
  direct_debit: 'Direct Debit',
  standard_credit: 'payment on receipt of a bill',
  prepayment: 'a prepayment meter',
} as const

/** One line of the bill, or the whole of it, from what was read and proved. */
export async function explainBill(args: ToolArgs, context: ToolContext): Promise<ToolResult> {
  const { state: before, world } = context
  const sum = BILL_SUMS.find((each) => each === args['aspect'])
  const read = world.bills.findLast(({ reading }) => reading.facts.isEnergyBill)?.reading
  if (sum && read) return workOutBill(sum, args, { ...before, topic: { call: 'explain_bill', args } }, read, context)
  const aspect = BILL_ASPECTS.find((each) => each === args['aspect']) ?? 'summary'
  const state = { ...before, topic: { call: 'explain_bill', args: { aspect } } }
  const bill = billOf(world, { ...state, subject: 'own' })
  if (!bill && world.hasStoppedBill) return knownText(state, 'no_bill', STOPPED_BILL)
  if (!bill)
    return knownText(state, 'no_bill', noBill(aspect), [
      {
        kind: 'choices',
        choices: [
          { label: 'How do I add a bill?', text: 'How do I upload a bill?' },
          { label: 'Compare without a bill', text: 'Compare tariffs for me' },
        ],
      },
    ])
  const home = homeOfTurn({ state: { ...state, subject: 'own' }, world })
  const isCosted = aspect === 'summary' && !bill.facts.businessSign
  const cost = isCosted ? costCard(home, world.today) : undefined
  const said =
    aspect === 'high' ? whyHigh(bill.facts, world.today) : sayAspect(aspect, ofFuel(bill.facts, args['fuel']))
  const says = [said, isCosted ? sayWhatBillLacks(bill.facts) : '', ...(cost ? [sayYear(home, cost)] : [])]
    .filter((each) => each !== '')
    .join(' ')
  return result(state, 'explain_bill', says, cost ? [cost] : [], billFacts(bill.facts, says))
}

/** "And the gas one?": the same line of one fuel. */
function ofFuel(facts: BillFacts, fuel: unknown): BillFacts {
  if (fuel !== 'gas' && fuel !== 'electricity') return facts
  const { electricity, gas, ...rest } = facts
  return fuel === 'gas' ? { ...rest, ...(gas && { gas }) } : { ...rest, ...(electricity && { electricity }) }
}

/** What was read, each as a fact, with the values of the sentence that are worked out from it. */
function billFacts(facts: BillFacts, says: string): ChatFact[] {
  const tariff = facts.electricity?.tariffName ?? facts.gas?.tariffName
  return [
    ...(facts.supplier === undefined ? [] : [fact('bill.supplier', 'supplier', facts.supplier)]),
    ...(tariff === undefined ? [] : [fact('bill.tariff', 'tariff', tariff)]),
    ...factsOfText('bill', says),
  ]
}

function noBill(aspect: Aspect): string {
  if (aspect === 'high') {
    return 'I would need your bill to say why. Add it with the paper clip, and I go through it line by line. The usual reasons are: more use in cold months, a fix that has ended, an estimated reading, a debt from before, or a Direct Debit that was set anew.'
  }
  return 'I do not have a bill of yours yet. Add it with the paper clip, as a PDF or photos, and I show you that line with the place where it stands.'
}

function sayAspect(aspect: Exclude<Aspect, 'high'>, facts: BillFacts): string {
  switch (aspect) {
    case 'summary':
      return summary(facts)
    case 'standing_charge':
      return (
        perFuel(
          facts,
          ({ standingChargePencePerDay: pence }) => (pence === undefined ? undefined : `${pence}p a day`),
          'standing charge',
        ) + ' You pay it every day, whatever you use.'
      )
    case 'unit_rate':
      return perFuel(
        facts,
        ({ unitRates = [] }) =>
          unitRates.length === 0
            ? undefined
            : unitRates
                .map(
                  ({ register, pencePerKwh }) =>
                    `${pencePerKwh}p per kWh${register === 'single' ? '' : register === 'day' ? ' by day' : ' at night'}`,
                )
                .join(' and '),
        'unit rate',
      )
    case 'usage':
      return perFuel(
        facts,
        ({ usageKwhInPeriod: kwh, estimatedAnnualUsageKwh: year }) =>
          [
            kwh === undefined ? '' : `${kwh.toLocaleString('en-GB')} kWh in the period`,
            year === undefined ? '' : `${year.toLocaleString('en-GB')} kWh in a year`,
          ]
            .filter((each) => each !== '')
            .join(', ') || undefined,
        'use',
      )
    case 'total':
      return facts.totalChargesGbp === undefined
        ? 'I could not read a total on your bill with certainty, so I do not guess.'
        : `The charges of this bill are ${pounds(facts.totalChargesGbp)}.${balance(facts)}`
    case 'balance':
      return (
        sayOwed(facts) ??
        'I could not read a balance on your bill with certainty. A balance in credit means that the supplier owes you; one in debit means that you owe them.'
      )
    case 'vat':
      return 'VAT on gas for homes is 5%. On electricity it is 0% from 1 October 2026 to 31 March 2027, and 5% before and after. Bills add it either to each rate or once at the foot.'
    case 'tariff':
      return tariff(facts)
    case 'supplier':
      return facts.supplier === undefined
        ? 'I could not read the supplier on your bill with certainty.'
        : `Your bill is from ${facts.supplier}.`
    case 'readings':
      return readings(facts)
  }
}

function summary(facts: BillFacts): string {
  const period =
    facts.periodFrom && facts.periodTo ? ` for ${sayDay(facts.periodFrom)} to ${sayDay(facts.periodTo)}` : ''
  const total = facts.totalChargesGbp === undefined ? '' : ` Its charges are ${pounds(facts.totalChargesGbp)}.`
  const pay = facts.paymentMethod ? ` You pay by ${PAYMENTS[facts.paymentMethod]}.` : ''
  return `This is ${facts.supplier === undefined ? 'a' : `your ${facts.supplier}`} bill${period}.${total}${balance(facts)} ${sayAspect('unit_rate', facts)} ${sayAspect('standing_charge', facts)} ${sayAspect('usage', facts)} ${tariff(facts)}${pay}`.replaceAll(
    /\s+/g,
    ' ',
  )
}

function tariff(facts: BillFacts): string {
  const fuel = facts.electricity ?? facts.gas
  if (fuel?.tariffName === undefined) return 'Your bill does not name the tariff clearly.'
  const end = fuel.tariffEndDate ? ` It ends on ${sayDay(fuel.tariffEndDate)}.` : ' The bill shows no end date.'
  const fee = fuel.exitFeeGbp === undefined ? '' : ` The exit fee is ${pounds(fuel.exitFeeGbp)} for each fuel.`
  return `Your tariff is ${fuel.tariffName}.${end}${fee}`
}

function readings(facts: BillFacts): string {
  const all = FUELS.flatMap((fuel) => (facts[fuel]?.readings ?? []).map((reading) => ({ fuel, ...reading })))
  if (all.length === 0) return 'I found no meter readings on your bill.'
  const isGuess = all.some(({ latestKind, previousKind }) => latestKind === 'estimated' || previousKind === 'estimated')
  const lines = all.map(
    ({ fuel, latest, previous }) => `${fuel} ${previous === undefined ? '' : `from ${previous} `}to ${latest}`,
  )
  return `The readings are: ${lines.join('; ')}. ${isGuess ? 'At least one is estimated. Read your meter and send it to the supplier: the next bill puts it right.' : 'None of them is marked as estimated.'}`
}

function balance({ balanceGbp }: BillFacts): string {
  if (balanceGbp === undefined) return ''
  return balanceGbp < 0
    ? ` Your account is ${pounds(-balanceGbp)} in credit.`
    : ` Your balance is ${pounds(balanceGbp)} to pay, which may hold an older debt.`
}

function perFuel(facts: BillFacts, valueOf: (fuel: FuelFacts) => string | undefined, what: string): string {
  const found = FUELS.flatMap((fuel) => {
    const value = facts[fuel] && valueOf(facts[fuel])
    return value === undefined ? [] : [`${fuel} ${value}`]
  })
  return found.length === 0
    ? `I could not read the ${what} on your bill with certainty.`
    : `Your ${what}: ${found.join('; ')}.`
}

function pounds(gbp: number): string {
  return sayPounds(Math.round(gbp * 100))
}
