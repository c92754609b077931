import type { AgentReply } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'

/** Here the first step comes before the introduction, and a menu never follows. */
const DANGERS: readonly unknown[] = [
  'gas_leak',
  'carbon_monoxide',
  'power_cut',
  'electric_danger',
  'self_harm',
  'abuse',
  'disconnection',
  'no_supply',
  'broken_heating',
]

/** What is said where the words are not understood. */
export const STAYS: Readonly<Record<string, string>> = {
  gas_leak:
    'If there is still a smell of gas, please leave the house and call 0800 111 999 from outside, free, day or night. They tell you what to do next. Nothing else matters now.',
  carbon_monoxide:
    'Please stay outside in fresh air with everybody, and call 0800 111 999, or 999 if anybody feels unwell. They tell you when it is safe. Nothing else matters now.',
  electric_danger:
    'Please keep away from it until somebody has made it safe. Call 105 for the network, and 999 if anybody is in danger or there is a fire. Tell me in a few words what you see, and I say who is the right one.',
  self_harm:
    'I am glad that you write to me. Please talk to a person now: Samaritans listen day and night, free, on 116 123. If you are in danger, call 999. The bill can wait.',
  abuse:
    'I am still here. If you are in danger, call 999; if you cannot speak, stay on the line and follow the voice. The National Domestic Abuse Helpline has a phone line and a chat, free. Write from a phone or computer that nobody else looks at. You need not decide anything about your energy today.',
}
const SUPPLY =
  'I am not sure that I understood that, but getting you warm and lit comes first. On a prepayment meter, ring your supplier’s emergency line and ask for extra credit now. If the whole street is dark, call 105, free. If you smell gas, call 0800 111 999. Say if anybody at home is ill, older, pregnant or very young. Citizens Advice helps for free.'

export function isDanger(topic: AgentState['topic']): boolean {
  return topic?.call === 'help_route' && DANGERS.includes(topic.args['kind'])
}

/** Who grieves, is ill or cannot pay hears the kind word before the introduction. */
const KIND_FIRST: readonly unknown[] = [
  'bereavement',
  'medical',
  'debt',
  'acting_for',
  'doorstep',
  'unsafe_boiler',
  'gas_off',
  'trip_switch',
  'emergency_heating',
  'bailiffs',
  'baby_help',
  'baby_warmth',
  'cold_person',
  'warrant_letter',
  'accused_theft',
  'hide_address',
  'debt_fee',
]

export function isKindFirst(topic: AgentState['topic']): boolean {
  return isDanger(topic) || KIND_FIRST.includes(topic?.args['kind']) || KIND_FIRST.includes(topic?.args['term'])
}

/** Whoever names it wants to talk of it. */
export const OTHER_WISH = /\b(?:compare|comparison|switch\w*|tariffs?|deals?|cheap\w*|bills?|prices?|save|saving)\b/i

/** After a danger nobody gets a menu or a form: where Mo would ask back, it stays with the danger. */
export function stayWithDanger(text: string, reply: AgentReply, before: AgentState): AgentReply {
  const isMenu = reply.calls.length === 0 && reply.cards.some(({ kind }) => kind === 'choices')
  const isAsking = isMenu || reply.state.offered !== undefined || reply.state.asked !== undefined
  // Who answers a question of Mo has gone on to something else.
  const hasLeft = before.asked !== undefined || OTHER_WISH.test(text)
  if (!isDanger(before.topic) || !isAsking || hasLeft) return reply
  const { offered: _gone, asked: _left, ...rest } = reply.state
  const state: AgentState = { ...rest, ...(before.topic && { topic: before.topic }) }
  const said = knownText(state, 'stay', STAYS[String(before.topic?.args['kind'])] ?? SUPPLY)
  return { ...reply, text: said.says, cards: [], facts: said.facts, state }
}
