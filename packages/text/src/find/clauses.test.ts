import { expect, test } from 'vitest'
import { splitQuestions } from './clauses.ts'

test.each([
  ['can I switch now and how long does it take', ['can I switch now', 'and how long does it take']],
  [
    'is my standing charge high and when does my deal end?',
    ['is my standing charge high', 'and when does my deal end?'],
  ],
  [
    'what day does my deal end, and which supplier am I with?',
    ['what day does my deal end,', 'and which supplier am I with?'],
  ],
  ['I pay too much can I switch', ['I pay too much can I switch']],
  ['why is my bill so high', ['why is my bill so high']],
])('a question keeps the word it begins with: %s', (text, questions) => {
  expect(splitQuestions(text)).toEqual(questions)
})
