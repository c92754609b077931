import { readdirSync, readFileSync } from 'node:fs'
import { createReader, type Reply, runCommand, takeTurn } from '@mowatt/agent'
import { freshState } from '@mowatt/agent/agent-state'
import { electricBill, testWorld } from '@mowatt/agent/test-world'
import { parseTalks, type WrittenTalk } from '@mowatt/agent/written-talks'
import { expect, test } from 'vitest'
import { casesOf } from '../../../../../test-size.ts'
import { readKnowledge } from './read-knowledge.ts'

const REPLIES = 10_000
const FOLDER = new URL('../../../../../packages/agent/talks/', import.meta.url)
const { heads, topics } = readKnowledge()
// Without the encoder, so that it is quick: misreadings have to be traceable too.
const reader = createReader({ heads, embed: async () => undefined })
const VALUE = /\d(?:[\d,.:]*\d)?/g

/** Talks of every file in turn, so that a sample has some of each. */
function talksOfAllFiles(): WrittenTalk[] {
  const files = readdirSync(FOLDER).map((name) => parseTalks(readFileSync(new URL(name, FOLDER), 'utf8')))
  const most = Math.max(...files.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => files.flatMap((talks) => talks[at] ?? [])).flat()
}

/** Bills with other prices, so that no figure of one matches another by coincidence. */
function worldOf({ hasBill }: WrittenTalk, seed: number) {
  const world = { ...testWorld({ bill: hasBill }), topics }
  const facts = electricBill(
    { totalChargesGbp: 61 + (seed % 97), balanceGbp: (seed % 83) - 41 },
    {
      unitRates: [{ register: 'single', pencePerKwh: 14 + (seed % 173) / 10, vat: 'included' }],
      standingChargePencePerDay: 31 + (seed % 191) / 10,
      estimatedAnnualUsageKwh: 1900 + (seed % 137) * 10,
    },
  )
  const isOther = hasBill && seed % 3 > 0
  return isOther
    ? { ...world, bills: [{ billId: `bill-${seed}`, reading: { facts, evidence: {}, checks: [] } }] }
    : world
}

/** Each value of the text is one of a fact's, and each fact leads to something that isn't Mo's own sentence. */
function faultsOf({ text, facts, problems }: Reply): string[] {
  const byName = new Map(facts.map((fact) => [fact.name, fact]))
  const values = new Set(facts.flatMap((fact) => fact.text.match(VALUE) ?? []))
  const isRooted = (name: string, above: readonly string[] = []): boolean => {
    const from = byName.get(name)?.from
    if (!from || above.includes(name)) return false
    if (from.kind !== 'worked') return true
    return (from.of ?? []).length > 0 && (from.of ?? []).every((each) => isRooted(each, [...above, name]))
  }
  return [
    ...problems,
    ...(text.match(VALUE) ?? []).flatMap((value) => (values.has(value) ? [] : [`${value} is of no fact`])),
    ...facts.flatMap(({ name }) => (isRooted(name) ? [] : [`${name} leads nowhere`])),
  ]
}

test('of ten thousand replies none has a value that leads nowhere', async () => {
  const wanted = casesOf(REPLIES)
  const faults: string[] = []
  let [replies, values] = [0, 0]
  for (const [seed, talk] of talksOfAllFiles().entries()) {
    const world = worldOf(talk, seed)
    let state = freshState()
    const messages: string[] = []
    for (const { words } of talk.turns) {
      const reply = await takeTurn({ text: words, state, world, messages }, { reader, run: runCommand })
      faults.push(...faultsOf(reply).map((fault) => `${talk.name}: ${words}: ${fault}: ${reply.text}`))
      replies += 1
      values += reply.text.match(VALUE)?.length ?? 0
      messages.push(words)
      state = reply.state
    }
    if (replies >= wanted) break
  }
  expect(faults).toEqual([])
  expect(replies).toBeGreaterThanOrEqual(wanted)
  // Otherwise nothing was said that could have been wrong.
  expect(values).toBeGreaterThan(wanted)
})
