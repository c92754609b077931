import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sayCommand } from '@mowatt/agent/say-command'
import { parseTalks } from '@mowatt/agent/written-talks'
import { expect, test } from 'vitest'
import type { Model } from '../../apps/server/src/platform/model/model.ts'
import { type CheckedTurn, checkModel } from './check-model.ts'
import { sayCheck } from './say-check.ts'

const FILE = path.join(import.meta.dirname, '../../packages/agent/readings/talks.txt')
const talks = parseTalks(readFileSync(FILE, 'utf8'))
const rights = talks.flatMap(({ turns }) => turns.map(({ commands }) => commands))
const manner = () => ({ shapes: 'tool' as const, isStreaming: true })

/** Knows every written answer, or says the same to every request. */
function modelSaying(words?: string): Model {
  let index = 0
  return {
    name: 'small',
    manner,
    async *stream({ shape }) {
      const isReading = shape?.name === 'commands'
      if (isReading) {
        const commands = rights[index++]?.map(sayCommand)
        yield { kind: 'text', text: words ?? JSON.stringify({ commands, others: [], sure: 'yes' }) }
      } else yield { kind: 'text', text: words ?? '{"say":[2],"lead":"none"}' }
      yield { kind: 'end', usage: isReading ? { promptTokens: 2000, completionTokens: 50 } : CHOOSING }
    },
  }
}
const CHOOSING = { promptTokens: 300, completionTokens: 0 }

function check(model: Model): Promise<CheckedTurn[]> {
  return checkModel({ model, talks, embed: async () => undefined, patienceMs: 600_000, nowMs: () => 0 })
}

test('there are 20 talks, and each right command survives being said by a model', async () => {
  expect(talks).toHaveLength(20)
  const model = modelSaying()
  const turns = await check(model)
  expect(turns.filter(({ by, read, right }) => by !== 'model' || read !== right)).toEqual([])
  expect(sayCheck(model, turns)).toMatchObject(
    expect.arrayContaining([
      'Structured answers: a tool that has to be called',
      `Read by the model: ${turns.length} of ${turns.length} messages; as written down: ${turns.length}`,
      expect.stringMatching(/^Tokens of a thousand turns: 2,\d{3},000 in and 50,000 out$/),
    ]),
  )
})

test('a model that is no help is found out, with what it said instead', async () => {
  const model = modelSaying('I would rather not.')
  const lines = sayCheck(model, await check(model))
  expect(lines).toContain('Structured answers: none came')
  expect(lines.filter((line) => line.includes('built-in:')).length).toBeGreaterThan(0)
})
