import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import {
  HELP_TALK,
  type Scheme,
  SCHEME_TALK,
  SCHEME_TERMS,
  type SchemeAspect,
} from '../../knowledge/care-talk/scheme-talk.ts'

/** The names of the schemes, as they are written and shortened. */
const NAMES: readonly (readonly [RegExp, Scheme])[] = [
  [/\bwarm home\w*\b|\bwhd\b/, 'warm_home'],
  [/\bwinter fuel\b|\bpension age winter heating\b/, 'winter_fuel'],
  [/\bcold weather\b|\bwinter heating payment\b/, 'cold'],
  [/\bcouncil\w*\b|\bhousehold support\b|\bwelfare fund\b|\bcrisis (?:fund|grant)\b/, 'council'],
  [/\bpension credit\b/, 'pension_credit'],
  [/\bhardship\b|\benergy trust\b/, 'hardship'],
]
const OF_TERM = new Map<string, Scheme>([
  ...Object.entries(SCHEME_TERMS).map(([scheme, term]) => [term, scheme as Scheme] as const),
  ['whd_who', 'warm_home'],
  ['whd_amount', 'warm_home'],
  ['whd_switch', 'warm_home'],
  ['winter_fuel_more', 'winter_fuel'],
])
/** Answers after which the talk is about one scheme. */
const LEADS_TO: Readonly<Record<string, Scheme>> = {
  'help.pc': 'warm_home',
  'help.uc': 'warm_home',
  'help.pc_ask': 'pension_credit',
  'help.council': 'council',
  'help.older': 'winter_fuel',
  'heating.council': 'council',
}

/** What a question about help means for the scheme that is named or was talked of, and what the talk is about after it. */
export function ofScheme(label: string, plain: string, { topic }: AgentState): { says?: string; about?: ToolCall } {
  if (!(label in HELP_TALK) && LEADS_TO[label] === undefined) return {}
  const named = NAMES.find(([name]) => name.test(plain))?.[1]
  const talked = OF_TERM.get(String(topic?.args['term']))
  const aspect = label.slice('help.'.length) as SchemeAspect
  const scheme = named ?? talked
  const says = scheme && SCHEME_TALK[scheme][aspect]
  const next = says === undefined ? (LEADS_TO[label] ?? talked) : scheme
  return {
    ...(says !== undefined && { says }),
    ...(next && { about: { name: 'explain_term' as const, args: { term: SCHEME_TERMS[next] } } }),
  }
}
