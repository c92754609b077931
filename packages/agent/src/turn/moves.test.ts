import { expect, test } from 'vitest'
import { freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { parseCommands, printCommands } from '../command/command-text.ts'
import { readDetails } from '../read/details/read-details.ts'
import { runCommand } from '../tools/run-command.ts'
import type { Reply } from './say-turn.ts'
import { takeTurn } from './take-turn.ts'

/** A talk with the real tools, where each message is read as it is written here. */
async function hold(hasBill: boolean, ...turns: readonly (readonly [text: string, reads: string])[]): Promise<Reply[]> {
  const world = testWorld({ bill: hasBill })
  const replies: Reply[] = []
  let state = freshState()
  for (const [text, reads] of turns) {
    const { today, catalogue } = world
    const details = readDetails(text, { today, catalogue, wanted: state.asked?.wanted })
    const commands = (parseCommands(reads) ?? []).map((command) => {
      return command.do === 'note' ? { ...command, told: details.stated } : command
    })
    const reader = { read: async () => ({ commands, alternatives: [], confidence: 0.9 }) }
    const reply = await takeTurn({ text, state, world }, { reader, run: runCommand })
    state = reply.state
    replies.push(reply)
  }
  return replies
}

test('a conclusion is answered from the figures of the last answer, which stays on the table', async () => {
  const replies = await hold(
    true,
    ['is my electric rate above the cap', 'judge rate fuel:electricity'],
    ['so its dearer then', 'conclude dearer'],
    ['so gas too', 'edit fuel:gas'],
  )
  expect(replies[1]?.text).toMatch(
    /^Yes\. Your electricity unit rate is above the price cap\. It’s 27\.50p per kWh, and the cap is 26\.32p\./,
  )
  expect(replies[1]?.facts.map(({ text }) => text)).toContain('27.50p')
  expect(printCommands(replies[2]?.commands ?? [])).toBe('judge rate fuel:gas')
})

test('a conclusion from a list is about its first offer, and proposes nothing', async () => {
  const replies = await hold(true, ['find me a better deal', 'compare'], ['so worth it then', 'conclude cheaper'])
  expect(replies[1]?.text).toMatch(/^Yes\. Larkspur Fix 12 from Larkspur Energy would save you £344\.75 a year/)
  expect(replies[1]?.cards.map(({ kind }) => kind)).toEqual(['evidence'])
})

test('a conclusion from nothing is not understood, and says so', async () => {
  const [reply] = await hold(false, ['so hes wrong then', 'conclude wrong'])
  expect(reply?.text).toContain('Sorry, I didn’t understand that.')
})

test('figures of an earlier message are good for the next', async () => {
  const replies = await hold(
    false,
    ['52 kwh from flat at 9p', 'figure cost of:told'],
    ['at 82p on the motorway', 'figure cost of:told'],
  )
  // 52 x 9p and 52 x 82p
  expect(replies[0]?.text).toContain('£4.68')
  expect(replies[1]?.text).toContain('£42.64')
})

test('an aside is acknowledged, is no miss, and what Mo asked for stays asked', async () => {
  const replies = await hold(
    false,
    ['compare for me', 'compare'],
    ['hang on let me look', 'talk aside'],
    ['RG1 1AA', 'note'],
  )
  expect(replies[1]?.text).toBe('No problem. I’m here when you want to carry on.')
  expect(replies[1]?.state.focus?.misses).toBe(0)
  expect(replies[1]?.state.asked?.wanted).toBe('postcode')
  expect(printCommands(replies[2]?.commands ?? [])).toBe('compare')
})

test('two asides in a row are not answered in the same words', async () => {
  const replies = await hold(true, ['sorry wrong window', 'talk aside'], ['not today', 'talk aside'])
  expect(replies[1]?.text).toBe('That’s fine. Take your time.')
})

test('a guessed amount is asked about once, and another order isn’t called cheapest', async () => {
  const replies = await hold(
    false,
    ['whats a good fixed tariff for 12 months, south east, 2,700 and 11,500', 'note + compare'],
    ['show me the deals anyway', 'compare'],
    ['which has the lowest exit fee', 'narrow sort:exit_fee'],
  )
  expect(replies.map(({ text }) => /to check|The cheapest is|comes first, at/.exec(text)?.[0])).toEqual([
    'to check',
    'The cheapest is',
    'comes first, at',
  ])
})
