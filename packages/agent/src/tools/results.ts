import type { ChatCard, ChatFact } from '@mowatt/contract'
import type { ToolResult } from '../agent-reply.ts'
import type { AgentState, Wanted } from '../agent-state.ts'
import { cardAsText } from '../cards/card-as-text.ts'
import { factsOfText } from '../verify/facts-of-text.ts'

export function fact(name: string, kind: ChatFact['kind'], text: string): ChatFact {
  return { name, kind, text }
}

/** A text of our own is its own evidence; so are the cards that it stands on. */
export function result(
  state: AgentState,
  name: string,
  says: string,
  cards: ChatCard[] = [],
  facts: ChatFact[] = [],
): ToolResult {
  return {
    says,
    cards,
    facts: [...facts, ...cards.flatMap((card, index) => factsOfCard(`${name}.card${index + 1}`, card))],
    state,
  }
}

/** For texts that hold no values but those of the rules: the text is what the tool found. */
export function knownText(state: AgentState, name: string, says: string, cards: ChatCard[] = []): ToolResult {
  return result(state, name, says, cards, factsOfText(name, says))
}

/** All values that a card shows. */
export function factsOfCard(name: string, card: ChatCard): ChatFact[] {
  if (card.kind === 'choices' || card.kind === 'links') return []
  const named = offersOf(card).flatMap(({ supplier, name: tariff }) => [
    fact(`${name}.supplier`, 'supplier', supplier),
    fact(`${name}.tariff`, 'tariff', tariff),
  ])
  const seen = new Set<string>()
  return [...named, ...factsOfText(name, cardAsText(card))].filter(({ kind, text }) => {
    const key = `${kind} ${text}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function offersOf(card: ChatCard) {
  if (card.kind === 'comparison') return card.offers
  return card.kind === 'tariff' ? [card.offer] : []
}

export type Choice = { label: string; text: string }

/** A question, one at a time, with answers that one press gives. */
export function ask(
  state: AgentState,
  wanted: Wanted,
  goal: string,
  says: string,
  choices: readonly Choice[] = [],
  detail?: string,
): ToolResult {
  const times = state.asked?.wanted === wanted ? state.asked.times + 1 : 1
  const next: AgentState = { ...state, asked: { wanted, goal, times, ...(detail !== undefined && { detail }) } }
  const cards: ChatCard[] = choices.length > 0 ? [{ kind: 'choices', choices: [...choices] }] : []
  return knownText(next, `ask.${wanted}`, says, cards)
}
