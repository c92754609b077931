import type { ToolCall } from '../agent-reply.ts'
import type { Normalised } from './words/normalise.ts'

type Net = { pattern: RegExp; call: ToolCall; needs?: 'bill' | 'comparison' }

/**
 * For what no intent recognised: the subject by its words alone, the narrow before the wide. An answer to the subject helps
 * more than none, and says nothing that is not true.
 */
const NETS: readonly Net[] = [
  net(
    /\b(?:oxygen|disab\w*|ill(?:ness)?|sick|medical|hospital|elderly|pensioner|carer|vulnerable|priority)\b/,
    'help_route',
    { kind: 'medical' },
  ),
  net(/\b(?:debt|arrears|afford|owe|struggl\w*|skint|broke|poverty|benefits?)\b/, 'help_route', { kind: 'debt' }),
  net(/\b(?:complain\w*|ombudsman|dispute|escalate|unfair|compensat\w*)\b/, 'help_route', { kind: 'complaint' }),
  net(/\b(?:landlord|tenan\w*|rent|student|letting|lodger)\b/, 'help_route', { kind: 'landlord' }),
  net(/\b(?:business|commercial|office|shop|employees)\b/, 'help_route', { kind: 'business' }),
  net(/\b(?:cap|capped)\b|\bofgem\b.{0,40}\b(?:cost|rate|charge|limit)/, 'price_cap'),
  net(/\b(?:bust|collapsed?|administration)\b/, 'explain_term', { term: 'supplier_failure' }),
  net(/\b(?:regulator|ofgem|watchdog)\b/, 'explain_term', { term: 'ofgem' }),
  net(/\bvat\b|\btax\b/, 'vat'),
  net(/\b(?:ev|tesla|leaf|zoe|ioniq|charger|charge point|plug in|hybrid|electricity (?:car|van|vehicle))\b/, 'compare'),
  net(/smart meter/, 'correct_premise', { premise: 'smart_meter_fears' }),
  net(/\b(?:mpan|supply number|meter number|meter point)\b/, 'explain_term', { term: 'mpan' }),
  net(/\b(?:night rate|economy|off peak|storage heat\w*)\b/, 'explain_term', { term: 'economy_7' }),
  net(/\b(?:solar|export|battery)\b/, 'explain_term', { term: 'seg' }),
  net(/\b(?:green|renewable|carbon|wind power)\b/, 'explain_term', { term: 'green' }),
  net(/\b(?:tracker)\b/, 'explain_term', { term: 'tracker' }),
  net(/\b(?:prepay\w*|pay as you go|top up|key meter)\b/, 'explain_term', { term: 'prepayment' }),
  net(/\bdirect debit\b/, 'explain_term', { term: 'direct_debit' }),
  net(/\b(?:cooling|change my mind|switch my mind|back out|undo|stuck)\b/, 'correct_premise', {
    premise: 'cooling_off_none',
  }),
  net(
    /\b(?:exit|fee|leave|left|get out|tied in|locked in|end date|fix end)\b.{0,60}|\bwhen .{0,20}\bend\b/,
    'exit_fee',
  ),
  net(/\b(?:remind|calendar|diary|notify)\b/, 'set_reminder'),
  net(
    /\b(?:commission|bias\w*|independent|impartial|salesm[ae]n|selling|sponsor\w*|trust|honest\w*|catch)\b/,
    'correct_premise',
    { premise: 'paid_to_recommend' },
  ),
  net(/\b(?:privacy|data|personal|details|secure|security|encrypt\w*|confidential|remember)\b/, 'about_mo', {
    topic: 'privacy',
  }),
  net(/\b(?:robot|bot|ai|human)\b/, 'about_mo', { topic: 'ai' }),
  net(/\b(?:points|queue|waitlist|referr\w*)\b/, 'waitlist'),
  net(/\b(?:upload|photo|pdf|scan|attach)\b/, 'about_mo', { topic: 'upload' }),
  net(/\bbill\b.{0,30}\b(?:high|expensive|more|wrong|big|up)\b/, 'explain_bill', { aspect: 'high' }),
  net(/\bstanding charge\b/, 'explain_term', { term: 'standing_charge' }),
  net(/\b(?:unit rate|unit cost|per kwh|per unit)\b/, 'explain_bill', { aspect: 'unit_rate' }, 'bill'),
  net(/\breading\b/, 'explain_term', { term: 'estimated_reading' }),
  net(/\b(?:bill|charge)\b/, 'explain_bill', { aspect: 'summary' }, 'bill'),
  net(/\bswitch\b.{0,40}\b(?:done|complete|end|going|status)\b/, 'switch_progress'),
  net(/\bswitch\b/, 'explain_term', { term: 'switch_steps' }),
]

export function catchTopic(
  { plain, canonical }: Normalised,
  given: { hasBill: boolean; hasComparison: boolean },
): ToolCall | undefined {
  return NETS.find(({ pattern, needs }) => {
    if ((needs === 'bill' && !given.hasBill) || (needs === 'comparison' && !given.hasComparison)) return false
    return pattern.test(plain) || pattern.test(canonical)
  })?.call
}

function net(pattern: RegExp, name: ToolCall['name'], args: ToolCall['args'] = {}, needs?: Net['needs']): Net {
  return { pattern, call: { name, args }, ...(needs && { needs }) }
}
