import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { parseCommands, printCommands } from '../command-text.ts'
import type { Reading, TurnContext } from '../reader.ts'
import { createJoinedReader } from './create-joined-reader.ts'

const readingOf = (text: string, confidence = 0.9, others: string[] = []): Reading => ({
  commands: parseCommands(text) ?? [],
  alternatives: others.map((each) => parseCommands(each) ?? []),
  confidence,
})
const byModel = (text: string, confidence = 0.95): Reading => ({ ...readingOf(text, confidence), by: 'model' })
const turn = (text = 'what is all this about then'): TurnContext => ({
  text,
  state: freshState(),
  world: testWorld(),
  said: [],
})
const never = () => new Promise<never>(() => {})
const builtIn = { read: async () => readingOf('explain exit_fee') }

async function read(parts: Partial<Parameters<typeof createJoinedReader>[0]>, text?: string): Promise<string> {
  const reader = createJoinedReader({ builtIn, byModel: async () => byModel('compare'), deadline: never, ...parts })
  const { by, commands } = await reader.read(turn(text))
  return `${by}: ${printCommands(commands)}`
}

test('the model’s reading counts where it is there in time', async () => {
  expect(await read({})).toBe('model: compare')
})

test.each([
  ['slow', { byModel: never, deadline: async () => undefined }],
  ['broken', { byModel: () => Promise.reject(new Error('away')) }],
  ['without a reading', { byModel: async () => undefined }],
  ['at a loss', { byModel: async () => byModel('talk unclear', 0.4) }],
  ['slow, with a deadline that is aborted', { byModel: never, deadline: () => Promise.reject(new Error('aborted')) }],
])('a model that is %s leaves the built-in reading', async (_name, parts) => {
  expect(await read(parts)).toBe('built-in: explain exit_fee')
})

test('a model is told once nobody waits any more', async () => {
  let isOver = () => false
  await read({
    byModel: (_turn, tells) => {
      isOver = tells
      return never()
    },
    deadline: async () => undefined,
  })
  expect(isOver()).toBe(true)
})

test('both read at the same time', async () => {
  const begun: string[] = []
  const reader = createJoinedReader({
    builtIn: {
      read: () => {
        begun.push('built-in')
        return never()
      },
    },
    byModel: () => {
      begun.push('model')
      return never()
    },
    deadline: never,
  })
  void reader.read(turn())
  expect(begun.toSorted()).toEqual(['built-in', 'model'])
})

test('what is read by its form alone asks no model', async () => {
  const asked: string[] = []
  const parts = {
    byModel: async ({ text }: TurnContext) => {
      asked.push(text)
      return byModel('compare')
    },
  }
  expect(await read(parts, 'yes please')).toBe('built-in: explain exit_fee')
  expect(asked).toEqual([])
})

test('the model alone reads where the built-in reader fails, and without either it fails', async () => {
  const failing = { read: () => Promise.reject(new Error('no heads')) }
  expect(await read({ builtIn: failing })).toBe('model: compare')
  await expect(read({ builtIn: failing, byModel: async () => undefined })).rejects.toThrow('no heads')
})

test('beside a reading that isn’t sure the built-in one is offered', async () => {
  const alternativesOf = async (confidence: number) => {
    const parts = { builtIn, byModel: async () => byModel('compare', confidence), deadline: never }
    const { alternatives } = await createJoinedReader(parts).read(turn())
    return alternatives.map(printCommands)
  }
  expect(await alternativesOf(0.7)).toEqual(['explain exit_fee'])
  expect(await alternativesOf(0.95)).toEqual([])
})
