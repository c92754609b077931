import { expect, test } from 'vitest'
import { type AgentState, freshState } from '../../state/agent-state.ts'
import { testWorld } from '../../../test/test-world.ts'
import { createTopics } from '../../topics/parse-topic.ts'
import { parseCommand, printCommands } from '../../command/command-text.ts'
import { readCommands, type Scored } from './read-commands.ts'

const scores = (
  labels: Readonly<Record<string, number>>,
  aspects: Readonly<Record<string, number>> = {},
  claims: Readonly<Record<string, number>> = {},
): Scored => ({
  labels: Object.entries(labels).map(([label, p]) => ({ label, p })),
  aspects: Object.entries(aspects).map(([aspect, p]) => ({ aspect, p })),
  claims: Object.entries(claims).map(([claim, p]) => ({ claim, p })),
})

function after(last?: string, more: Partial<AgentState> = {}): AgentState {
  const command = last === undefined ? undefined : parseCommand(last)
  return { ...freshState(), ...(command && { focus: { commands: [command], said: [], misses: 0 } }), ...more }
}

async function read(text: string, scored: Scored, state = freshState()) {
  return readCommands({ text, state, world: testWorld(), said: [] }, scored)
}

test.each([
  ['what does my gas cost a month', scores({ 'figure cost deal': 0.8 }), 'figure cost of:deal fuel:gas per:month'],
  [
    'how long can they go back',
    scores({ 'explain back_billing': 0.8 }, { how_long: 0.9 }),
    'explain back_billing aspect:how_long',
  ],
  ['what if i use 10% less', scores({ edit: 0.8 }), 'edit suppose:use-10%'],
  ['show me green ones without exit fees', scores({ narrow: 0.9 }), 'narrow green no_exit_fee'],
  ['show them all again', scores({ narrow: 0.9 }), 'narrow whole'],
  ['tell me about the third deal please mate ok then', scores({ point: 0.9 }), 'point nth:3'],
  ['remind me on 1 March 2027', scores({ remind: 0.9 }), 'remind on:2027-03-01'],
  ['is 28p good for gas', scores({ 'judge rate': 0.9 }), 'judge rate fuel:gas'],
  ['forget everything i told you', scores({ 'forget all': 0.5, 'forget last': 0.4 }), 'forget all'],
  ['what would it cost in Cardiff', scores({ 'figure cost place': 0.9 }), 'figure cost of:place suppose:place=Cardiff'],
  ['i pay £140 a month, is that a lot', scores({ 'judge payment': 0.9 }), 'note + judge payment'],
  ['I use 2,900 kWh a year', scores({ note: 0.9 }), 'note'],
  ['I use 2,900 kWh a year', scores({ 'talk aside': 0.9 }), 'note'],
  [
    'have they got money of mine',
    scores({ 'figure balance bill': 0.9 }, {}, { credit: 0.6 }),
    'figure balance of:bill claim:credit',
  ],
  [
    'what’s my balance',
    scores({ 'figure balance bill': 0.9 }, {}, { none: 0.7, credit: 0.25 }),
    'figure balance of:bill',
  ],
  ['so they owe me', scores({ conclude: 0.9 }, {}, { wrong: 0.7 }), 'conclude wrong'],
  ['is 2,900 kWh a year a lot', scores({ 'judge use': 0.9 }), 'judge use'],
  ['I don’t use 2,900 kWh', scores({ note: 0.6, 'repair not_what_i_asked': 0.2 }), 'repair not_what_i_asked'],
  ['compare for my mum, she is in RG1 1AA', scores({ compare: 0.9 }), 'note + compare'],
])('%s', async (text, scored, wanted) => {
  expect(printCommands((await read(text, scored)).commands)).toBe(wanted)
})

test('a follow-up about another measure takes it from all labels together', async () => {
  const scored = scores({ edit: 0.6, 'figure standing_charge deal': 0.2 })
  const { commands } = await read('and the standing one', scored, after('figure unit_rate of:bill fuel:gas'))
  expect(printCommands(commands)).toBe('edit measure:standing_charge')
})

test.each([
  ['RG1 1AA', 'note', after(undefined, { asked: { wanted: 'postcode', goal: 'compare', times: 1 } })],
  ['about 2900', 'note', after(undefined, { asked: { wanted: 'use', goal: 'compare', times: 1 } })],
  ['yes please', 'confirm yes', freshState()],
  ['no thanks', 'confirm no', freshState()],
  ['and gas?', 'edit fuel:gas', after('figure cost of:deal')],
  ['per month?', 'edit per:month', after('figure cost of:deal')],
  [
    'the second one',
    'point nth:2',
    after('compare', { comparison: { id: 'c', subject: 'own', on: '2026-11-15', shown: [] } }),
  ],
])('by its form alone, whatever is learnt: %s', async (text, wanted, state) => {
  const reading = await read(text, scores({ 'explain exit_fee': 0.9 }), state)
  expect(printCommands(reading.commands)).toBe(wanted)
  expect(reading.confidence).toBe(1)
})

test.each(['9.5p', 'it’s 9.5p', '9.5', 'my night rate is 9.5p'])(
  'the night rate that was asked for is noted: %s',
  async (text) => {
    const state = after(undefined, { asked: { wanted: 'night_rate', goal: 'compare', times: 1 } })
    const { commands } = await read(text, scores({ 'explain exit_fee': 0.3, note: 0.3 }), state)
    expect(commands).toMatchObject([{ do: 'note', told: { details: { rates: { electricity: { nightPence: 9.5 } } } } }])
    expect(commands[0]?.do === 'note' && commands[0].told.sources?.map(({ isPlain }) => isPlain)).toEqual([true])
  },
)

test('a yes with a question in it is a question', async () => {
  const { commands } = await read('no gas here, can i still switch', scores({ 'explain switch_how': 0.9 }))
  expect(printCommands(commands)).toBe('note + explain switch_how')
})

test('other readings follow, and the first is less sure the nearer they are', async () => {
  const near = await read('exit fee', scores({ 'explain exit_fee': 0.45, 'figure exit_fee deal': 0.4, compare: 0.01 }))
  const far = await read('exit fee', scores({ 'explain exit_fee': 0.45, 'figure exit_fee deal': 0.06 }))
  expect(near.alternatives.map(printCommands)).toEqual(['figure exit_fee of:deal'])
  expect(near.confidence).toBeLessThan(0.5)
  expect(far.confidence).toBeGreaterThan(0.5)
})

test.each([
  [
    'can they refuse that',
    { 'explain exit_fee': 0.3, edit: 0.3 },
    { can_they: 0.9 },
    'explain exit_fee',
    'edit aspect:can_they',
  ],
  ['and a month for gas', { 'figure cost deal': 0.3, edit: 0.3 }, {}, 'figure cost of:deal', 'edit fuel:gas per:month'],
] as const)(
  'the same asked anew is a follow-up, and both chances count: %s',
  async (text, labels, aspects, last, wanted) => {
    const { commands, alternatives, confidence } = await read(text, scores(labels, aspects), after(last))
    expect([printCommands(commands), alternatives]).toEqual([wanted, []])
    expect(confidence).toBeGreaterThan(0.6)
  },
)

test('a follow-up is about a side that its topic has', async () => {
  const text = (id: string, body: string) =>
    `---\nid: ${id}\ntitle: T\nfamily: bills\ncertainty: general\nreview_by: 2027-05-16\nsources: []\nfigures: {}\nasks: [a]\n---\n${body}\n`
  const topics = createTopics([{ name: 'debt.md', text: text('debt', 'Short.\n\n## next_step\nAsk for a plan.') }])
  const readAfter = (aspects: Readonly<Record<string, number>>) =>
    readCommands(
      { text: 'should i just pay it off', state: after('explain debt'), world: { ...testWorld(), topics }, said: [] },
      scores({ edit: 0.8, 'explain credit_refund': 0.1 }, aspects),
    )
  expect(printCommands((await readAfter({ worth_it: 0.5, next_step: 0.3 })).commands)).toBe('edit aspect:next_step')
  expect(printCommands((await readAfter({ worth_it: 0.9, next_step: 0.01 })).commands)).toMatch(
    /^explain credit_refund/,
  )
})

test.each([
  // Which of two it is may be open where it is clear that something is asked to be so.
  ['is that dearer', { dearer: 0.35, over: 0.25, none: 0.4 }, 'judge rate claim:dearer'],
  ['is that dearer', { dearer: 0.45, none: 0.55 }, 'judge rate'],
  ['am I in credit or debt', { credit: 0.28, debt: 0.27, none: 0.45 }, 'judge rate'],
  ['what does it cost', { dearer: 0.9, none: 0.1 }, 'judge rate'],
])('a claim counts where all claims together are likelier than none: %s %j', async (text, claims, wanted) => {
  const { commands } = await read(text, scores({ 'judge rate': 0.9 }, {}, claims))
  expect(printCommands(commands)).toBe(wanted)
})

test('two questions are two commands, each with its own details', async () => {
  const byPart = (text: string) =>
    /gas/.test(text) ? scores({ 'figure unit_rate deal': 0.8 }) : scores({ 'figure ends_on deal': 0.8 })
  const text = 'what is my gas unit rate and when does my fix end?'
  const reading = await readCommands(
    { text, state: freshState(), world: testWorld(), said: [] },
    scores({ 'figure ends_on deal': 0.5 }),
    byPart,
  )
  expect(printCommands(reading.commands)).toBe('figure unit_rate of:deal fuel:gas + figure ends_on of:deal')
})

test.each(['', '🙂🙂🙂', 'x'.repeat(100_000), '<script>alert(1)</script>'])(
  'what can’t be read is unclear, and nothing is noted: %#',
  async (text) => {
    const { commands } = await read(text, scores({}))
    expect(printCommands(commands)).toBe('talk unclear')
  },
)

test('a question with details around it is read as the question, and the details are noted', async () => {
  const text = 'Should I switch? SW1A 1AA, 2700 kWh of electricity a year.'
  const asked = (part: string) => (part === text ? scores({ note: 0.9 }) : scores({ compare: 0.8 }))
  const turn = { text, state: freshState(), world: testWorld(), said: [] }
  const { commands } = await readCommands(turn, asked(text), asked)
  expect(commands.map((each) => each.do)).toEqual(['note', 'compare'])
})

test.each<[text: string, label: string, wanted: string, more?: Record<string, number>]>([
  ['what if I had a battery', 'figure cost what_if', 'figure cost of:what_if suppose:battery'],
  ['what if I had a battery', 'edit', 'figure cost of:what_if suppose:battery', { 'figure cost what_if': 0.06 }],
  ['and a battery', 'edit', 'edit suppose:battery'],
  ['what would my bill be with a battery as well', 'edit', 'edit suppose:battery'],
  ['and 6?', 'edit', 'edit suppose:panels=6'],
])('after a what-if, %s is a new one or one on top, as it was learnt', async (text, label, wanted, more = {}) => {
  const state = after('figure cost of:what_if suppose:panels=4')
  expect(printCommands((await read(text, scores({ [label]: 0.9, ...more }), state)).commands)).toBe(wanted)
})
