import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { billOf } from '../../home/home-of-turn.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { BillSumAspect } from '../../tools/bill-aspects.ts'
import type { World } from '../../world.ts'
import { sumArgs } from './ask-sum.ts'
import { supplyNumber, useBesideUsual, usePer, whyOwe } from './figures-of-bill.ts'

const OVER_TIME =
  /\b(?:standing|daily)\s+charges?\b(?=.{0,150}\b(?:year|annual\w*|12 months|month|week)\b)|\b(?:year|annual\w*)\b.{0,150}\b(?:standing|daily)\s+charges?\b/i
const AGAINST_CAP =
  /^(?!.*\bwhy\b)(?=.*\bcap\b)(?=.*\b(?:above|below|over|under|more|less|higher|lower|dearer|cheaper|against|compared?|beat|better|worse)\b)(?=.*\b(?:my|mine|our|i|we|supplier'?s?|this)\b)(?!.*\b(?:most|maximum|bill cannot|can'?t|cannot|never|nobody|always)\b)(?!.*\bif\b)/i
const THAN_THAT =
  /\b(?:am i|are we|do i|is (?:mine|my|that|this|it)|my rate)\b.{0,150}\b(?:more|less|above|below|over|under|higher|lower|high|low|dear|cheap|good|bad|normal)\w*\b/i
const RATE_GOOD =
  /\b(?:my|our)\b.{0,25}\b(?:rates?|unit (?:rate|price)|standing charges?|price per|tariff rates?)\b.{0,25}\b(?:any good|good|high\w*|low\w*|average|normal|expensive|dear\w*|cheap\w*|fair|ok|okay|reasonable|bad|steep)\b|\bstanding charge on my bill\b.{0,25}\b(?:high\w*|low\w*|average|normal)\b/i
const USE_PER =
  /\b(?:how much|how many|what)\b.{0,25}\b(?:use|using|used|units|kwh|get through)\b.{0,20}\b(?:a|per|each) (day|week|month)\b/i
const USE_USUAL =
  /\b(?:use|used|using|usage)\b.{0,25}\b(?:than (?:normal|average|usual|typical|most)|normal|average|a lot|typical|high|low)\b/i
const SUPPLY_NUMBER = /\b(?:my|our)\b.{0,12}\b(mpan|mprn|supply number|meter point)\b/i
const WHY_OWE =
  /\bwhy\b.{0,20}\b(?:owe|behind|short)\b|\bwhy\b.{0,30}\bbalance\b|\bowe\b.{0,20}\bwhen\b.{0,20}\bbill\b/i
const VAT_IN =
  /\bhow much\b.{0,150}\b(?:vat|tax)\b.{0,150}\b(?:bill|i pa(?:y|id)|this|charged?)\b|\bhow much (?:of|on)\b.{0,150}\bbill\b.{0,150}\b(?:vat|tax)\b|\b(?:vat|tax)\b.{0,150}\b(?:in|on|of) (?:my|this|the) bill\b/i
const PAYS_ENOUGH =
  /\b(?:direct debit|dd|monthly payment|i pay|we pay|paying)\b.{0,150}\b(?:too (?:much|high|low|little)|right|enough|fair|ok|okay|reasonable|about right)\b/i
const ADDS_UP =
  /\b(?:add(?:s|ed)? up|sums?|maths|right amount|correct amount|charged? (?:me )?(?:right|correctly|properly)|anything (?:wrong|dodgy|odd|funny)|any (?:mistakes?|errors?)|is (?:this|my|the) bill (?:right|correct|wrong|ok)|check (?:my|this|the) bill|overcharg\w*)\b/i

type Heard = { text: string; plain: string; slots: Slots; state: AgentState; world: World }

/** A looser wording that still asks for a sum or a figure of the bill, where nothing nearer was asked before. */
export function askOfBill({ text, plain, slots, state, world }: Heard): ToolCall | ToolResult | undefined {
  const facts = billOf(world, state)?.facts
  if (!facts) return undefined
  const sum = (aspect: BillSumAspect): ToolCall => ({
    name: 'explain_bill',
    args: { aspect, ...sumArgs(aspect, plain, slots) },
  })
  const asked = { text, state, world, facts }
  if (OVER_TIME.test(text)) return sum('standing_year')
  const isCapTopic =
    state.topic?.call === 'price_cap' || topicTerm(state) === 'standing_charge' || topicTerm(state) === 'unit_rate'
  if (RATE_GOOD.test(text) || AGAINST_CAP.test(text) || (isCapTopic && THAN_THAT.test(text))) return sum('against_cap')
  if (VAT_IN.test(text)) return sum('vat_share')
  const per = USE_PER.exec(text)?.[1]?.toLowerCase()
  if (per !== undefined) return usePer(per, asked)
  if (USE_USUAL.test(text) && !/\b(?:if|what is|what's|whats|typical home)\b/i.test(text)) return useBesideUsual(asked)
  if (SUPPLY_NUMBER.test(text) && !/\b(?:what (?:is an|does|do)|where|mean)\b/i.test(text)) return supplyNumber(asked)
  if (WHY_OWE.test(text)) return whyOwe(asked)
  if (PAYS_ENOUGH.test(text) && slots.household.spend?.period === 'month') return sum('debit_fit')
  return ADDS_UP.test(text) && !slots.household.kwh && !/\?.{0,150}\bsaving\b|\bsav(?:e|ing)/i.test(text)
    ? sum('check')
    : undefined
}

function topicTerm({ topic }: AgentState): unknown {
  return topic?.args['term'] ?? topic?.args['aspect']
}
