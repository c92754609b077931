import type { ChatCard } from '@mowatt/contract'
import type { FactBook } from '../facts/fact-book.ts'
import type { FactId } from '../facts/fact.ts'
import { type Aspect, ASPECTS, type Command } from '../read/command.ts'
import type { Statement } from '../say/statement.ts'
import { placesOf, templateText } from '../say/templates.ts'
import { ASPECT_LABELS } from '../topics/aspect-labels.ts'
import type { Topic } from '../topics/topic.ts'
import type { Outcome, RunContext } from '../turn/outcome.ts'

/** Somebody in danger gets no choices. */
const WITHOUT_CHOICES: readonly string[] = ['safety']
const MOST_CHOICES = 3
const MOST_LINKS = 2

/** A topic's short answer, or what it says of one aspect, with its figures read from the topic or our tables. */
export function explain({ topic: id, aspect }: Extract<Command, { do: 'explain' }>, context: RunContext): Outcome {
  const { state, world } = context
  const topic = world.topics?.get(id)
  if (!topic) return { statements: [{ template: 'talk.no_topic', role: 'answer' }], cards: [], state }
  const isKnown = aspect !== undefined && topic.aspects[aspect] !== undefined
  const said = topicStatement(topic, isKnown ? aspect : 'short', context)
  if (!said) return { statements: [{ template: 'talk.no_topic', role: 'answer' }], cards: [], state }
  const lacks: Statement[] = aspect === undefined || isKnown ? [] : [{ template: 'explain.no_aspect', role: 'answer' }]
  return { statements: [...lacks, said], cards: [...linksOf(topic), ...choicesOf(topic, aspect)], state }
}

/** One text of a topic as a statement; undefined where a figure of it can't be read today. */
function topicStatement(
  topic: Topic,
  part: Aspect | 'short' | 'first' | 'title',
  { facts, world }: Pick<RunContext, 'facts' | 'world'>,
): Statement | undefined {
  const template = `topic:${topic.id}:${part}` as const
  const text = templateText(template, world.topics)
  if (text === undefined) return undefined
  const found = placesOf(text).map((place) => [place, figureOf(topic, place, facts)] as const)
  const known = found.filter((each): each is readonly [string, FactId] => each[1] !== undefined)
  if (known.length < found.length) return undefined
  return { template, ...(known.length > 0 && { facts: Object.fromEntries(known) }), role: 'answer' }
}

function figureOf(topic: Topic, place: string, facts: FactBook): FactId | undefined {
  return place in topic.figures ? facts.topic(topic.id, place) : facts.reference(place)
}

function linksOf({ sources }: Topic): ChatCard[] {
  const links = sources.slice(0, MOST_LINKS).map(({ publisher, title, address }) => ({
    label: `${publisher}: ${title}`,
    url: address,
    note: 'Where this comes from',
  }))
  return links.length > 0 ? [{ kind: 'links', links }] : []
}

function choicesOf({ aspects, family }: Topic, said: Aspect | undefined): ChatCard[] {
  if (WITHOUT_CHOICES.includes(family)) return []
  const choices = ASPECTS.filter((each) => aspects[each] !== undefined && each !== said && each !== 'more')
    .slice(0, MOST_CHOICES)
    .map((each) => ({ label: ASPECT_LABELS[each], text: ASPECT_LABELS[each] }))
  return choices.length > 0 ? [{ kind: 'choices', choices }] : []
}
