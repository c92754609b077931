import { expect, test } from 'vitest'
import { testWorld } from '../../test/test-world.ts'
import { parseCommands } from '../command/command-text.ts'
import { type AgentState, freshState } from '../state/agent-state.ts'
import { createReader } from './built-in/create-reader.ts'
import { readCommands } from './built-in/read-commands.ts'
import { hearModel, needsModel } from './by-model/read-by-model.ts'

const SCORED = { labels: [{ label: 'correct', p: 0.9 }], aspects: [], claims: [] }
const note = (key: 'spend' | 'postcode') => ({ key, subject: 'own' as const, message: 1, words: 'x', isPlain: true })
const after = (command: string, more: Partial<AgentState> = {}): AgentState => ({
  ...freshState(),
  ...more,
  focus: { commands: parseCommands(command) ?? [], said: [], misses: 0 },
})

/** Counts how often a turn's details are read: each time accesses the catalogue. */
function counted(text: string, state: AgentState) {
  const world = testWorld({ bill: true })
  const { catalogue } = world
  let times = 0
  const counting = Object.defineProperty({ ...world }, 'catalogue', {
    get() {
      times += 1
      return catalogue
    },
  })
  return { turn: { text, state, world: counting, said: [] }, times: () => times }
}

test.each([
  ['what is my unit rate', after('figure unit_rate of:bill')],
  ['sorry, £180', after('judge payment')],
  [
    'wrong, 120',
    after('judge payment', { turns: 2, own: { postcode: 'RG1 1AA' }, notes: [note('spend'), note('postcode')] }),
  ],
])('before the first decision a message is read once: %s', async (text, state) => {
  const { turn, times } = counted(text, state)
  await readCommands(turn, SCORED, () => SCORED)
  expect(times()).toBe(1)
})

test('a model’s reading and the built-in one share it', async () => {
  const { turn, times } = counted('what is my unit rate', after('compare'))
  expect(needsModel(turn)).toBe(true)
  await readCommands(turn, SCORED, () => SCORED)
  const said = JSON.stringify({
    commands: [{ do: 'figure', measure: 'unit_rate', of: 'bill' }],
    others: [],
    sure: 'yes',
  })
  expect(hearModel(said, turn, { topics: [], lookedUp: [] })).toMatchObject({ reading: { by: 'model' } })
  expect(times()).toBe(1)
})

test('the second of two questions is encoded once, though it is read in two contexts', async () => {
  const encoded: string[] = []
  const label = (text: string) => (text.startsWith('what') ? 'explain price_cap' : 'explain switch_time')
  const reader = createReader({
    heads: { digest: '', score: ({ text }) => ({ labels: [{ label: label(text), p: 0.9 }], aspects: [], claims: [] }) },
    embed: (text) => {
      encoded.push(text)
      return Promise.resolve(undefined)
    },
  })
  const text = 'what is the price cap and how long does a switch take'
  const { commands } = await reader.read({ text, state: freshState(), world: testWorld(), said: [] })
  expect(commands).toMatchObject([{ topic: 'price_cap' }, { topic: 'switch_time' }])
  expect(encoded.length).toBe(new Set(encoded).size)
})
