import type { ChatCard } from '@mowatt/contract'
import type { Command } from '../command/command.ts'
import { orderStatements } from '../say/render.ts'
import type { Statement } from '../say/statement.ts'
import { ASPECT_LABELS } from '../topics/aspect-labels.ts'
import type { Chosen } from './choice-prompt.ts'
import type { Choice } from './choices.ts'

type Answer = { statements: readonly Statement[]; commands: readonly Command[]; cards: readonly ChatCard[] }

const MOST_EXTRAS = 2

/** The answer as a model chose it. Required parts are kept; a choice without an answer changes nothing. */
export function sayChosen<Of extends Answer>(answer: Of, choices: readonly Choice[], { say }: Chosen): Of {
  const picked = say.flatMap((number) => choices[number - 1] ?? [])
  const chosen = inOrder(choices, withoutSurplus(withoutLonelyVerdict(picked, choices), choices))
  const statements = chosen.flatMap((each) => each.statements)
  if (picked.length === 0 || !statements.some(({ role }) => role === 'answer')) return answer
  const added = chosen.flatMap(({ extra }) => extra ?? [])
  const isSaid = (topic: string) => statements.some(({ template }) => template.startsWith(`topic:${topic}:`))
  const kept = answer.commands.filter((command) => command.do !== 'explain' || isSaid(command.topic))
  const isNew = (topic: string) => !answer.commands.some((each) => each.do === 'explain' && each.topic === topic)
  const labels = added.flatMap(({ command: { aspect } }) => (aspect ? [ASPECT_LABELS[aspect]] : []))
  return {
    ...answer,
    statements,
    commands: [...kept, ...added.flatMap(({ command }) => (isNew(command.topic) ? [command] : []))],
    cards: [...added.flatMap(({ cards }) => cards), ...answer.cards.flatMap((card) => withoutChoices(card, labels))],
  }
}

const isOfTopic = ({ template }: Statement) => template.startsWith('topic:')

/** Yes or no is kept with the text of the topic that it precedes, and with no other. */
function withoutLonelyVerdict(picked: readonly Choice[], choices: readonly Choice[]): Choice[] {
  return picked.filter((each) => {
    const next = choices[choices.indexOf(each) + 1]
    const isAlone = each.isVerdict && !each.statements.some(isOfTopic)
    const isBeforeTopic = isAlone && next?.statements.some(isOfTopic)
    return !isBeforeTopic || each.extra !== undefined || next === undefined || picked.includes(next)
  })
}

/** A few more texts, and one yes or no: a second one would answer a question that wasn't asked. */
function withoutSurplus(picked: readonly Choice[], choices: readonly Choice[]): Choice[] {
  const isOwn = choices.some((each) => each.isVerdict && !each.extra && (each.isKept || picked.includes(each)))
  const verdict = isOwn ? undefined : picked.find((each) => each.isVerdict)
  const added = picked.filter((each) => each.extra && (!each.isVerdict || each === verdict)).slice(0, MOST_EXTRAS)
  const left = picked.filter((each) => !each.extra || added.includes(each))
  return verdict && added.includes(verdict) ? [verdict, ...left.filter((each) => each !== verdict)] : left
}

/**
 * Includes all required parts. The chosen order applies as far as possible: a sentence stays after the one it refers
 * to, and required parts keep their order, as do yes and no.
 */
function inOrder(choices: readonly Choice[], chosen: readonly Choice[]): readonly Choice[] {
  const kept = choices.filter((each) => each.isKept)
  const asChosen = [...chosen, ...kept.filter((each) => !chosen.includes(each))]
  const keptLast = [...chosen.filter((each) => !each.isKept), ...kept]
  const asBefore = choices.filter((each) => asChosen.includes(each))
  const isFit = (said: readonly Choice[]) =>
    isWhole(said) && isAscending(said, choices, 'isKept') && isAscending(said, choices, 'isVerdict')
  return [asChosen, keptLast, asBefore].find(isFit) ?? asBefore.filter((each) => !each.extra)
}

function isAscending(said: readonly Choice[], choices: readonly Choice[], which: 'isKept' | 'isVerdict'): boolean {
  const places = said.flatMap((each) => (each[which] ? [choices.indexOf(each)] : []))
  return places.every((place, index) => index === 0 || (places[index - 1] ?? 0) < place)
}

/** Whether the statements of each choice are contiguous. */
function isWhole(said: readonly Choice[]): boolean {
  const all = orderStatements(said.flatMap((each) => each.statements))
  return said.every(({ statements: [first, ...rest] }) => {
    const at = all.findIndex((each) => each === first)
    return rest.every((each, index) => all[at + 1 + index] === each)
  })
}

function withoutChoices(card: ChatCard, labels: readonly string[]): ChatCard[] {
  if (card.kind !== 'choices') return [card]
  const choices = card.choices.filter(({ label }) => !labels.includes(label))
  return choices.length > 0 ? [{ ...card, choices }] : []
}
