import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type AgentState, freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { parseCommands } from '../command/command-text.ts'
import { createTopics } from '../topics/parse-topic.ts'
import { takeTurn } from '../turn/take-turn.ts'
import { runCommand } from './run-command.ts'

const FOLDER = path.join(import.meta.dirname, '../../topics')
const topics = createTopics(
  ['moving_home.md', 'moved_home.md', 'fix_ends.md'].map((name) => ({
    name,
    text: readFileSync(path.join(FOLDER, name), 'utf8'),
  })),
)

/** Today is 15 November 2026; the bill is of a fix until 31 March 2027. */
async function ask(text: string, command: string, given: { own?: AgentState['own']; bill?: boolean } = {}) {
  const { own = {}, bill = false } = given
  const reader = { read: async () => ({ commands: parseCommands(command) ?? [], alternatives: [], confidence: 1 }) }
  const state = { ...freshState(), hasIntroduced: true, own }
  const asked = { text, state, world: { ...testWorld({ bill }), topics } }
  const reply = await takeTurn(asked, { reader, run: runCommand })
  expect(reply.problems).toEqual([])
  const dates = reply.cards.flatMap((card) => (card.kind === 'dates' ? card.dates.map(({ on }) => on) : []))
  return { said: reply.text, dates, asked: reply.state.asked, movesOn: reply.state.movesOn }
}

test('who tells the day of a move hears their own days, and gets them for a calendar', async () => {
  const { said, dates } = await ask('I’m moving house on 3 December', 'explain moving_home')
  expect(said).toContain('Tell your supplier by 1 December 2026 that you’re leaving, and where to send the final bill.')
  expect(said).toContain('Read the meters in both homes on 3 December 2026.')
  expect(said).toContain('Your final bill should arrive by 14 January 2027.')
  expect(dates).toEqual([
    '2026-11-19',
    '2026-12-01',
    '2026-12-03',
    '2026-12-03',
    '2026-12-04',
    '2026-12-10',
    '2027-01-14',
  ])
})

test('a move that is too near for notice, or over, says what to do now', async () => {
  const soon = await ask('we move tomorrow', 'explain moving_home')
  expect(soon.said).toMatch(/^Tell your supplier now that you’re leaving/)
  const over = await ask('we moved last friday', 'explain moving_home')
  expect(over.said).toMatch(/^You moved on 13 November 2026, so tell your old supplier now that you’ve left/)
  expect(over.dates).toEqual(['2026-11-20', '2026-12-25'])
})

test('a date without its year that was a few weeks ago is in the past, unless they name the year', async () => {
  const over = await ask('I moved on 10 November', 'explain moved_home')
  expect(over.said).toMatch(/^You moved on 10 November 2026, so tell your old supplier now that you’ve left/)
  expect(over.said).toContain('Your final bill should arrive by 22 December 2026.')
  const ahead = await ask('I move on 10 November 2027', 'explain moving_home')
  expect(ahead.said).toContain('Read the meters in both homes on 10 November 2027.')
})

test.for(['we move in march', 'I moved on 3 June 2025', 'I’m moving'])('no day is counted from: %s', async (text) => {
  const { said, dates } = await ask(text, 'explain moving_home')
  expect(dates).toEqual([])
  expect(said).not.toContain('final bill should arrive')
})

test('the end of a fix is said with its own days and what the cap would cost', async () => {
  const { said, dates } = await ask('my fix ends soon', 'explain fix_ends', { bill: true })
  expect(said).toMatch(/^Your deal ends on 31 March 2027\. You can leave for free from 10 February 2027\./)
  expect(said).toMatch(/Without a new deal, a year at today’s price cap would cost you £[\d,.]+\./)
  expect(dates).toEqual(['2027-02-10', '2027-03-31'])
  const figure = await ask('when does my deal end', 'figure ends_on of:deal', { bill: true })
  expect(figure.dates).toEqual(dates)
  const offer = await ask('when does the offer end', 'figure ends_on of:offer', { bill: true })
  expect(offer.dates).toEqual([])
})

test('without an end it is asked for, unless nothing ends or they do not know', async () => {
  const { said, asked, dates } = await ask('my fix ends soon', 'explain fix_ends')
  expect(said).toMatch(/When does your deal end\?/)
  expect([asked?.goal, dates]).toEqual(['figure ends_on of:deal', []])
  for (const own of [{ deal: 'variable' }, { deal: 'fixed', isEndUnknown: true }] as const)
    expect((await ask('my fix ends soon', 'explain fix_ends', { own })).asked).toBeUndefined()
})

test.for<[string, string | undefined]>([
  ['I’m moving house on 3 December', '2026-12-03'],
  ['when I move on 3 December, what do I do', '2026-12-03'],
  ['we move out of our flat on 3 December', '2026-12-03'],
  ['my lease ends and I move on 3 December', '2026-12-03'],
  ['suppose we move on 3 December', undefined],
  ['if I moved on 3 December what would I do', undefined],
  ['my daughter moves on 3 December', undefined],
  ['she’s moving on 3 December', undefined],
])('the day of a move is kept where it is their own: %s', async ([text, day]) => {
  expect((await ask(text, 'explain moving_home')).movesOn).toBe(day)
})
