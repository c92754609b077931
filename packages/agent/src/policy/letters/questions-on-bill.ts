import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, sayDay, sayPounds } from '@mowatt/tariffs'
import { dealOf } from '../at-hand/deal-at-hand.ts'
import type { Heard } from '../of-home/heard-home.ts'

/** What this bill leaves open, as questions. */
export function questionsOnBill(facts: BillFacts, heard: Heard): string {
  const before = Math.round(((facts.balanceGbp ?? 0) - (facts.totalChargesGbp ?? facts.balanceGbp ?? 0)) * 100)
  const estimated = FUELS.filter((fuel) =>
    (facts[fuel]?.readings ?? []).some(({ latestKind }) => latestKind === 'estimated'),
  )
  const deal = dealOf(heard)
  const questions = [
    ...(before > 0 ? [`what the ${sayPounds(before)} from before this bill is for`] : []),
    ...(estimated.length > 0
      ? [`that they take your own ${estimated.join(' and ')} reading, since the one on the bill is estimated`]
      : []),
    ...(deal && !deal.isFree
      ? [`that leaving is free from ${sayDay(deal.freeOn)}, and what they offer you after ${sayDay(deal.endsOn)}`]
      : ['which of their tariffs is the cheapest for your use']),
    'whether your monthly payment fits your use',
  ]
  return `Have the bill and your readings beside you. Ask them: ${questions.map((each, index) => `${index + 1}. ${each}`).join('; ')}. Note the name of whom you spoke to and a reference, and ask for the answer by mail.`
}
