import type { FactId } from '../facts/fact.ts'
import { amountOf } from '../figures/compare-facts.ts'
import { billOf } from '../home/home-of-turn.ts'
import type { Command } from '../command/command.ts'
import { placesOf, templateText } from '../say/templates.ts'
import type { Word } from '../say/words.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'

/** Where a letter's places are on the bill, and what is written where the bill doesn't say. */
const PLACES: Readonly<Record<string, { paths: readonly string[]; gap: Word }>> = {
  supplier: { paths: ['supplier'], gap: '[your supplier]' },
  account: { paths: ['accountNumber'], gap: '[your account number]' },
  credit: { paths: [], gap: '[amount]' },
  fee: { paths: ['electricity.exitFeeGbp', 'gas.exitFeeGbp'], gap: '[amount]' },
  ends: { paths: ['electricity.tariffEndDate', 'gas.tariffEndDate'], gap: '[date]' },
  owed: { paths: ['balanceGbp'], gap: '[amount]' },
  date: { paths: ['billDate'], gap: '[date]' },
}

/** A letter to copy, with what the bill says filled in. It is never sent by Mo. */
export function letter({ kind }: Extract<Command, { do: 'letter' }>, context: RunContext): Outcome {
  const { state, world, facts: book } = context
  const template = `letter.${kind}` as const
  const bill = billOf(world, { ...state, subject: 'own' })
  const found = (place: string): FactId | undefined =>
    bill &&
    PLACES[place]?.paths
      .map((path) => book.bill(bill.billId, path))
      .find((id) => id !== undefined && (place !== 'owed' || amountOf(id, context) > 0))
  const places = placesOf(templateText(template, world.topics) ?? '')
  const facts = Object.fromEntries(places.flatMap((place) => named(place, found(place))))
  const words = Object.fromEntries(
    places.flatMap((place): [string, Word][] => (facts[place] ? [] : [[place, PLACES[place]?.gap ?? '']])),
  )
  return {
    statements: [
      { template: 'letter.here', role: 'answer' },
      { template, facts, words, role: 'answer' },
    ],
    cards: [],
    state,
  }
}

function named(place: string, id: FactId | undefined): [string, FactId][] {
  return id === undefined ? [] : [[place, id]]
}
