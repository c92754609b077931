import { expect, test } from 'vitest'
import { parseCommands, printCommands } from '../../command/command-text.ts'
import type { Reading } from '../reader.ts'
import { chooseReading } from './choose-reading.ts'

const readingOf = (text: string, confidence: number, by: 'built-in' | 'model'): Reading => ({
  commands: parseCommands(text) ?? [],
  alternatives: [],
  confidence,
  by,
})
const builtIn = readingOf('explain exit_fee', 0.9, 'built-in')
const compare = (confidence: number) => readingOf('compare', confidence, 'model')

test('the model’s reading counts, unless there is none or it is at a loss', () => {
  expect(chooseReading(builtIn, compare(0.95))).toEqual(compare(0.95))
  expect(chooseReading(builtIn, undefined)).toBe(builtIn)
  expect(chooseReading(builtIn, readingOf('talk unclear', 0.4, 'model'))).toBe(builtIn)
  const lost = { ...builtIn, confidence: 0.2 }
  expect(chooseReading(lost, readingOf('talk unclear', 0.4, 'model')).by).toBe('model')
})

test('beside a reading that isn’t sure the built-in one is offered', () => {
  const alternativesOf = (reading: Reading) => reading.alternatives.map(printCommands)
  expect(alternativesOf(chooseReading(builtIn, compare(0.7)))).toEqual(['explain exit_fee'])
  expect(alternativesOf(chooseReading(builtIn, compare(0.95)))).toEqual([])
  expect(alternativesOf(chooseReading(readingOf('compare', 0.6, 'built-in'), compare(0.7)))).toEqual([])
})

test('which way the one question points is the built-in reader’s to say', () => {
  const model = (text: string) => readingOf(text, 0.95, 'model')
  const said = (text: string) => printCommands(chooseReading({ ...builtIn, claim: 'credit' }, model(text)).commands)
  expect(said('note + figure balance of:bill')).toBe('note + figure balance of:bill claim:credit')
  expect(said('explain exit_fee')).toBe('explain exit_fee')
  expect(said('figure balance of:bill + judge rate')).toBe('figure balance of:bill + judge rate')
})
