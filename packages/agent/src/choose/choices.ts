import type { ChatCard } from '@mowatt/contract'
import type { FactBook } from '../facts/fact-book.ts'
import type { Fact } from '../facts/fact.ts'
import { ASPECTS, type Command } from '../command/command.ts'
import type { Reading } from '../read/reader.ts'
import { factIdsOf, orderStatements, renderStatements } from '../say/render.ts'
import type { Statement } from '../say/statement.ts'
import { topicStatement } from '../say/topic-statement.ts'
import { linksOf } from '../tools/explain.ts'
import { type Topic, topicNamed, type Topics } from '../topics/topic.ts'
import { isVerbatim } from './is-verbatim.ts'
import type { World } from '../state/world.ts'

type Explain = Extract<Command, { do: 'explain' }>

/** A text of a topic that isn't in the answer, and could be; `when` names the people for whom it holds. */
export type Extra = { statement: Statement; command: Explain; cards: readonly ChatCard[]; when?: string }

/** One numbered choice of a model: statements that belong together. */
export type Choice = {
  statements: readonly Statement[]
  /** With `#` for each figure, day and name that isn't in our topics. */
  text: string
  /** Included whatever a model chooses. */
  isKept: boolean
  /** Begins with yes or no. */
  isVerdict: boolean
  extra?: Extra
}

/** Other answers, such as actions and small talk, are not changed. */
const CHOSEN_FROM: readonly Command['do'][] = ['figure', 'explain', 'judge', 'compare', 'narrow', 'point']
const KEPT_ROLES: readonly Statement['role'][] = ['warning', 'ask']
/** Fees, deadlines and danger, wherever they are mentioned. */
const KEPT =
  /\b(?:fees?|fines?|penalt(?:y|ies)|deadlines?|latest|too late|emergency|danger(?:ous)?|unsafe|smell|carbon monoxide|shock|fire|ill|medical)\b|\b(?:within|until|by|before|after|from|in the last|in the first) #/i
/** The exit fee, and what an answer assumes about the user's own deal. */
const KEPT_OF_OWN = /\b(?:leav(?:e|ing)|estimated?|sample|I (?:took|don’t know|can’t))\b/i
/** Refers to the sentence before it. */
const LEANS =
  /^#|^(?:That|This|These|Those|It|Its|They|Then|There|Together|After that|So|But|Because|The difference)\b|\b(?:of (?:that|it)|on top)\b/
/** Meaningless without the sentence after it. */
const OPENS = /^.{1,12}$|:$/
const VERDICT = /^(?:Yes|No|Not much|It depends|(?:Usually|Sometimes|Probably)(?=[,.]))(?![a-z])/
const MOST_WHOLE = 2
const MOST_NEAR = 3
/** What anybody may know. Figures of bills and tariffs, and what was worked out from them, aren't shown. */
const PUBLIC: readonly Fact['provenance']['from'][] = ['topic', 'reference']

/** Texts that the answer leaves out: all of the topics explained, meant instead or nearest, and the next short ones. */
export function extrasOf(
  commands: readonly Command[],
  { alternatives, near = [] }: Pick<Reading, 'alternatives' | 'near'>,
  statements: readonly Statement[],
  { world, facts }: { world: World; facts: FactBook },
): Extra[] {
  const named = (each: Command) => (each.do === 'explain' ? topicNamed(world.topics, each.topic) : [])
  const explained = commands.flatMap(named)
  const meant = [...explained, ...alternatives.flat().flatMap(named)]
  const nearest = meant.length > 0 ? near.flatMap((id) => topicNamed(world.topics, id)) : []
  const whole = [...new Set([...meant, ...nearest.slice(0, MOST_WHOLE)])]
  const short = nearest.filter((topic) => !whole.includes(topic)).slice(0, MOST_NEAR)
  const extra = (topic: Topic, part = 'short', when?: string): Extra[] => {
    const aspect = ASPECTS.find((each) => each === part)
    const command: Explain = { do: 'explain', topic: topic.id, ...(aspect && { aspect }) }
    const statement = topicStatement(topic, facts, part)
    const isSaid = statements.some(({ template }) => template === statement?.template)
    if (!statement || isSaid || isVerbatim([command], undefined, world)) return []
    return [{ statement, command, cards: explained.includes(topic) ? [] : linksOf(topic), ...(when && { when }) }]
  }
  const ofWhole = whole.flatMap((topic) => [
    ...extra(topic),
    ...topic.cases.flatMap(({ when }, at) => extra(topic, `case_${at}`, when)),
    ...ASPECTS.flatMap((aspect) => extra(topic, aspect)),
  ])
  return [...ofWhole, ...short.flatMap((topic) => extra(topic))]
}

/** An answer of which parts may be left out. Plain data: the choice may be made in another process. */
export type Choosable = {
  statements: readonly Statement[]
  commands: readonly Command[]
  facts: readonly Fact[]
  /** Undefined if all of it is required. */
  extras: readonly Extra[] | undefined
}

/** The choices, in the order of the answer; empty if there's nothing to choose. */
export function choicesOf({ statements, commands, facts, extras }: Choosable, topics: Topics | undefined): Choice[] {
  if (!extras || commands.length === 0 || !commands.every(({ do: name }) => CHOSEN_FROM.includes(name))) return []
  const textOf = (statement: Statement) => renderStatements([statement], { get: () => ({ text: '#' }) }, { topics })
  const shown = new Map(facts.map(({ id, text, provenance: { from } }) => [id, PUBLIC.includes(from) ? text : '#']))
  const shownOf = (statement: Statement) =>
    renderStatements([statement], { get: (id) => ({ text: shown.get(id) ?? '#' }) }, { topics })
  const days = new Set(facts.flatMap(({ id, value }) => (value.unit === 'day' ? [id] : [])))
  const isKept = (statement: Statement) =>
    KEPT_ROLES.includes(statement.role) ||
    KEPT.test(textOf(statement)) ||
    (!statement.template.startsWith('topic:') && KEPT_OF_OWN.test(textOf(statement))) ||
    factIdsOf(statement).some((id) => days.has(id))
  const choice = (of: readonly Statement[], extra?: Extra): Choice => {
    const text = of.map(textOf).join(' ')
    const isOwn = extra === undefined
    return {
      statements: of,
      text: of.map(shownOf).join(' '),
      isKept: isOwn && of.some(isKept),
      isVerdict: VERDICT.test(text),
      ...(extra && { extra }),
    }
  }
  const choices = [
    ...together(orderStatements(statements), textOf).map((group) => choice(group)),
    ...extras.map((extra) => choice([extra.statement], extra)),
  ]
  return choices.some((each) => mayGo(each, choices)) ? choices : []
}

/** Whether a choice could change anything: a single answer stays, and a next step alone is not worth a request. */
function mayGo({ isKept, extra, statements }: Choice, choices: readonly Choice[]): boolean {
  const isOnly = choices.filter((each) => each.statements.some(isAnswer)).length === 1 && statements.some(isAnswer)
  return extra !== undefined || !(isKept || isOnly || statements.every(({ role }) => role === 'next'))
}

function isAnswer({ role }: Statement): boolean {
  return role === 'answer'
}

/** A sentence that refers to the one before it would mean something else after another. */
function together(statements: readonly Statement[], textOf: (statement: Statement) => string): Statement[][] {
  const groups: Statement[][] = []
  let before = ''
  for (const statement of statements) {
    const text = textOf(statement)
    const group = groups.at(-1)
    // The yes or no before a topic's text may be left out, if it answers another question than was asked.
    const isTopic = statement.template.startsWith('topic:')
    const isOfOther = isTopic && group?.at(-1)?.template.startsWith('topic:')
    const isOpened = OPENS.test(before) && !isTopic
    if (group && !isOfOther && (LEANS.test(text) || isOpened || text === before)) group.push(statement)
    else groups.push([statement])
    before = text
  }
  return groups
}
