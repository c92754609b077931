import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { compareBill } from '../bill/compare-bill.ts'
import { costCard } from '../bill/cost-card.ts'
import { factsOfText } from '../verify/facts-of-text.ts'
import { fact, knownText, result } from './results.ts'

/** What a bill says, in a sentence, with what its year costs. The bill's own card is shown by whoever read it. */
export async function readBill(args: ToolArgs, { state, world }: ToolContext): Promise<ToolResult> {
  const reading = (world.bills.find(({ billId }) => billId === args['bill_id']) ?? world.bills.at(-1))?.reading
  if (!reading)
    return knownText(state, 'read_bill', 'I have no bill of yours. Add one with the paper clip, as a PDF or as photos.')
  const { facts } = reading
  if (!facts.isEnergyBill) {
    const why = facts.reason === undefined ? '' : ` ${facts.reason}`
    return knownText(
      state,
      'read_bill',
      `I have looked through your file, and it does not read as a gas or electricity bill.${why} You can add another one, or ask me something.`,
    )
  }
  const found = compareBill(facts, world.today, world.catalogue)
  const cost = costCard(found)
  const period =
    facts.periodFrom && facts.periodTo ? ` for ${sayDay(facts.periodFrom)} to ${sayDay(facts.periodTo)}` : ''
  const opening = `I have read your ${facts.supplier === undefined ? '' : `${facts.supplier} `}bill${period}. What I read is below, with where it stands and what proves it.`
  const year = found.current
    ? ` On these rates the year from ${sayDay(found.current.from)} would cost you ${sayPounds(found.current.pence)}. The working is below.`
    : ''
  const says = `${opening}${year}`
  const names = [
    ...(facts.supplier === undefined ? [] : [fact('bill.supplier', 'supplier', facts.supplier)]),
    ...(facts.electricity?.tariffName === undefined
      ? []
      : [fact('bill.tariff', 'tariff', facts.electricity.tariffName)]),
  ]
  return result(state, 'read_bill', says, cost ? [cost] : [], [...names, ...factsOfText('bill', says)])
}
