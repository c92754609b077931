import type { ChatCard } from '@mowatt/contract'
import { choicesCard, PERSON_CARD } from '../cards/choices-card.ts'
import type { FactValue } from '../facts/fact.ts'
import type { AgentState, Focus, Note, Wanted } from '../state/agent-state.ts'
import type { FactBook } from '../facts/fact-book.ts'
import type { Command } from '../command/command.ts'
import { printCommand } from '../command/command-text.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { TemplateId } from '../say/templates.ts'
import type { Topics } from '../topics/topic.ts'
import { unlikelyNote } from '../notes/notes.ts'
import type { World } from '../state/world.ts'
import type { Answered } from './answer-turn.ts'
import type { Decision } from './decide.ts'
import { labelOf } from './label-of.ts'
import { homesCard } from './which-home.ts'

const MOST_READINGS = 3
const QUESTIONS: Readonly<Partial<Record<Wanted, TemplateId>>> = {
  postcode: 'ask.postcode',
  use: 'ask.use_or_spend',
  people: 'ask.people',
  bedrooms: 'ask.bedrooms',
  which_home: 'ask.which_home',
}
const WAYS_OUT: Readonly<Partial<Record<Wanted, ChatCard>>> = {
  use: choicesCard('Use a typical home', 'How do I add a bill?'),
}

type Situation = Omit<Answered, 'offered' | 'confirming' | 'danger' | 'isMiss'> & { world: World; focus: Focus }
type Back = Pick<Answered, 'statements' | 'cards' | 'state' | 'commands' | 'isMiss'> &
  Partial<Pick<Answered, 'offered' | 'confirming'>>

/** Mo's reply if it can't answer yet: one question, two or three readings, or a human. */
export function askBack(decision: Exclude<Decision, { decide: 'answer' }>, situation: Situation): Back {
  const { state, cards, facts } = situation
  const nothing = { commands: [], state, cards }
  switch (decision.decide) {
    case 'offer': {
      const offer = offerReadings([...situation.commands, ...situation.others], situation.world.topics)
      if (!offer) return { ...nothing, statements: [unclear(situation)], isMiss: true }
      const statements: Statement[] = [{ template: 'talk.unsure_which', role: 'ask' }]
      return { ...nothing, statements, cards: [...cards, offer.card], offered: offer.offered, isMiss: true }
    }
    case 'unclear':
      return { ...nothing, statements: [unclear(situation)], isMiss: true }
    case 'hand_over': {
      const statements: Statement[] = [{ template: 'talk.unclear_again', role: 'answer' }]
      return { ...nothing, statements, cards: [...cards, PERSON_CARD], isMiss: true }
    }
    case 'ask':
      return ask(decision.wanted, decision.for, situation)
    case 'confirm': {
      const confirming = { key: decision.note.key, goal: decision.goal }
      const question = confirmation(decision.note, state, facts)
      if (!question) return { ...nothing, statements: [unclear(situation)], isMiss: true }
      return { ...nothing, statements: [question], cards: [...cards, YES_NO], confirming, isMiss: false }
    }
  }
}

const YES_NO = choicesCard('Yes', 'No')

/** Readings of a message to choose from, in the user's own words; undefined if there's nothing to choose. */
export function offerReadings(readings: readonly Command[], topics: Topics | undefined) {
  const labelled = new Map<string, Command>()
  for (const command of readings) {
    const label = labelOf(command, topics)
    if (label !== undefined && !labelled.has(label)) labelled.set(label, command)
  }
  const offered = [...labelled].slice(0, MOST_READINGS).map(([label, command]) => ({ label, command }))
  return offered.length > 0 ? { offered, card: choicesCard(...offered.map(({ label }) => label)) } : undefined
}

/** A user who has started to describe the home continues with that. */
function nextWanted(wanted: Wanted, state: AgentState): Wanted {
  const { people, bedrooms } = state[state.subject]
  if (wanted !== 'use') return wanted
  return people !== undefined ? 'bedrooms' : bedrooms !== undefined ? 'people' : wanted
}

function ask(asked: Wanted, goal: Command, { state, cards, statements, world }: Situation): Back {
  const wanted = nextWanted(asked, state)
  const times = state.asked?.wanted === wanted ? state.asked.times + 1 : 1
  const question = QUESTIONS[wanted]
  const out = wanted === 'which_home' ? homesCard(world) : WAYS_OUT[wanted]
  return {
    statements: [...statements.filter(({ role }) => role !== 'ask'), ...(question ? [say.ask(question)] : [])],
    cards: [...cards, ...(out ? [out] : [])],
    state: { ...state, asked: { wanted, goal: printCommand(goal), times } },
    commands: [goal],
    isMiss: false,
  }
}

function unclear({ focus }: Situation): Statement {
  return { template: focus.misses > 0 ? 'talk.unclear_again' : 'talk.unclear', role: 'ask' }
}

/** "Just to check: do you pay £140 a month?" */
function confirmation({ key }: Note, state: AgentState, facts: FactBook): Statement | undefined {
  const { spend, kwh = {}, rates = {} } = state[state.subject]
  const fuel = (key === 'kwh' ? kwh.gas : rates.gas?.unitPence) === undefined ? 'electricity' : 'gas'
  const ask = (
    template: TemplateId,
    value: FactValue,
    words: NonNullable<Statement['words']>,
  ): Statement | undefined => {
    const amount = facts.noted(value)
    return amount === undefined ? undefined : say.ask(template, { facts: { amount }, words })
  }
  if (key === 'spend' && spend)
    return ask('note.confirm_spend', { unit: 'pence', amount: spend.pence }, { per: `a ${spend.period}` })
  if (key === 'kwh') return ask('note.confirm_use', { unit: 'watt_hours', amount: (kwh[fuel] ?? 0) * 1000 }, { fuel })
  const rate = Math.round((rates[fuel]?.unitPence ?? 0) * 1e6)
  const template = unlikelyNote(state) ? 'note.confirm_high_rate' : 'note.confirm_rate'
  return ask(template, { unit: 'micropence_per_kwh', amount: rate }, { fuel })
}
