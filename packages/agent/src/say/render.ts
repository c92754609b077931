import { capital, joinSentences, tidySentence } from '@mowatt/text/words/sentences'
import type { FactId } from '../facts/fact.ts'
import type { Topics } from '../topics/topic.ts'
import type { Phrase, Statement } from './statement.ts'
import { fillPlaces, templateText } from './templates.ts'
import { isWord } from './words.ts'

/** More reasons make an answer too long; they are left out from the end. */
const MOST_REASONS = 4

const isAnswer = ({ role }: Statement) => role === 'answer'

/** The lookup of values; only their formatted text is needed. */
type Values = { get(id: FactId): { text: string } }

/** The statements of the reply, in order: answers with reasons, every warning, and one next step or question. */
export function orderStatements(statements: readonly Statement[]): Statement[] {
  // Two questions might both be answered by yes.
  const keyOf = (each: Statement, at: number) => (isVerdict(each) ? `${at}` : JSON.stringify(each))
  const once = [...new Map(statements.map((each, at) => [keyOf(each, at), each])).values()]
  const of = (role: Statement['role']) => once.filter((each) => each.role === role)
  const [asks, nexts] = [of('ask').slice(0, 1), of('next').slice(0, 1)]
  const reasons = of('because')
    .filter(
      (each) => !of('answer').some((answer) => saysSame(answer, each)) && !once.some((other) => saysMore(other, each)),
    )
    .slice(0, MOST_REASONS)
  const told = once.filter((each) => isAnswer(each) || reasons.includes(each))
  return [...byAnswer(told), ...of('warning'), ...(asks.length > 0 ? asks : nexts)]
}

/** With several answers each has its own reasons: "That’s £75 for gas" is about the sentence just before. */
function byAnswer(told: readonly Statement[]): Statement[] {
  const groups: Statement[][] = []
  for (const each of told) {
    const last = groups.at(-1)
    const isNext = isAnswer(each) && last?.at(-1)?.role === 'because' && last.some(isAnswer)
    if (last && !isNext) last.push(each)
    else groups.push([each])
  }
  return groups.flatMap((group) => [...group.filter(isAnswer), ...group.filter((each) => !isAnswer(each))])
}

function isVerdict({ template }: Statement): boolean {
  return template.startsWith('conclude.')
}

/** A reason with the same figures as an answer adds nothing; with one figure it may say something else. */
function saysSame(answer: Statement, reason: Statement): boolean {
  const [one, other] = [answer, reason].map((each) => JSON.stringify(each.facts ?? {}))
  return one === other && Object.keys(reason.facts ?? {}).length > 1
}

/** The date with its rule includes the date. */
function saysMore({ template, facts }: Statement, reason: Statement): boolean {
  return template === 'exit_fee.free_from' && reason.template === 'free.is' && facts?.['day'] === reason.facts?.['day']
}

/** The facts of a phrase, and of those inside it. */
export function factIdsOf({ facts = {}, phrases = {} }: Phrase): FactId[] {
  return [...Object.values(facts), ...Object.values(phrases).flatMap(factIdsOf)]
}

/** Renders statements as text. Throws if a placeholder is not filled: a sentence with a gap is a bug. */
export function renderStatements(
  statements: readonly Statement[],
  book: Values,
  { topics }: { topics?: Topics | undefined } = {},
): string {
  return orderStatements(statements)
    .map((each) => ({ text: capital(tidySentence(renderPhrase(each, book, topics))), isOwn: isVerdict(each) }))
    .filter(({ text, isOwn }, at, all) =>
      isOwn ? all[at - 1]?.text !== text : all.findIndex((each) => each.text === text) === at,
    )
    .map(({ text }) => text)
    .reduce((text, next, at, all) => joinSentences(text, next, all[at - 1] ?? ''), '')
}

function renderPhrase(phrase: Phrase, book: Values, topics: Topics | undefined): string {
  const text = templateText(phrase.template, topics)
  if (text === undefined) throw new Error(`No template ${phrase.template}`)
  return fillPlaces(text, (place) => {
    const [fact, word, inner] = [phrase.facts?.[place], phrase.words?.[place], phrase.phrases?.[place]]
    if (fact !== undefined) return book.get(fact).text
    if (inner) return renderPhrase(inner, book, topics)
    if (word !== undefined && isWord(word)) return word
    throw new Error(`${phrase.template} has nothing for {${place}}`)
  })
}
