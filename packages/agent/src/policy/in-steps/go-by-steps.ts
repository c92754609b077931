import { sayDay } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import { dealOf } from '../at-hand/deal-at-hand.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { type WayName, WAYS } from './ways.ts'

const ONE_BY_ONE =
  /\b(?:one (?:step |thing |bit )?(?:at a time|by one)|bit by bit|slowly|just the first (?:step|thing|one)|first step(?: only)?)\b/
const ALL =
  /\b(?:step by step|simple steps|the steps|in steps|walk me through|take me through|talk me through|numbered)\b/
const NEXT =
  /^(?:(?:ok|okay|right|yes|yep|done|did|that|it|ive|i have|good|great|cool|thanks|ta|got it|and|so|then|now|all|found)\s*)*(?:next(?: (?:step|one|bit|please|thing))*|whats? (?:is )?next|then(?: what)?|what (?:then|now|next)|and then|go on|carry on|continue|after that|done|done that|got it|got that|ready|what is next)(?: (?:please|then|now|next)){0,6}$/
const BACK = /\b(?:say that again|again|repeat|go back|the last (?:one|step)|previous)\b/
const NODS = /^(?:ok|okay|yes|yep|right|sure|fine|good|all right|alright)$/
const STOPS = /\b(?:stop|enough|leave it there|that will do|later)\b/
const LEFT = 'Fine, we stop there. Say “next” when you want to go on.'
const BRIEF = 8

/** A thing done in steps: all of them with numbers, or one at a time until the last. */
export function goBySteps(heard: Heard): HomeAnswer | undefined {
  const { plain, state } = heard
  const { way, at } = state.topic?.args ?? {}
  const isBrief = plain.split(' ').length <= BRIEF
  if (isWay(way) && typeof at === 'number' && isBrief) {
    if (STOPS.test(plain)) return told(state, way, LEFT, at)
    if (NEXT.test(plain) || (at > 0 && NODS.test(plain))) return say(state, way, at + 1)
    if (BACK.test(plain))
      return say(state, way, /\bagain|repeat\b/.test(plain) ? at : Math.max(at - 1, 1), 'Once more. ')
  }
  const isOne = ONE_BY_ONE.test(plain)
  if (!isOne && !ALL.test(plain)) return undefined
  const wanted = wayOf(plain, state)
  if (wanted === undefined) return undefined
  return isOne ? say(state, wanted, 1) : sayAll(heard, wanted)
}

const OF_FIGURES = /\b(?:bill|sums?|figures?|numbers?|working)\b/

function wayOf(plain: string, { topic }: AgentState): WayName | undefined {
  // Figures are explained, and not done.
  if (OF_FIGURES.test(plain)) return undefined
  const names = Object.keys(WAYS) as WayName[]
  const key = topic ? keyOf(topic) || topic.call : ''
  const way = topic?.args['way']
  return (
    names.find((name) => WAYS[name].names.test(plain)) ??
    (isWay(way) ? way : undefined) ??
    names.find((name) => (WAYS[name].after as readonly string[]).includes(key))
  )
}

function isWay(way: unknown): way is WayName {
  return typeof way === 'string' && way in WAYS
}

function say(state: AgentState, way: WayName, at: number, before = ''): HomeAnswer {
  const { steps } = WAYS[way]
  const step = steps[at - 1]
  const says =
    step === undefined
      ? 'That was the last step. Nothing more is to do. If one of them went wrong, tell me which.'
      : `${before}Step ${at} of ${steps.length}. ${step}${at < steps.length ? ' Say “next” when that is done.' : ' That is the last one.'}`
  return told(state, way, says, Math.min(at, steps.length))
}

function sayAll(heard: Heard, way: WayName): HomeAnswer {
  const { steps, title } = WAYS[way]
  const list = steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  const deal = way === 'switch' ? dealOf(heard) : undefined
  const wait =
    deal && !deal.isFree && deal.fee !== undefined
      ? `Not before ${sayDay(deal.freeOn)}: leaving earlier costs ${deal.fee}. From that day on:\n`
      : ''
  return told(heard.state, way, `${wait}${title}:\n${list}\nSay “one at a time”, and we do it together.`, 0)
}

function told(state: AgentState, way: WayName, says: string, at: number): HomeAnswer {
  const args = { term: WAYS[way].term, way, at }
  const about: ToolCall = { name: 'explain_term', args }
  return { calls: [], at_once: [knownText({ ...state, topic: { call: about.name, args } }, 'steps', says)], about }
}
