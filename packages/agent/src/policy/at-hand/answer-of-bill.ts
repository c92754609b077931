import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import { supplyNumber, useBesideUsual, usePer } from '../of-bill/figures-of-bill.ts'
import { sayOnCap, sayPaidOtherwise, sayWhichBill } from '../of-bill/say-at-hand.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { answerOfDeal } from './answer-of-deal.ts'
import { dealOf } from './deal-at-hand.ts'
import { whichToCut, worseAfter } from '../of-bill/which-to-cut.ts'
import { oneFuel } from '../of-list/one-fuel.ts'
import { MORE_OF_BILL } from './more-of-bill.ts'
import { ANSWERS_OF_USE } from './suppose-at-hand.ts'

type OfBill = (heard: Heard, facts: BillFacts) => HomeAnswer | undefined

/** Lines and sums of the bill whose name is that of the wish. */
const BY_NAME =
  'summary high standing_charge unit_rate usage total tariff supplier readings check against_cap vat_share standing_year shares per_unit debit_fit saving_now saving_wait do_nothing letter by_fuel period last_time month_to_come use_doubt whom paid_but_owes'.split(
    ' ',
  )
const OF_FUEL: readonly string[] = ['standing_charge', 'unit_rate', 'usage', 'against_cap', 'by_fuel', 'vat_share']

const USED = /\b(?:use|used|using|get through|kwh|units)\b/
/** A count is asked for, and not a date. */
const COUNTS = /\bhow (?:many|long|far)\b|\b(?:days|weeks|months)\b/

/** The field of a line. */
const FIELD_OF: Readonly<Record<string, string>> = {
  balance: 'balance',
  owed: 'balance',
  total: 'totalCharges',
  standing_charge: 'standingCharge',
  standing_year: 'standingCharge',
  usage: 'usageKwh',
  tariff: 'tariffName',
  supplier: 'supplier',
  supply_number: 'mpan',
}

/** What each wish about a bill on the table is answered with. */
export const ANSWERS_OF_BILL: Readonly<Record<string, OfBill>> = {
  ...Object.fromEntries(BY_NAME.map((aspect) => [aspect, ({ slots }: Heard) => line(aspect, slots.fuel)])),
  ...MORE_OF_BILL,
  ...ANSWERS_OF_USE,
  one_fuel: oneFuel,
  privacy: () => call({ name: 'about_mo', args: { topic: 'privacy' } }),
  cut_which: whichToCut,
  worse_after: worseAfter,
  balance: () => line('owed'),
  beside_typical: ({ text, plain, state, world }, facts) => {
    const use = USED.test(plain) ? useBesideUsual({ text, state, world, facts }) : undefined
    return use ? words(use, line('usage').calls[0]) : line('beside_typical')
  },
  per_day: ({ text, plain, slots: { fuel }, state, world }, facts) => {
    const per = /\b(day|week|month)/.exec(plain)?.[1] ?? 'day'
    const use =
      USED.test(plain) && !/\b(?:pay|cost|spend)\w*\b/.test(plain)
        ? usePer(per, { text, state, world, facts })
        : undefined
    if (use) return words(use, line('usage').calls[0])
    return fuel
      ? call({ name: 'explain_bill', args: { aspect: 'fuel_per_day', fuel } })
      : call({ name: 'explain_bill', args: { aspect: 'per_day', ...(per === 'month' && { period: 'month' }) } })
  },
  reading_gap: ({ plain }, facts) => {
    const shown = ownReading(plain, facts)
    return shown === undefined
      ? line('readings')
      : call({ name: 'explain_bill', args: { aspect: 'reading_gap', reading: shown } })
  },
  // Where "it" stands is asked of the line that was told last.
  where: ({ state }) =>
    call({
      name: 'explain_bill',
      args: {
        aspect: 'where',
        field: FIELD_OF[String(state.topic?.args['asked'] ?? state.topic?.args['aspect'])] ?? 'unitRates',
      },
    }),
  year: () => line('against_typical'),
  judge: ({ text, state, world }, facts) => {
    const use = useBesideUsual({ text, state, world, facts })
    return { ...line('against_cap'), at_once: use ? [use] : [] }
  },
  on_cap: ({ state, world }) => words(sayOnCap(state, world), line('against_cap').calls[0]),
  end_date: (heard) =>
    (COUNTS.test(heard.plain) ? answerOfDeal('days_left', heard) : undefined) ?? call({ name: 'exit_fee', args: {} }),
  no_standing: () => call({ name: 'explain_term', args: { term: 'no_standing_charge' } }),
  exit_fee: (heard) => call({ name: 'exit_fee', args: leaveOn(heard) }),
  // A fix that was only told has no bill to work it out from.
  do_nothing: (heard, { isEnergyBill }) => (isEnergyBill ? line('do_nothing') : answerOfDeal('if_nothing', heard)),
  saving_wait: (heard, { isEnergyBill }) => (isEnergyBill ? line('saving_wait') : answerOfDeal('wait_worth', heard)),
  saving_now: (heard, { isEnergyBill }) => (isEnergyBill ? line('saving_now') : answerOfDeal('wait_worth', heard)),
  taken_back: ({ state: { corrected } }) =>
    corrected &&
    call({
      name: 'correct_fact',
      args: { path: corrected.path, label: corrected.label, text: corrected.before, is_back: true },
    }),
  delete: () => call({ name: 'about_mo', args: { topic: 'delete' } }),
  wrong_bill: ({ state }, facts) => words(sayWhichBill(facts, state), line('summary').calls[0]),
  paid_otherwise: ({ state }, facts) => words(sayPaidOtherwise(facts, state), line('summary').calls[0]),
  supply_number: ({ text, state, world }, facts) => onNumber(supplyNumber({ text, state, world, facts })),
}

const THE_DAY = /\b(?:on|by|before|from|till|until) the (\d{1,2})(?:st|nd|rd|th)?\b/

/** "If I go on the 9th": in the month of the day that Mo named. */
function leaveOn(heard: Heard): Record<string, unknown> {
  const date = THE_DAY.exec(heard.plain)?.[1]
  const month = (heard.state.saidDay ?? dealOf(heard)?.freeOn)?.slice(0, 7)
  const day = heard.slots.days.find(({ precision }) => precision === 'day')?.day
  if (day !== undefined) return { leave_on: day }
  return date === undefined || month === undefined ? {} : { leave_on: `${month}-${date.padStart(2, '0')}` }
}

/** Of the figures in a message the one that the bill does not name. */
function ownReading(plain: string, { electricity, gas }: BillFacts): number | undefined {
  const named = [...(electricity?.readings ?? []), ...(gas?.readings ?? [])].flatMap(({ latest, previous }) => [
    latest,
    previous,
  ])
  const figures = [...plain.replaceAll(/(?<=\d)[, ](?=\d{3}\b)/g, '').matchAll(/(?<![\d.£])(\d{3,6})(?![\d%])/g)].map(
    ([digits]) => Number(digits),
  )
  return figures.findLast((figure) => !named.includes(figure)) ?? figures.at(-1)
}

function line(aspect: string, fuel?: string): HomeAnswer {
  return call({ name: 'explain_bill', args: { aspect, ...(fuel && OF_FUEL.includes(aspect) && { fuel }) } })
}

function call(wanted: ToolCall): HomeAnswer {
  return { calls: [wanted], at_once: [] }
}

/** The talk is then on the supply numbers, for "where is it" and "and the gas one". */
function onNumber(found: ToolResult | undefined): HomeAnswer | undefined {
  const args = { aspect: 'summary', asked: 'supply_number' }
  return (
    found && {
      calls: [],
      at_once: [{ ...found, state: { ...found.state, topic: { call: 'explain_bill', args } } }],
      about: { name: 'explain_bill', args },
    }
  )
}

function words(found: ToolResult | undefined, about: ToolCall | undefined): HomeAnswer | undefined {
  return found && { calls: [], at_once: [found], ...(about && { about }) }
}
