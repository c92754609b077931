import { type IsoDay, isIsoDay } from '@mowatt/tariffs'
import { asksWhether, type Topics } from '@mowatt/agent'
import { problemOf } from '@mowatt/agent/problem-of-template'
import { placesOf } from '@mowatt/agent/templates'
import { problemsOfRights } from './problems-of-rights.ts'
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
const OPENS_WHETHER = /^(?:Can|Could|Do|Does|Did|Is|Are|Am|Will|Would|Should|Shall|May|Must|Have|Has)\b/
/** Of all yes-or-no questions, the share that may ask which of two instead. */
const MOST_OPEN = 0.05

/**
 * What is wrong with the topics: a digit or figure in a text, a place that nothing fills, a missing source, a source
 * that is not an accepted publisher's, an unknown id. `used` are the ids that code and talks name.
 */
export function problemsOfTopics(topics: Topics, used: readonly string[] = []): TopicProblem[] {
  const dead = used
    .filter((id) => !topics.has(id))
    .map((id) => ({ id, problem: 'is named, and there is no such topic' }))
  return [
    ...[...topics.values()].flatMap((topic) => problemsOfTopic(topic).map((problem) => ({ id: topic.id, problem }))),
    ...dead,
    ...tooManyOpen(topics),
  ]
}

function tooManyOpen(topics: Topics): TopicProblem[] {
  const asked = [...topics.values()].flatMap(({ id, asks, answers }) =>
    asks.filter(asksWhether).map((ask) => ({ id, isOpen: answers[ask]?.verdict === undefined })),
  )
  const open = asked.filter(({ isOpen }) => isOpen)
  if (!open[0] || open.length <= asked.length * MOST_OPEN) return []
  return [
    { id: open[0].id, problem: `and others answer ${open.length} of ${asked.length} questions without yes or no` },
  ]
}

/** Topics whose review is due by that day, soonest first. */
export function topicsDue(topics: Topics, by: IsoDay): Topic[] {
  return [...topics.values()]
    .filter(({ reviewBy }) => reviewBy <= by)
    .toSorted((one, other) => (one.reviewBy < other.reviewBy ? -1 : 1))
}

/** What is wrong with one topic, independent of the others. */
export function problemsOfTopic(topic: Topic): string[] {
  const { sources, figures, certainty, family, reviewBy, asks, short } = topic
  const cases = topic.cases.map(({ when, text }) => [`case ${when}`, text])
  const texts = [['short', short], ...Object.entries(topic.aspects), ...cases]
  return [
    ...texts.flatMap(([part = '', text = '']) => problemsOfText(part, text, figures)),
    ...Object.entries(figures).flatMap(([name, { text, source }]) => {
      if (text === '') return [`figure ${name} has no text`]
      return source !== undefined && !sources[source - 1] ? [`figure ${name} points to a source that isn’t there`] : []
    }),
    ...(certainty === 'sourced' && sources.length === 0 ? ['it’s marked as sourced, but has no source'] : []),
    ...(certainty === 'general' ? figuresWithoutSource(topic) : []),
    ...(certainty === 'general' ? texts.flatMap(([part = '', text = '']) => problemsOfRights(part, text)) : []),
    ...questionsWithoutAnswer(topic),
    ...sources.flatMap(({ publisher, address, checkedOn }) => [
      ...(/^https?:\/\//.test(address) ? [] : [`source ${address} isn’t a web address`]),
      ...problemsOfPublisher(publisher, address),
      ...(isIsoDay(checkedOn) ? [] : [`“${checkedOn}” isn’t a date for when a source was checked`]),
    ]),
    ...(FAMILIES.includes(family) ? [] : [`there’s no family called ${family}`]),
    ...(isIsoDay(reviewBy) ? [] : [`“${reviewBy}” isn’t a date to review it by`]),
    ...(asks.length < FEWEST_ASKS ? ['it needs more ways of asking'] : []),
  ]
}

function problemsOfText(part: string, text: string, figures: Topic['figures']): string[] {
  if (text === '') return [`${part} is empty`]
  const problem = problemOf(text)
  const unknown = placesOf(text).filter((name) => !(name in figures) && !REFERENCE.test(name))
  return [
    ...(ANSWERS_TITLE.test(text) ? [`${part} starts with yes or no`] : []),
    ...(problem === undefined ? [] : [`${part} ${problem}`]),
    ...unknown.map((name) => `${part} uses a figure that isn’t there, ${name}`),
  ]
}

/** "Can I …" in a title or a question needs yes, no or what it depends on, and its file says which. */
function questionsWithoutAnswer({ title, verdict, asks, answers }: Topic): string[] {
  return [
    ...(verdict === undefined && asksWhether(title) && OPENS_WHETHER.test(title) ? ['its title needs a verdict'] : []),
    ...asks
      .filter((ask) => asksWhether(ask) && !answers[ask])
      .map((ask) => `it doesn’t answer “${ask}” with yes or no`),
  ]
}

/** A name such as "Economy 7" needs no source; a sum, a span or a telephone number does. */
function figuresWithoutSource({ figures }: Topic): string[] {
  return Object.entries(figures).flatMap(([name, { text, source }]) =>
    source === undefined && /^[^A-Za-z]*\d/.test(text) ? [`it’s general, so it can’t have the figure ${name}`] : [],
  )
}
