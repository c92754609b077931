import type { ChatCard } from '@mowatt/contract'
import { HELP_FAMILIES } from '../choose/is-verbatim.ts'
import type { Command } from '../command/command.ts'
import type { Danger } from '@mowatt/text/find/hear-danger'
import type { Statement } from '../say/statement.ts'
import type { Answered, Asked } from './answer-turn.ts'
import { focusOf } from './focus.ts'

const WITHOUT_OFFERS: readonly ChatCard['kind'][] = [
  'choices',
  'act',
  'comparison',
  'savings',
  'verdict',
  'tariff',
  'cost',
  'dates',
  'what_if',
]
const MOST_HELPS = 2
const LEAVES: readonly Command['do'][] = ['compare', 'switch', 'narrow', 'point', 'remind']
const OF_LIST: readonly Command['do'][] = ['narrow', 'point']
const CLEAR = 0.5

/** Adds the help for a danger before an answer, and for a need after it, and removes offers and questions. */
export async function addHelp(
  dangers: readonly Danger[],
  inDanger: string | undefined,
  answered: Answered,
  asked: Asked,
): Promise<Answered> {
  const now = dangers.filter(({ level }) => level === 'now').slice(0, MOST_HELPS)
  const [need] = dangers
  if (now.length > 0) return firstHelp(now, answered, asked)
  if (need && !isHelp(answered, asked)) return alsoHelp(need, answered, asked)
  if (inDanger === undefined) return answered
  // A user who asks for offers again after the safety advice is out of danger, or can't be helped with it.
  const isOffer = answered.commands.some((each) => isOfOffers(each, asked))
  if (isOffer) return isToldOn(inDanger, asked) ? answered : stayWith(inDanger, answered, asked)
  const left = withoutOffers(answered)
  // A choice of readings is an offer too: without it there would be no answer. Nor is this the time for a guess.
  const isGuess = asked.reading.confidence < CLEAR && !isHelp(answered, asked)
  const isEmpty = answered.isMiss || left.statements.length === 0
  return isEmpty || isGuess ? stayWith(inDanger, answered, asked) : { ...left, danger: inDanger }
}

function isOfOffers(command: Command, { state }: Asked): boolean {
  if (command.do === 'figure') return command.of === 'offer' || command.of === 'list'
  return LEAVES.includes(command.do) && (state.comparison !== undefined || !OF_LIST.includes(command.do))
}

/** Whether the last reply ended with the next step in the danger. */
function isToldOn(topic: string, { state }: Asked): boolean {
  const last = focusOf(state).commands.at(-1)
  return last?.do === 'explain' && last.topic === topic && last.aspect === 'next_step'
}

async function firstHelp(now: readonly Danger[], answered: Answered, asked: Asked): Promise<Answered> {
  const helps = await Promise.all(now.map(({ topic }) => explain(topic, answered, asked)))
  const isOther = answered.commands.some(
    (command) => !(command.do === 'explain' && now.some(({ topic }) => topic === command.topic)),
  )
  const isAnswer = isOther && asked.reading.confidence >= CLEAR && !answered.isMiss
  const left = withoutOffers(answered)
  const own = answered.commands.find((command) => command.do === 'explain' && command.aspect !== undefined)
  const keeps = isAnswer || own !== undefined
  return {
    ...left,
    statements: [...helps.flatMap(({ statements }) => statements), ...(keeps ? left.statements : [])],
    cards: [...helps.flatMap(({ cards }) => withoutCards(cards)), ...(keeps ? left.cards : [])],
    commands: keeps ? answered.commands : now.map(({ topic }): Command => ({ do: 'explain', topic })),
    danger: now[0]?.topic,
    isMiss: false,
  }
}

async function alsoHelp({ topic }: Danger, answered: Answered, asked: Asked): Promise<Answered> {
  const help = await explain(topic, answered, asked)
  const wantsList = answered.commands.some(({ do: name }) => LEAVES.includes(name))
  const left = wantsList ? answered : withoutOffers(answered)
  const statements = answered.isMiss ? [] : left.statements.filter(({ role }) => role !== 'next')
  const added = help.statements.map((each): Statement => ({ ...each, role: answered.isMiss ? 'answer' : 'warning' }))
  return {
    ...left,
    statements: [...statements, ...added],
    cards: [...withoutCards(help.cards), ...left.cards],
    commands: answered.isMiss ? [{ do: 'explain', topic }] : answered.commands,
    isMiss: false,
  }
}

/** During a danger, a message that isn't understood is answered with the next step, and not with choices. */
async function stayWith(topic: string, answered: Answered, asked: Asked): Promise<Answered> {
  const known = asked.world.topics?.get(topic)?.aspects
  const aspect = known?.next_step === undefined ? undefined : 'next_step'
  const help = await explain(topic, answered, asked, aspect)
  const commands: Command[] = [{ do: 'explain', topic, ...(aspect && { aspect }) }]
  return {
    ...withoutOffers(answered),
    statements: help.statements,
    cards: withoutCards(help.cards),
    commands,
    danger: topic,
  }
}

async function explain(topic: string, { facts, state }: Answered, { run, world, text }: Asked, aspect?: 'next_step') {
  return run({ do: 'explain', topic, ...(aspect && { aspect }) }, { state, world, text, facts })
}

function isHelp({ commands, isMiss }: Answered, { world }: Asked): boolean {
  if (isMiss) return false
  return commands.some((command) => {
    // Nor does safety advice belong into a letter: its words are addressed to somebody else.
    if (command.do !== 'explain') return command.do === 'hand_over' || command.do === 'letter'
    return HELP_FAMILIES.includes(world.topics?.get(command.topic)?.family ?? '')
  })
}

function withoutOffers(answered: Answered): Answered {
  const { asked: _asked, ...state } = answered.state
  return {
    ...answered,
    statements: answered.statements.filter(({ role }) => role !== 'next' && role !== 'ask'),
    cards: withoutCards(answered.cards),
    offered: undefined,
    state,
  }
}

function withoutCards(cards: readonly ChatCard[]): ChatCard[] {
  return cards.filter(({ kind }) => !WITHOUT_OFFERS.includes(kind))
}
