import { createHash } from 'node:crypto'
import { daysBetween, type IsoDay } from '@mowatt/tariffs'
import type { EditedQuestion, Question } from './question.ts'
import { shippedQuestions } from './shipped/shipped-questions.ts'

export type AskedQuestion = {
  id: string
  question: string
  options: readonly { id: string; text: string }[]
  rightOptionId: string
  explanation: string
}

/** Shuffled once, so that two questions about one thing seldom follow each other. */
const rota = byHash(shippedQuestions, ({ id }) => id)
const FIRST_DAY = '2026-01-01'

/**
 * The question of a day, the same for everyone: all that ship in turn, so that none comes again before every other, as
 * edited. One with its own date takes that day. A deleted one leaves its turn to the next.
 */
export function questionOn(day: IsoDay, edited: readonly EditedQuestion[] = []): AskedQuestion {
  const dated = edited.find(({ askedOn, isDeleted }) => askedOn === day && !isDeleted)
  if (dated) return asked(questionOf(dated))
  const known = new Map(edited.map((each) => [each.id, each]))
  const turn = daysBetween(FIRST_DAY, day) % rota.length
  const inTurn = [...rota.slice(turn), ...rota.slice(0, turn)]
  const question = inTurn.find(({ id }) => known.get(id)?.isDeleted !== true) ?? inTurn[0]
  if (!question) throw new Error('There are no questions')
  const own = known.get(question.id)
  return asked(own && !own.isDeleted ? questionOf(own) : question)
}

function questionOf({ id, question, rightAnswer, wrongAnswers, explanation }: EditedQuestion): Question {
  return { id, question, options: [rightAnswer, ...wrongAnswers], explanation }
}

/** An option is identified by its own words, so that shuffling them reveals nothing and survives a reordering. */
function asked({ id, question, options, explanation }: Question): AskedQuestion {
  const known = options.map((text) => ({ id: hash(`${id}: ${text}`).slice(0, 8), text }))
  const [right] = known
  return { id, question, options: byHash(known, ({ id: own }) => own), rightOptionId: right?.id ?? '', explanation }
}

function byHash<T>(list: readonly T[], name: (item: T) => string): T[] {
  return list
    .map((item) => ({ item, place: hash(name(item)) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ item }) => item)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
