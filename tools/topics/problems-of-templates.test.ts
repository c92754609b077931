import { expect, test } from 'vitest'
import { problemsOfTemplates } from './problems-of-templates.ts'

test('no template and no word holds a digit, a figure in words or a name', () => {
  expect(problemsOfTemplates()).toEqual([])
})

test.for([
  ['You save £9.', 'digit'],
  ['You have forty-nine days left.', 'figure'],
  ['Larkspur Energy is best.', 'name'],
  ['It costs {amount.', 'place'],
])('%s is refused', ([text = '', problem]) => {
  expect(problemsOfTemplates({ planted: text })).toEqual([
    { id: 'planted', problem: expect.stringContaining(problem ?? '') },
  ])
})
