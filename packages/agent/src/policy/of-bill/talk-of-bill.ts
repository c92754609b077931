import { sayDay } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { BILL_SUMS } from '../../tools/bill-aspects.ts'
import { knownText } from '../../tools/results.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { QuestionKind } from '../../understand/question-kind.ts'
import type { World } from '../../world.ts'
import { sumArgs } from './ask-sum.ts'
import type { Continued } from '../follow-up/continued.ts'

type Heard = {
  plain: string
  slots: Slots
  kind: QuestionKind | undefined
  state: AgentState
  world: World
  /** It asks clearly for something of its own. */
  isOwn: boolean
}
type Answer = ToolCall | ToolResult | undefined

const bill = (aspect: string, more: Record<string, unknown> = {}): ToolCall => ({
  name: 'explain_bill',
  args: { aspect, ...more },
})
const PER_MONTH = /\b(?:a|per|each|every) month\b|\bmonthly\b/
const PER_DAY = /\b(?:a|per|each|every) day\b|\bdaily\b/
const PER_YEAR = /\b(?:a|per|each|every|in a|over a) year\b|\byearly\b|\bannually\b/
const CUTS =
  /\b(?:cut|bring|get|keep|reduce|lower|make|use)\b.{0,14}\b(?:down|less|lower|smaller)\b|\b(?:reduce|lower|cut) (?:it|that|this)\b/
const AWAY = /\b(?:away|holiday|nobody (?:was )?(?:in|home|there)|not (?:at home|there|in)|empty|hospital)\b/
const ENERGY_ITSELF =
  /\b(?:energy|usage|use|rest)\b.{0,12}\b(?:itself|alone|part)\b|\b(?:percent\w*|share|proportion)\b/
const JUDGED =
  /^(?:(?:so|and|but|ok|well)\s+)*(?:is|are|was) (?:that|this|it|those|they) (?:\w+ )?(?:(?:more|less|higher|lower) than (?:normal|average|usual|most|typical|the cap)|good|ok|okay|normal|fair|bad|a lot|high|low|much|expensive|cheap|reasonable|typical|average|too much)\b/
const WORKING =
  /\b(?:show|see|explain|give)\b.{0,15}\b(?:sums?|working|maths|calculation|how)\b|\bhow (?:did|do|have) you (?:get|work|come|calculate|know)\b/
const OF_FUELS = ['standing_charge', 'unit_rate', 'usage']
const OF_PRICE = ['unit_rate', 'standing_charge', 'per_unit', 'standing_year']

/** A question after something was said of the bill. */
export function talkOfBill(heard: Heard): Continued | undefined {
  const { state, world } = heard
  if (state.topic?.call !== 'explain_bill' || !billOf(world, state)) return undefined
  const worded = sameSum(heard) ?? ofWords(heard)
  const told = toldUse(heard)
  if (told) return { calls: told, at_once: [], isWorded: true }
  if (worded) return { ...plan(worded), isWorded: true }
  const byKind = heard.isOwn ? undefined : ofKind(heard)
  return byKind && plan(byKind)
}

/** "That is wrong, it was 3,400" after the use: what they say counts. */
function toldUse({ plain, slots, state }: Heard): ToolCall[] | undefined {
  const kwh = /\b(\d{1,2},?\d{3})\b/.exec(plain)?.[1]
  if (kwh === undefined || state.topic?.args['aspect'] !== 'usage' || plain.split(' ').length > 9) return undefined
  return [
    { name: 'note_details', args: { kwh: { [slots.fuel ?? 'electricity']: Number(kwh.replaceAll(',', '')) } } },
    { name: 'compare', args: { is_update: true } },
  ]
}

function plan(found: ToolCall | ToolResult): Continued {
  return 'name' in found ? { calls: [found], at_once: [] } : { calls: [], at_once: [found] }
}

/** "And gas?", "and 200?", "shorter": the sum of before with another value. */
function sameSum({ plain, slots, state }: Heard): Answer {
  const args: Record<string, unknown> = state.topic?.args ?? {}
  const aspect = BILL_SUMS.find((each) => each === args['aspect'])
  const isShort = plain.split(' ').length <= 7
  if (!aspect) return isShort ? sameLine(plain, slots, args['aspect']) : undefined
  if (aspect === 'debit_fit' && /\bshould\b/.test(plain)) return bill('debit_fit')
  if (aspect === 'shares' || !isShort) return undefined
  const read = sumArgs(aspect, plain, slots)
  // "And 20?", after a share, is a share.
  const isShare = aspect === 'less_use' && args['percent'] !== undefined && !/\b(?:kwh|units?)\b/.test(plain)
  const changed = isShare && typeof read['kwh'] === 'number' ? { percent: read['kwh'] } : read
  if (Object.keys(changed).length === 0) return undefined
  const kept =
    aspect === 'less_use' && !/\d/.test(plain)
      ? args['percent'] === undefined
        ? { kwh: args['kwh'] }
        : { percent: args['percent'] }
      : {}
  const fuel = slots.fuel || args['fuel'] === undefined ? {} : { fuel: args['fuel'] }
  return bill(aspect, { ...fuel, ...changed, ...kept })
}

function sameLine(plain: string, { fuel }: Slots, aspect: unknown): Answer {
  if (typeof aspect !== 'string') return undefined
  if (aspect === 'standing_charge' && /\byear|annual/.test(plain)) return bill('standing_year')
  if (aspect === 'standing_charge' && PER_MONTH.test(plain)) return bill('standing_year', { period: 'month' })
  if (fuel && OF_FUELS.includes(aspect)) return bill(aspect, { fuel })
  return fuel && aspect === 'high' ? bill('shares') : undefined
}

function ofWords({ plain, state }: Heard): Answer {
  const aspect = String(state.topic?.args['aspect'])
  const isSum = BILL_SUMS.some((each) => each === aspect)
  if (AWAY.test(plain))
    return knownText(
      state,
      'away',
      'Then the use is worth doubting. If the reading on the bill is estimated, it was guessed from your past use and does not know that you were away. Read the meter today, send it, and ask for a new bill. The standing charge runs on while you are away.',
    )
  if (JUDGED.test(plain)) return OF_PRICE.includes(aspect) ? bill('against_cap') : bill('against_typical')
  if (isSum && WORKING.test(plain)) return aspect === 'check' ? sure(state) : bill('check')
  if (/\bpa(?:y|id) (?:it|that|the fee)\b/.test(plain) && aspect.startsWith('saving'))
    return bill('saving_now', { is_net: true })
  if (/\bfees?\b/.test(plain) && aspect === 'saving_now') return bill('saving_now', { is_net: true })
  const weighs = /\bhow much (?:worse|more|dearer|better)\b|\b(?:i should|should i|better) (?:move|switch|leave|go)\b/
  if (/\bwait\b/.test(plain) && (aspect === 'saving_now' || aspect === 'do_nothing')) return bill('saving_wait')
  if (aspect === 'do_nothing' && weighs.test(plain)) return bill('saving_wait')
  if (/\byou (?:ask|ring|call|tell|write to|contact) (?:them|my supplier|him|her)\b/.test(plain))
    return knownText(
      state,
      'not_for_you',
      'I cannot ask your supplier for you: it only talks to the account holder. I can draft the letter with the figures of your bill. Say "write the letter".',
    )
  if (/\bwhich (?:one|fuel|reading)\b/.test(plain) && aspect === 'readings') return bill('check')
  if (ENERGY_ITSELF.test(plain)) return bill('shares', aspect === 'shares' ? { is_short: true } : {})
  const isShort = plain.split(' ').length <= 6
  if (PER_MONTH.test(plain) && isShort) return bill('per_day', { period: 'month' })
  if (PER_DAY.test(plain) && isShort) return bill('per_day')
  const paid = state.topic?.args['paid_pence']
  if (aspect === 'debit_fit' && paid !== undefined && /\b(?:short|behind|owe|enough|under|over|build up)\b/.test(plain))
    return bill('debit_fit', { paid_pence: paid, is_again: true })
  if (/\b(?:which|what) (?:bit|part|one|line)\b.{0,12}\b(?:biggest|most|largest|dearest|highest)\b/.test(plain))
    return bill('shares', aspect === 'shares' ? { is_short: true } : {})
  if (PER_YEAR.test(plain) && isShort) return bill('against_typical')
  if (CUTS.test(plain) && aspect !== 'balance') return { name: 'explain_term', args: { term: 'use_less' } }
  if (/\b(?:get|have|put) (?:it|that|this|them) (?:corrected|fixed|changed|right|sorted|mended)\b/.test(plain))
    return nextSteps(state)
  if (/\b(?:write|letter|email)\b.{0,12}\b(?:to )?(?:them|it|one|for me)\b/.test(plain)) return bill('letter')
  if (/\b(?:all at once|in one go|all in one|straight away|in full)\b/.test(plain))
    return { name: 'explain_term', args: { term: 'payment_plan' } }
  if (/\b(?:bit by bit|instal\w+|spread it|payment plan|bit at a time)\b/.test(plain))
    return { name: 'help_route', args: { kind: 'debt' } }
  return undefined
}

function sure(state: AgentState): ToolResult {
  return knownText(
    state,
    'bill_sure',
    'I used the figures that stand on your bill: kWh times the unit rate, and days times the standing charge, for each fuel. The bill’s own page shows where each was read. If one is wrong, tell me which, and I do the sum again.',
  )
}

function ofKind({ kind, plain, state, world }: Heard): Answer {
  const aspect = String(state.topic?.args['aspect'])
  const ofDeal = aspect === 'tariff' ? ofTariff(kind) : undefined
  if (ofDeal || (aspect === 'tariff' && kind !== 'who' && kind !== 'where')) return ofDeal
  if (aspect === 'readings') return undefined
  if (kind === 'when' && /since/.test(plain)) return sinceWhen(state)
  const supplier = billOf(world, state)?.facts.supplier
  const isSaving = aspect === 'saving_now' || aspect === 'saving_wait' || aspect === 'do_nothing'
  const asked: string = kind ?? ''
  switch (asked) {
    case 'sure':
    case 'source':
      return aspect === 'check' ? sure(state) : bill('check')
    case 'worth':
      return isSaving
        ? { name: 'compare', args: {} }
        : OF_PRICE.includes(aspect) || aspect === 'high'
          ? bill('against_cap')
          : undefined
    case 'when':
      return isSaving ? whenFree(state) : undefined
    case 'can_they':
      return aspect === 'against_cap'
        ? { name: 'correct_premise', args: { premise: 'cap_covers_fixes' } }
        : { name: 'help_route', args: { kind: 'complaint' } }
    case 'next':
      if (aspect === 'do_nothing') return { name: 'explain_term', args: { term: 'fix_ends' } }
      if (isSaving) return bill('saving_wait')
      return nextSteps(state)
    case 'how':
    case 'need':
      return aspect === 'balance' ? payOff(state) : nextSteps(state)
    case 'who':
    case 'where':
      return supplier === undefined ? undefined : whom(state, supplier)
    case 'refuse':
      return { name: 'help_route', args: { kind: 'complaint' } }
    case 'simpler':
      return aspect === 'letter' ? bill('letter', { is_short: true }) : bill('total')
    case 'why':
      if (isSaving) return { name: 'compare', args: { is_why: true } }
      return aspect === 'balance' || aspect === 'total' || aspect === 'check' ? bill('high') : undefined
    default:
      return undefined
  }
}

/** Of the present deal by its name: when it ends, and what comes then. */
function ofTariff(kind: QuestionKind | undefined): Answer {
  if (kind === 'when' || kind === 'how_long' || kind === 'cost') return { name: 'exit_fee', args: {} }
  if (kind === 'next') return bill('do_nothing')
  if (kind === 'how' || kind === 'need' || kind === 'qualify')
    return { name: 'explain_term', args: { term: 'fix_ends' } }
  return kind === 'worth' ? bill('against_cap') : undefined
}

function sinceWhen(state: AgentState): ToolResult {
  return knownText(
    state,
    'since',
    'The bill gives the sum and not since when. The bills before it show when it grew, and your supplier’s account lists each payment. Ask for a statement of the account: I can draft the letter.',
  )
}

function whenFree(state: AgentState): Answer {
  const date = state.comparison?.verdict?.date
  return date
    ? knownText(
        state,
        'when_free',
        `On ${sayDay(date)}. From that day your deal can be left without an exit fee. I can remind you by mail: say "remind me then".`,
      )
    : bill('saving_wait')
}

function payOff(state: AgentState): ToolResult {
  return knownText(
    state,
    'pay_off',
    'Look first whether the sum is right: say "does my bill add up". Then pay it in the way that the bill names, or ask the supplier to spread it over some months. It must try to agree what you can afford.',
  )
}

function nextSteps(state: AgentState): ToolResult {
  return knownText(
    state,
    'bill_next',
    'Three things help. Read the meter and send the reading, so that the bill follows your real use. Ask the supplier to explain any sum that you do not know: I can draft the letter. And look at what else there is: say "compare", and I do.',
  )
}

function whom(state: AgentState, supplier: string): ToolResult {
  const says = `Your supplier, ${supplier}. The address, the phone number and the online account are on the bill, mostly at the top or on the back. Keep a copy of what you send.`
  return { says, cards: [], facts: [{ name: 'bill.supplier', kind: 'supplier', text: supplier }], state }
}
