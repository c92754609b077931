import { expect, test } from 'vitest'
import { checkTemplates } from './check-templates.ts'

test('no template and no word holds a digit, a figure in words or a name', () => {
  expect(checkTemplates()).toEqual([])
})

test.for([
  ['You save £9.', 'digit'],
  ['You have forty-nine days left.', 'figure'],
  ['Larkspur Energy is best.', 'name'],
  ['It costs {amount.', 'place'],
])('%s is refused', ([text = '', problem]) => {
  expect(checkTemplates({ planted: text })).toEqual([
    { id: 'planted', problem: expect.stringContaining(problem ?? '') },
  ])
})
