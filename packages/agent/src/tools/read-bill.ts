import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { costCard } from '../bill/cost-card.ts'
import { RESOLD } from '../bill/resold-bill.ts'
import { sayWhatBillLacks } from '../bill/what-bill-lacks.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { factsOfText } from '../verify/facts-of-text.ts'
import { fact, knownText, result } from './results.ts'
import { sayYear } from './say-year.ts'
import { STOPPED_BILL } from './stopped-bill.ts'

const SIGNS = {
  levy: 'it charges the Climate Change Levy, which homes do not pay',
  vat: 'it charges VAT at 20%, and homes pay less',
  name: 'its tariff is one for businesses',
} as const

/** What a bill says, in a sentence, with what its year costs. The bill's own card is shown by whoever read it. */
export async function readBill(args: ToolArgs, { state, world }: ToolContext): Promise<ToolResult> {
  const bill = world.bills.find(({ billId }) => billId === args['bill_id']) ?? world.bills.at(-1)
  if (!bill && world.hasStoppedBill) return knownText(state, 'read_bill', STOPPED_BILL)
  if (!bill)
    return knownText(state, 'read_bill', 'I have no bill of yours. Add one with the paper clip, as a PDF or as photos.')
  const { facts } = bill.reading
  if (!facts.isEnergyBill) {
    const why = facts.reason === undefined ? '' : ` ${facts.reason}`
    const verdict = /summary page/.test(why) ? '.' : ', and it does not read as a gas or electricity bill.'
    return knownText(
      state,
      'read_bill',
      `I have looked through your file${verdict}${why} You can add another one, or ask me something.`,
    )
  }
  const period =
    facts.periodFrom && facts.periodTo ? ` for ${sayDay(facts.periodFrom)} to ${sayDay(facts.periodTo)}` : ''
  const opening = `I have read your ${facts.supplier === undefined ? '' : `${facts.supplier} `}bill${period}. What I read is below, with where it stands and what proves it.`
  if (facts.businessSign) return ofBusiness(facts, opening, state)
  const home = homeOfTurn({ state: { ...state, subject: 'own' }, world })
  const cost = costCard(home, world.today)
  const says = [
    opening,
    facts.isResold ? RESOLD : '',
    sayWhatBillLacks(facts),
    cost ? `${sayYear(home, cost)} The working is below.` : '',
  ]
    .filter((each) => each !== '')
    .join('\n\n')
  return result(state, 'read_bill', says, cost ? [cost] : [], [...namesOf(facts), ...factsOfText('bill', says)])
}

/** Its prices, taxes and contracts are others, so no year is worked out from household figures. */
function ofBusiness(facts: BillFacts, opening: string, state: ToolContext['state']): ToolResult {
  const why = facts.businessSign ? SIGNS[facts.businessSign] : ''
  const total =
    facts.totalChargesGbp === undefined ? '' : ` It charges ${sayPounds(Math.round(facts.totalChargesGbp * 100))}.`
  const says = `${opening}${total} This is the bill of a business: ${why}. I compare tariffs for homes only. Business prices and contracts are different, so I do not work out a year for it. Your supplier or a broker for businesses can. If it is your home that is charged like this, tell your supplier: you may be paying too much VAT. I am happy to compare for your home, with its bill or a few questions.`
  return result(
    state,
    'read_bill',
    says,
    [{ kind: 'choices', choices: [{ label: 'Compare for my home', text: 'Compare tariffs for me' }] }],
    [...namesOf(facts), ...factsOfText('bill', says)],
  )
}

function namesOf(facts: BillFacts) {
  return [
    ...(facts.supplier === undefined ? [] : [fact('bill.supplier', 'supplier', facts.supplier)]),
    ...(facts.electricity?.tariffName === undefined
      ? []
      : [fact('bill.tariff', 'tariff', facts.electricity.tariffName)]),
  ]
}
