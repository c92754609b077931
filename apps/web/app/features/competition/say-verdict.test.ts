import { expect, test } from 'vitest'
import { sayVerdict } from './say-verdict.ts'

const checked = (...outcomes: ('holds' | 'waits' | 'fails')[]) =>
  outcomes.map((outcome) => ({ step: 'rules' as const, outcome, found: '', published: '' }))

test('what is not published yet is told from what there never was', () => {
  expect(sayVerdict(checked('holds', 'waits')).text).toMatch(/once it’s published/)
  expect(sayVerdict(checked('holds', 'waits'), true)).toMatchObject({
    tone: 'success',
    text: expect.stringMatching(/^Nobody entered/),
  })
  expect(sayVerdict(checked('fails', 'waits'), true).tone).toBe('danger')
  expect(sayVerdict(checked('holds')).text).toMatch(/^Everything matches/)
})
