import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import type { HomeAnswer } from '../of-home/heard-home.ts'

const LEAD =
  '^(?:(?:ok|okay|yes|yeah|yep|aye|sure|fine|right|great|good|please|go on|then|so|well|alright|just|can you|could you|you can) )*'
const AGREES = new RegExp(
  `${LEAD}(?:yes|yeah|yep|yup|sure|go ahead|go on|(?:pass|send|hand|forward|submit|put) (?:it|that|this|the message|them|everything)(?: (?:on|over|off|through|to (?:them|him|her|a person|someone|somebody|the team)))?|do (?:it|that|so)|tell them|send)(?: (?:then|please|now|for me|thanks|to them|yes)){0,6}$`,
)
const SEES =
  /\b(?:they|he|she|person|human|somebody|someone|people|team|staff|whoever)\b.{0,25}\b(?:see|sees|read|reads|have|has|get|gets|know|knows|look|looks)\b.{0,25}\b(?:bill|bills|chat|this|it|said|told|wrote|conversation|details|everything|all)\b|\bwhat (?:do|will|can|does) (?:they|he|she|the person) (?:see|get|know|read)\b/
const HOW_SOON =
  /\b(?:how (?:long|soon|quick\w*)|when)\b.{0,30}\b(?:they|he|she|reply|answer|hear|get back|respond|back to me|someone|somebody|person)\b|^how (?:long|soon)(?: (?:will|does) (?:it|that) (?:take|be))?$/
const REASON = /^(?:(?:it|its|this is|that is|is|s|well|just) )*(?:about|regarding|to do with|because|concerning)\b/

/** While the message to a person lies there: who agrees, who asks what they see, and who says what it is about. */
export function hearHandOver(plain: string, state: AgentState): HomeAnswer | undefined {
  if (state.topic?.call !== 'hand_over') return undefined
  const about = { name: 'hand_over' as const, args: {} }
  if (AGREES.test(plain)) return { calls: [{ name: 'hand_over', args: { is_agreed: true } }], at_once: [] }
  if (REASON.test(plain)) return { calls: [{ name: 'hand_over', args: { is_more: true } }], at_once: [] }
  if (SEES.test(plain)) {
    const says =
      'They get the message as you leave it in the form, with what you asked me. They can look at your chat and at what I read from your bill where that is needed to answer you. The bill itself is not attached, so put in what matters.'
    return { calls: [], at_once: [knownText(state, 'hand_over.sees', says)], about }
  }
  if (!HOW_SOON.test(plain)) return undefined
  const says =
    'They answer by mail, to the address that you put into the form. I cannot promise a time. If it is urgent, ring your supplier: the number is on the bill.'
  return { calls: [], at_once: [knownText(state, 'hand_over.soon', says)], about }
}
