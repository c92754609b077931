import { createHash } from 'node:crypto'
import { daysBetween, type IsoDay } from '@mowatt/tariffs'
import type { Question } from './question.ts'
import { shippedQuestions } from './shipped/shipped-questions.ts'

export type AskedQuestion = {
  id: string
  question: string
  options: readonly { id: string; text: string }[]
  rightOptionId: string
  explanation: string
}

/** Mixed once, so that two questions about one thing seldom follow each other. */
const rota = byHash(shippedQuestions, ({ id }) => id)
const FIRST_DAY = '2026-01-01'

/** The question of a day, the same for everybody: all of them in turn, so that none comes again before every other. */
export function questionOn(day: IsoDay): AskedQuestion {
  const turn = daysBetween(FIRST_DAY, day) % rota.length
  const question = rota.at(turn)
  if (!question) throw new Error('There are no questions')
  return asked(question)
}

/** An option is known by its own words, so that mixing them tells nothing and survives a reordering. */
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
