import { expect, test } from 'vitest'
import { parseTalks } from '../../test/parse-talks.ts'

test('a talk is pairs of words and commands', () => {
  const [talk, other] = parseTalks(
    `# gas after electricity\nbill: yes\n> what's my rate\n= figure unit_rate of:bill\n\n> and gas?\n= edit fuel:gas\n# hello\n> hi\n= talk greeting\n`,
  )
  expect(talk).toEqual({
    name: 'gas after electricity',
    hasBill: true,
    turns: [
      { words: "what's my rate", commands: [{ do: 'figure', measure: 'unit_rate', of: 'bill' }] },
      { words: 'and gas?', commands: [{ do: 'edit', fuel: 'gas' }] },
    ],
  })
  expect(other?.hasBill).toBe(false)
})

test.each([
  ['> hi\n= talk greeting', /Line 1/],
  ['# a\n> hi\n> there', /Line 3/],
  ['# a\n> hi\n= dance', /Line 3: no such command/],
  ['# a\n> hi', /has no command/],
])('a talk that cannot be read says where: %j', (text, why) => {
  expect(() => parseTalks(text)).toThrow(why)
})
