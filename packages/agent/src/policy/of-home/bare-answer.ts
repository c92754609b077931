import { roughPence, sayWholePounds } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { Household } from '../../agent-state.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { noted } from '../../tools/note-details.ts'
import { knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/read-words.ts'
import { valueOfWords } from '../../verify/number-words.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'
import { JUDGED, judgeSpend } from './judge-figure.ts'
import { typicalHome } from './typical-home.ts'

const FILLED =
  '(?:(?:its|it is|it s|i am|im|we are|were|with|they are|my supplier is|about|around|roughly|say|just|only|like|maybe|prob|probably|i think|think|a|the|on|currently|well|um|er|oh|ok|and|so|then|sorry|energy|next|power)\\s+)*'
const ONLY_FILLED = new RegExp(`^${FILLED}$`)
const AMOUNT = new RegExp(
  `^${FILLED}£?\\s?(\\d{2,4}(?:\\.\\d\\d)?)(?:\\s+(?:quid|pounds|ish|odd|or so|i think|a go|this time))*$`,
)
const COUNT =
  /^(?:its |there is |there are |just |only |um )*(\d|one|two|three|four|five|six|seven)(?: of us| people| i think)?$/
const BOTH = /^(?:that is |thats |its |it is |for )*(?:for )?both(?: fuels| of them| together)*$/
const MIDDLE =
  /^(?:um |er |well |just |about |probably |prob )*(?:medium|average|normal|typical|middling|standard|not sure (?:average|normal))(?: (?:use|usage|amount|ish|really|i (?:spose|suppose|guess|think)|probably|home|house)){0,6}$/
const OF_PAYING = /\b(?:direct debit|pay|paying|payment|monthly|charged?|costs?)\b/
const OF_BILL = /\bbill\b/
const IN_CREDIT =
  /\b(?:i am|we are|im|were|account is|got) (?:about |around |like |nearly )?£?\s?(\d[\d,]*)(?: quid| pounds)? (?:in credit|up|ahead)\b|\b£?(\d[\d,]{0,12}) (?:in )?credit\b/
const OWES =
  /^(?:and |but |so |well )*(?:i|we) (?:still )?owe (?:them |about |around |like |nearly |roughly )*£?\s?(\d[\d,]*)(?: quid| pounds)?(?: (?:on it|on the meter|still|though|to them|already))*$/
const OF_NEED: readonly string[] = ['help_route', 'explain_term', 'correct_premise']

/** A few words that answer nothing that was asked, and belong to what was talked about. */
export function bareAnswer(heard: Heard): HomeAnswer | undefined {
  const { plain, state } = heard
  return (
    dayAlone(heard) ?? supplierAlone(heard) ?? owed(heard) ?? (state.asked ? toAsked(plain, heard) : amountAlone(heard))
  )
}

/** "In April", after a fix was told without its end. */
function dayAlone({ plain, slots, state }: Heard): HomeAnswer | undefined {
  const [day] = slots.days
  const { deal, endsOn } = saidOf(state)
  if (!day || slots.days.length > 1 || plain.split(' ').length > 4 || deal !== 'fixed' || endsOn !== undefined)
    return undefined
  if (state.asked?.wanted === 'ends_on' || state.asked?.wanted === 'reminder') return undefined
  return { calls: note({ endsOn: day.day, ...(day.precision === 'month' && { isEndMonth: true }) }), at_once: [] }
}

/** "EDF", "its Octopus": whom they are with. */
function supplierAlone({ text, plain, slots, state, world }: Heard): HomeAnswer | undefined {
  const { supplier } = slots
  if (supplier === undefined || text.includes('?') || slots.tariffIds.length > 0 || plain.split(' ').length > 5)
    return undefined
  if (world.catalogue.some((tariff) => tariff.supplier === supplier) || state.subject !== 'own') return undefined
  const first = readWords(supplier).plain.split(' ')[0] ?? ''
  const left = plain
    .replace(/\bbritish gas\b|\bscottish ?power\b|\butility warehouse\b|\be ?on\b/, ' ')
    .replace(first, ' ')
  if (!ONLY_FILLED.test(`${left.trim()} `.trimStart())) return undefined
  const { topic } = state
  const told = noted(state, { supplier })
  if (topic?.call === 'exit_fee')
    return words(
      told,
      'What leaving costs there stands on your bill and in the supplier’s app, under the name of your tariff.',
      topic.call,
    )
  if (topic?.args['kind'] === 'complaint')
    return words(
      told,
      'Complain to them first, by their app, mail or letter, and keep a copy. What went wrong, and since when? Tell me, and I say what to ask for.',
      topic.call,
    )
  if (topic && OF_NEED.includes(topic.call)) return words(told, 'Go on: what is it about?', topic.call)
  return { calls: note({ supplier }), at_once: [] }
}

function words(told: ToolResult, says: string, about: string): HomeAnswer {
  const found = knownText(told.state, 'bare', `${told.says} ${says}`)
  return {
    calls: [],
    at_once: [{ ...found, facts: [...found.facts, ...told.facts] }],
    about: { name: about as ToolCall['name'], args: told.state.topic?.args ?? {} },
  }
}

/** What the account holds, where no bill says so. */
export function owed({ plain, state, world }: Heard): HomeAnswer | undefined {
  if (world.bills.length > 0) return undefined
  if (OWES.test(plain)) return { calls: [{ name: 'help_route', args: { kind: 'debt_switch' } }], at_once: [] }
  const isShort = plain.split(' ').length <= 7
  if (!isShort || !IN_CREDIT.test(plain)) return undefined
  const paid = saidOf(state).spend
  const also = paid ? ' A credit that grows also speaks for a lower monthly payment: ask for the sum behind it.' : ''
  const says = `Then the supplier owes you that money. You can ask for it back at any time: send a meter reading first, so that the balance is right. Some credit in autumn is normal, since winter uses it up.${also}`
  const about: ToolCall = { name: 'explain_term', args: { term: 'credit_refund' } }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: about.name, args: about.args } }, 'in_credit', says)],
    about,
  }
}

/** "Its 240" after a word on payments, and "1800" after a word on a bill. */
function amountAlone(heard: Heard): HomeAnswer | undefined {
  const { plain, state, world } = heard
  const amount = AMOUNT.exec(plain)?.[1]
  const before = readWords(state.summary.at(-2) ?? '').plain
  if (amount === undefined || state.comparison || world.bills.length > 0) return undefined
  const pence = Math.round(Number(amount) * 100)
  if (OF_PAYING.test(before) && pence < 100_000) {
    const judged = judgeSpend({ spend: { pence, period: 'month', fuels: 'both' } }, heard)
    return judged && { calls: [], at_once: [judged], about: JUDGED }
  }
  if (!OF_BILL.test(before)) return undefined
  const year = typicalHome({}, world.today)?.yearPence
  const usual =
    year === undefined
      ? ''
      : `A typical home pays about ${sayWholePounds(roughPence(year))} in a whole year at the price cap. `
  const says = `A bill of £${Number(amount).toLocaleString('en-GB')}: how long is it for, and are its readings real or estimated? ${usual}For a longer time than twelve months back a supplier may mostly not charge, where the late bill is its own fault. Add the bill with the paper clip, and I go through it.`
  const about: ToolCall = { name: 'explain_term', args: { term: 'back_billing' } }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: about.name, args: about.args } }, 'bill_of', says)],
    about,
  }
}

/** Mo waits for a use or a place, and a count or "medium" comes. */
function toAsked(plain: string, { state }: Heard): HomeAnswer | undefined {
  const { asked } = state
  if (!asked) return undefined
  const isUse = asked.wanted === 'use' || asked.wanted === 'spend'
  const isSize = asked.wanted === 'people' || asked.wanted === 'bedrooms'
  if ((isUse || isSize) && MIDDLE.test(plain)) return { calls: note({ isTypical: true }), at_once: [] }
  if (BOTH.test(plain)) return { calls: note({ fuels: 'both' }), at_once: [] }
  const word = COUNT.exec(plain)?.[1]
  if (word === undefined || !(isUse || asked.wanted === 'mpan' || asked.wanted === 'postcode')) return undefined
  const people = /\d/.test(word) ? Number(word) : (valueOfWords(word) ?? 1)
  return people > 0 ? { calls: note({ people }), at_once: [] } : undefined
}

function note(patch: Household): ToolCall[] {
  return [
    { name: 'note_details', args: { ...patch } },
    { name: 'compare', args: { is_update: true } },
  ]
}
