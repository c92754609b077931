import { type IsoDay, isIsoDay } from '@mowatt/tariffs'
import type { Topics } from '@mowatt/agent'
import { problemOf } from '@mowatt/agent/problem-of-template'
import { placesOf } from '@mowatt/agent/templates'
import { problemsOfPublisher } from './publishers.ts'

type Topic = NonNullable<ReturnType<Topics['get']>>

type TopicProblem = { id: string; problem: string }

const FAMILIES: readonly string[] =
  'bills paying prices tariffs switching meters moving renting debt help complaints safety power heating cars solar prepayment places scams mowatt'.split(
    ' ',
  )
/** Dated values of our own tables, which the book of facts reads. */
const REFERENCE =
  /^(?:cap\.(?:electricity|gas)\.(?:unit_rate|standing_charge)|cap\.(?:typical_year|from|to)|(?:vat|typical)\.(?:electricity|gas))$/
/** A text is quoted for more than one question: the answer to its title has a field of its own. */
const ANSWERS_TITLE = /^(?:Yes\b|No[,.:])/
const FEWEST_ASKS = 6

/**
 * What is wrong with the topics: a digit or figure in a text, a place that nothing fills, a missing source, a source that
 * is not an accepted publisher's, an id that nobody knows. `used` are the ids that code and talks name.
 */
export function problemsOfTopics(topics: Topics, used: readonly string[] = []): TopicProblem[] {
  const dead = used
    .filter((id) => !topics.has(id))
    .map((id) => ({ id, problem: 'is named, and there is no such topic' }))
  return [
    ...[...topics.values()].flatMap((topic) => problemsOf(topic).map((problem) => ({ id: topic.id, problem }))),
    ...dead,
  ]
}

/** Topics that somebody must look at again by that day, soonest first. */
export function topicsDue(topics: Topics, by: IsoDay): Topic[] {
  return [...topics.values()]
    .filter(({ reviewBy }) => reviewBy <= by)
    .toSorted((one, other) => (one.reviewBy < other.reviewBy ? -1 : 1))
}

function problemsOf(topic: Topic): string[] {
  const { sources, figures, certainty, family, reviewBy, asks, short } = topic
  const texts = [['short', short], ...Object.entries(topic.aspects)]
  return [
    ...texts.flatMap(([part = '', text = '']) => problemsOfText(part, text, figures)),
    ...Object.entries(figures).flatMap(([name, { text, source }]) => {
      if (text === '') return [`figure ${name} has no text`]
      return source !== undefined && !sources[source - 1] ? [`figure ${name} names a source that is not there`] : []
    }),
    ...(certainty === 'sourced' && sources.length === 0 ? ['is sourced and has no source'] : []),
    ...(certainty === 'general' ? figuresWithoutSource(topic) : []),
    ...sources.flatMap(({ publisher, address, checkedOn }) => [
      ...(/^https?:\/\//.test(address) ? [] : [`source ${address} is no address`]),
      ...problemsOfPublisher(publisher, address),
      ...(isIsoDay(checkedOn) ? [] : [`source was checked on ${checkedOn}`]),
    ]),
    ...(FAMILIES.includes(family) ? [] : [`there is no family ${family}`]),
    ...(isIsoDay(reviewBy) ? [] : [`must be reviewed by ${reviewBy}`]),
    ...(asks.length < FEWEST_ASKS ? ['has too few ways of asking'] : []),
  ]
}

function problemsOfText(part: string, text: string, figures: Topic['figures']): string[] {
  if (text === '') return [`${part} is empty`]
  const problem = problemOf(text)
  const unknown = placesOf(text).filter((name) => !(name in figures) && !REFERENCE.test(name))
  return [
    ...(ANSWERS_TITLE.test(text) ? [`${part} begins with yes or no`] : []),
    ...(problem === undefined ? [] : [`${part} ${problem}`]),
    ...unknown.map((name) => `${part} has the unknown figure ${name}`),
  ]
}

/** A name such as "Economy 7" needs no source; a sum, a span or a telephone number does. */
function figuresWithoutSource({ figures }: Topic): string[] {
  return Object.entries(figures).flatMap(([name, { text, source }]) =>
    source === undefined && /^[^A-Za-z]*\d/.test(text) ? [`is general and has the figure ${name}`] : [],
  )
}
