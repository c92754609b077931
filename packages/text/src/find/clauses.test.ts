import { expect, test } from 'vitest'
import { splitQuestions } from './clauses.ts'

test.each([
  ['can I switch now and how long does it take', ['can I switch now', 'how long does it take']],
  ['is my standing charge high and when does my deal end?', ['is my standing charge high', 'when does my deal end?']],
  [
    'what day does my deal end, and which supplier am I with?',
    ['what day does my deal end,', 'which supplier am I with?'],
  ],
  ['I pay too much can I switch', ['I pay too much can I switch']],
  ['how many days will it take', ['how many days will it take']],
  ['why is my bill so high', ['why is my bill so high']],
  ['how much more will I pay if I work from home', ['how much more will I pay if I work from home']],
  ['what is my rate and what about gas', ['what is my rate', 'what about gas']],
])('a question keeps the word it begins with, and not the one that joins it: %s', (text, questions) => {
  expect(splitQuestions(text)).toEqual(questions)
})
