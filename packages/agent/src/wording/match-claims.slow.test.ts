import { expect, test } from 'vitest'
import { takeTurn } from '../take-turn.ts'
import { freshState } from '../agent-state.ts'
import { testWorld } from '../evaluation/test-world.ts'
import { PREMISES } from '../knowledge/premises.ts'
import { TERMS } from '../knowledge/terms.ts'
import { mismatchOf } from './match-claims.ts'
import { mutantsOf } from './mutants.ts'
import { readClaims } from './read-claims.ts'
import { splitSentences } from './split-sentences.ts'

const ASKS = [
  'Should I switch?',
  'What would leaving my deal today cost me?',
  'Why is my bill so high?',
  'What is the price cap?',
]

test('no change that makes a sentence of ours false leaves it the same', async () => {
  const world = testWorld({ bill: true })
  const state = { ...freshState(), hasIntroduced: true }
  const answers = await Promise.all(ASKS.map(async (text) => (await takeTurn({ text, state, world })).text))
  const known = {
    suppliers: [...new Set(world.catalogue.map(({ supplier }) => supplier))],
    tariffs: [...new Set(world.catalogue.map(({ name }) => name))],
  }
  const sentences = [...Object.values(TERMS), ...Object.values(PREMISES), ...answers].flatMap((text) => {
    const { sentences: whole, rest } = splitSentences(text)
    return [...whole, rest].map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
  })
  let count = 0
  const through = sentences.flatMap((sentence) => {
    const own = readClaims(sentence, known)
    const mutants = mutantsOf(sentence)
    count += mutants.length
    return mutants.filter((mutant) => mismatchOf(readClaims(mutant, known), own) === undefined)
  })
  expect(count).toBeGreaterThan(1900)
  expect(through).toEqual([])
})
