import * as z from 'zod/mini'
import { type ContentKind, contentKinds } from './content-kinds.ts'

const text = z.string()

/** Kinds that the public API doesn't have: other features read what is published. */
const topic: ContentKind = {
  name: 'topic',
  path: 'topics',
  isSingle: false,
  isFixed: true,
  fields: { title: 'text', answer: 'text', reviewBy: 'date', sources: 'json', figures: 'json' },
  shape: {
    title: text.check(z.minLength(1)),
    answer: text.check(z.minLength(1)),
    reviewBy: z.iso.date(),
    sources: z.array(z.object({ publisher: text, title: text, address: text, checked_on: z.iso.date() })),
    figures: z.record(text, z.object({ text, source: z.optional(z.int()) })),
  },
}

/** A question of the day. Reading it beforehand would give away the right answer. */
const question: ContentKind = {
  name: 'question',
  path: 'questions',
  isSingle: false,
  fields: { question: 'text', rightAnswer: 'text', wrongAnswers: 'json', explanation: 'text', askedOn: 'date' },
  shape: {
    question: text.check(z.minLength(1)),
    rightAnswer: text.check(z.minLength(1)),
    wrongAnswers: z.array(text),
    explanation: text.check(z.minLength(1)),
    askedOn: z.nullable(z.iso.date()),
  },
}

/** Everything that the console edits. */
export const editedKinds: readonly ContentKind[] = [...contentKinds, question, topic]
