import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { ASPECTS, type Command } from '../command/command.ts'
import { parseCommands } from '../command/command-text.ts'
import { createTopics } from '../topics/parse-topic.ts'
import { takeTurn } from '../turn/take-turn.ts'
import { runCommand } from './run-command.ts'

const FOLDER = path.join(import.meta.dirname, '../../topics')
const topics = createTopics(
  globSync('*.md', { cwd: FOLDER }).map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') })),
)
const state = { ...freshState(), hasIntroduced: true }
const world = { ...testWorld(), topics }

test('every text of every topic passes the audit', async () => {
  const refused: string[] = []
  for (const { id, aspects } of topics.values())
    for (const aspect of [undefined, ...ASPECTS.filter((each) => aspects[each] !== undefined)]) {
      const command: Command = { do: 'explain', topic: id, ...(aspect && { aspect }) }
      const reader = { read: async () => ({ commands: [command], alternatives: [], confidence: 1 }) }
      const { statements } = await takeTurn({ text: 'Tell me', state, world }, { reader, run: runCommand })
      if (!statements.some(({ template }) => template === `topic:${id}:${aspect ?? 'short'}`))
        refused.push(`${id} ${aspect ?? ''}`)
    }
  expect(refused).toEqual([])
})

test.each([
  ['are coin meters still allowed', 'Yes.'],
  ['We have a coin meter. Is that legal?', 'Yes.'],
  ['what is a coin meter', undefined],
])('a yes or no is said to who asks whether: %s', async (text, verdict) => {
  const command: Command = { do: 'explain', topic: 'coin_meter' }
  const reader = { read: async () => ({ commands: [command], alternatives: [], confidence: 1 }) }
  const reply = await takeTurn({ text, state, world }, { reader, run: runCommand })
  expect(reply.statements.map(({ template }) => template)).toEqual(
    verdict ? ['conclude.yes', 'topic:coin_meter:short'] : ['topic:coin_meter:short'],
  )
})

test('each question of a topic’s own that wants yes or no opens with its answer', async () => {
  const missed: string[] = []
  const answered = [...topics.values()].flatMap(({ id, answers }) =>
    Object.entries(answers).map(([ask, own]) => ({ id, ask, ...own })),
  )
  for (const { id, ask, verdict, aspect } of answered) {
    const command: Command = { do: 'explain', topic: id }
    const reader = { read: async () => ({ commands: [command], alternatives: [], confidence: 1 }) }
    const { text, statements } = await takeTurn({ text: ask, state, world }, { reader, run: runCommand })
    const opens = { yes: 'Yes.', no: 'No.', depends: 'It depends', usually: 'Usually, yes.', sometimes: 'Sometimes.' }
    const opening = verdict === 'unknown' ? 'I can’t say for sure.' : verdict && opens[verdict]
    const isWhole = statements.some(({ template }) => template === `topic:${id}:${aspect ?? 'short'}`)
    if (!isWhole || (opening !== undefined && !text.startsWith(opening))) missed.push(`${id}: ${ask}`)
  }
  expect(missed).toEqual([])
  expect(answered.length).toBeGreaterThan(1500)
})

test('where no topic fits, our guides are quoted; where none does either, Mo says so', async () => {
  const ask = async (text: string, topic: string) => {
    const reader = {
      read: async () => ({ commands: [{ do: 'explain' as const, topic }], alternatives: [], confidence: 1 }),
    }
    const { statements, cards } = await takeTurn({ text, state, world }, { reader, run: runCommand })
    return { says: statements.map(({ template }) => template), cards }
  }
  const guide = {
    says: ['talk.guide'],
    cards: [{ kind: 'links', links: [{ label: 'Charging an electric car at home' }] }],
  }
  expect(await ask('what do I need for charging', 'guide:ev')).toMatchObject(guide)
  expect(await ask('something on charging my electric car', 'no_such_topic')).toMatchObject(guide)
  expect(await ask('can my parrot have a tariff', 'no_such_topic')).toMatchObject({ says: ['talk.no_topic'] })
})

test.each([
  ['can you read my bill', 'explain upload_bill', true],
  ['is my bill right', 'explain check_bill', true],
  ['what did my bill come to', 'figure total of:bill', true],
  ['what is an exit fee', 'explain exit_fee', false],
])('%s, after a bill was stopped: how it’s read is said: %s, %s', async (text, reads, isSaid) => {
  const stopped = { ...world, hasStoppedBill: true }
  const reader = { read: async () => ({ commands: parseCommands(reads) ?? [], alternatives: [], confidence: 1 }) }
  const reply = await takeTurn({ text, state, world: stopped }, { reader, run: runCommand })
  expect(reply.text.startsWith('I still have your bill, but you stopped me before I’d read it.')).toBe(isSaid)
  expect(reply.problems).toEqual([])
})
