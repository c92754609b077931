import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import { comparisonOf, listForHome } from '../../home/compare-home.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { noted } from '../../tools/note-details.ts'
import { fact, knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/read-words.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'

const SUMS_UP =
  /\b(?:sum (?:\w+ )?up|what i (?:asked|said|told you) (?:first|before|earlier|at the start)|summari[sz]e|summary|recap|round (?:it|that|this) up|go over (?:it|that|what)|what have we (?:said|got|covered|found)|where (?:are we|we are|have we got|do we stand|are we at))\b/
const OF_TALK =
  /\b(?:we|us|i(?: have|ve)? (?:told|said)|recap|talk\w*|chat\w*|so far|conversation|you (?:said|told)|all (?:that|this|of (?:that|this)))\b/
const OF_BILL = /\b(?:bill|statement)\b/
const ASKED = 4
const LONG = 70

/** The talk in short: what was asked, what is noted of the home, and what the list says. */
export function sumUpTalk(heard: Heard): HomeAnswer | undefined {
  const { plain, state, world } = heard
  if (!SUMS_UP.test(plain) || OF_BILL.test(plain)) return undefined
  const before = state.summary.slice(0, -1)
  // With nothing but a bill on the table its own summary is meant.
  if (!OF_TALK.test(plain) && (before.length < 2 || (world.bills.length > 0 && !state.comparison))) return undefined
  if (before.length === 0 && world.bills.length === 0)
    return told(
      heard,
      'We have only just begun, so there is nothing to sum up yet. Tell me your postcode and what you pay, or add a bill.',
      [],
    )
  const questions = before
    .filter((each) => readWords(each).plain.split(' ').length > 2)
    .slice(-ASKED)
    .map((each) => `“${each.length > LONG ? `${each.slice(0, LONG).trim()} …` : each}”`)
  const home = noted(state, saidOf(state))
  const found = comparisonOf(heard) ?? (state.comparison ? listForHome(heard) : undefined)
  const [first] = found?.quotes ?? []
  const advice =
    !found || !first || (!state.comparison && world.bills.length === 0)
      ? 'There is no comparison yet.'
      : `The first on your list is ${first.tariffName} from ${first.supplier}, ${sayPounds(first.costPence)} a year. ${
          found.verdict.kind === 'wait'
            ? `My advice: wait until ${sayDay(found.verdict.until)}, when leaving is free.`
            : found.verdict.kind === 'switch'
              ? 'My advice: a switch pays now.'
              : 'My advice: stay for now.'
        }`
  const says = [
    questions.length > 0 ? `You asked: ${questions.join(', ')}.` : '',
    home.says,
    world.bills.length > 0 ? 'Your bill is read and is what I reckon with.' : '',
    advice,
  ]
    .filter((each) => each !== '')
    .join(' ')
  return told(heard, says, [
    ...home.facts,
    ...(first
      ? [fact('sum.tariff', 'tariff', first.tariffName), fact('sum.supplier', 'supplier', first.supplier)]
      : []),
  ])
}

function told({ state }: Heard, says: string, facts: ReturnType<typeof fact>[]): HomeAnswer {
  const found = knownText(state, 'sum_up', says)
  const about: ToolCall = { name: 'about_mo', args: { topic: 'abilities' } }
  return {
    calls: [],
    at_once: [{ ...found, facts: [...found.facts, ...facts] }],
    ...(state.topic === undefined && { about }),
  }
}
