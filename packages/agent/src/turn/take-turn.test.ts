import { expect, test } from 'vitest'
import { type AgentState, freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import type { Command } from '../command/command.ts'
import { parseCommands, printCommands } from '../command/command-text.ts'
import { readDetails } from '../read/details/read-details.ts'
import type { Reading } from '../read/reader.ts'
import { runCommand } from '../tools/run-command.ts'
import { createTopics } from '../topics/parse-topic.ts'
import type { Tool } from '../say/outcome.ts'
import type { Reply } from './say-turn.ts'
import { takeTurn } from './take-turn.ts'

const topic = (id: string, family: string, title: string, body: string, figures = '{}') => ({
  name: `${id}.md`,
  text: `---
id: ${id}
title: "${title}"
family: ${family}
certainty: sourced
review_by: 2027-05-16
sources: [{ publisher: Ofgem, title: A page, address: "https://www.ofgem.gov.uk/page", checked_on: 2026-11-16 }]
figures: ${figures}
asks: [a, b, c, d, e, f]
---
${body}
`,
})
const topics = createTopics([
  topic(
    'back_billing',
    'bills',
    'How far back can a supplier charge me?',
    'Normally no more than {limit}. Older use can’t be charged.\n\n## why\nBecause the rules protect you.\n\n## what_if_refused\nThen complain in writing.',
    '{ limit: { text: "12 months", source: 1 } }',
  ),
  topic('exit_fee', 'tariffs', 'What is an exit fee?', 'It’s what you pay for leaving a fix early.'),
  topic(
    'standing_charge',
    'prices',
    'What is a standing charge?',
    'It’s what you pay a day, today {cap.gas.standing_charge} for gas.',
  ),
  topic(
    'gas_leak',
    'safety',
    'What if I smell gas?',
    'Get out and ring {phone}.\n\n## next_step\nWait outside.',
    '{ phone: { text: "0800 111 999", source: 1 } }',
  ),
  topic('energy_debt', 'debt', 'What if I can’t pay?', 'Ask your supplier for a plan that you can afford.'),
])

const REAL: readonly Command['do'][] = ['explain', 'talk', 'note', 'noted', 'forget']

/** The real tools for what the dialogue is about, and a scripted one for figures and deals. */
function createRun(others: Tool<Command>): Tool<Command> {
  return (command, context) => (REAL.includes(command.do) ? runCommand : others)(command, context)
}

type Step = { text: string; reads: string; confidence?: number; others?: string[] }

/** A talk with a reader that is given each message's meaning, as a trained one would find. */
async function hold(steps: readonly Step[], hasBill = false): Promise<Reply[]> {
  const world = { ...testWorld({ bill: hasBill }), topics }
  let state: AgentState = freshState()
  const replies: Reply[] = []
  for (const step of steps) {
    const reader = {
      read: async ({ text, state: now }: { text: string; state: AgentState }) => readingOf(step, text, now),
    }
    const run = createRun((command: Command, context) => ({
      statements: [
        { template: 'reading.cost', role: 'answer' },
        { template: 'cost.payment_assumed', role: 'because' },
        { template: 'next.compare', role: 'next' },
      ],
      cards: [],
      state: command.do === 'figure' ? context.state : { ...context.state, pointed: 'x' },
    }))
    const reply = await takeTurn({ text: step.text, state, world }, { reader, run })
    state = reply.state
    replies.push(reply)
  }
  return replies
}

function readingOf({ reads, confidence = 0.9, others = [] }: Step, text: string, state: AgentState): Reading {
  const { today, catalogue } = testWorld()
  const details = readDetails(text, { today, catalogue, wanted: state.asked?.wanted })
  const commands = (parseCommands(reads) ?? []).map((command) =>
    command.do === 'note' ? { ...command, told: details.stated } : command,
  )
  return { commands, alternatives: others.map((each) => parseCommands(each) ?? []), confidence }
}

const last = async (...steps: Step[]) => (await hold(steps)).at(-1)
const did = (reply: Reply | undefined) => printCommands(reply?.commands ?? [])

test('a topic is answered with its figure, which names its source', async () => {
  const reply = await last({ text: 'how far back', reads: 'explain back_billing' })
  expect(reply?.text).toBe(
    'I’m Mo, an AI. If you’d like a person instead, just say so. Normally no more than 12 months. Older use can’t be charged.',
  )
  expect(reply?.facts).toContainEqual(
    expect.objectContaining({ text: '12 months', from: expect.objectContaining({ kind: 'topic' }) }),
  )
})

test('a follow-up changes the last command, and “put it back” takes the change away', async () => {
  const replies = await hold([
    { text: 'what does my gas cost', reads: 'figure cost of:deal fuel:gas' },
    { text: 'and electricity?', reads: 'edit fuel:electricity' },
    { text: 'per month?', reads: 'edit per:month' },
    { text: 'why?', reads: 'repair why' },
    { text: 'no, as before', reads: 'repair undo' },
  ])
  expect(replies.map(did)).toEqual([
    'figure cost of:deal fuel:gas',
    'figure cost of:deal fuel:electricity',
    'figure cost of:deal fuel:electricity per:month',
    'figure cost of:deal fuel:electricity per:month',
    'figure cost of:deal fuel:electricity',
  ])
})

test('the same text never comes twice in a row', async () => {
  const replies = await hold(['a', 'b', 'c', 'd'].map((text) => ({ text, reads: 'explain exit_fee' })))
  const texts = replies.map(({ text }) => text)
  expect(texts.filter((text, index) => text === texts[index - 1])).toEqual([])
  expect(texts[1]).toMatch(/^That’s all I know about this/)
})

test('“that’s not what I asked” says what was understood and offers the other readings', async () => {
  const [first, second, third] = await hold([
    { text: 'fee?', reads: 'explain exit_fee', others: ['figure exit_fee of:deal', 'explain back_billing'] },
    { text: 'not what i asked', reads: 'repair not_what_i_asked' },
    { text: 'How far back can a supplier charge me?', reads: 'talk unclear' },
  ])
  expect(second?.text).toContain('Sorry. I thought you were asking “What is an exit fee?”')
  expect(second?.text).not.toContain('leaving a fix early')
  expect(second?.cards).toContainEqual({
    kind: 'choices',
    choices: [
      { label: 'The exit fee on my deal', text: 'The exit fee on my deal' },
      { label: 'How far back can a supplier charge me?', text: 'How far back can a supplier charge me?' },
    ],
  })
  expect(did(third)).toBe('explain back_billing')
  expect(first?.text).toContain('leaving a fix early')
})

test.each([
  ['repair shorter', 'Normally no more than 12 months.'],
  ['repair why', 'Because the rules protect you.'],
  ['edit aspect:what_if_refused', 'Then complain in writing.'],
  ['repair repeat', 'As I said: Normally no more than 12 months. Older use can’t be charged.'],
])('after a topic, %s', async (reads, wanted) => {
  const reply = await last({ text: 'how far back', reads: 'explain back_billing' }, { text: 'x', reads })
  expect(reply?.text).toBe(wanted)
})

test('why, of a figure, gives its reasons', async () => {
  const reply = await last({ text: 'cost', reads: 'figure cost of:deal' }, { text: 'why', reads: 'repair why' })
  expect(reply?.text).toBe('I’ve assumed you pay by Direct Debit.')
})

test('where two readings are as likely, both are offered, and a word picks one', async () => {
  const [first, second] = await hold([
    { text: 'fee', reads: 'explain exit_fee', confidence: 0.25, others: ['figure exit_fee of:deal'] },
    { text: 'the second one', reads: 'point nth:2' },
  ])
  expect(first?.text).toContain('Is it one of these?')
  expect(did(second)).toBe('figure exit_fee of:deal')
})

test.each([
  [0.42, 'Is it one of these?'],
  [0.5, 'leaving a fix early'],
])('a reading that is right less than half of the time is offered beside the others: %s', async (confidence, said) => {
  const others = ['figure exit_fee of:deal']
  expect((await last({ text: 'fee', reads: 'explain exit_fee', confidence, others }))?.text).toContain(said)
})

test('both of two readings can be had', async () => {
  const reply = await last(
    { text: 'fee', reads: 'explain exit_fee', confidence: 0.25, others: ['figure exit_fee of:deal'] },
    { text: 'both', reads: 'repair both' },
  )
  expect(did(reply)).toBe('explain exit_fee + figure exit_fee of:deal')
})

test('a comparison asks one thing at a time, and goes on with each answer', async () => {
  const replies = await hold([
    { text: 'compare', reads: 'compare' },
    { text: 'RG1 1AA', reads: 'note' },
    { text: '140', reads: 'note' },
    { text: 'yes', reads: 'confirm yes' },
  ])
  expect(replies[0]?.text).toContain('What’s your postcode?')
  expect(replies[1]?.text).toContain('How much energy do you use?')
  expect(replies[2]?.text).toBe('Just to check: do you pay £140.00 a month?')
  expect(did(replies[3])).toBe('compare')
  expect(replies[3]?.state.pointed).toBe('x')
})

test('another detail instead of a yes is noted, and the question stays', async () => {
  const replies = await hold([
    { text: 'compare, I pay about 140', reads: 'note + compare' },
    { text: 'RG1 1AA', reads: 'note' },
    { text: 'yes', reads: 'confirm yes' },
  ])
  expect(replies[0]?.text).toContain('do you pay £140.00 a month?')
  expect(replies[1]?.text).toBe('I still need to know this. Just to check: do you pay £140.00 a month?')
  expect(replies[2]?.state.pointed).toBe('x')
})

test('who tells one thing after another is thanked for each', async () => {
  const replies = await hold([
    { text: 'there are 3 of us and 2 bedrooms', reads: 'note' },
    { text: 'we have a smart meter and a gas boiler', reads: 'note' },
  ])
  expect(replies[0]?.text).toContain('Thanks, I’ve noted that.')
  expect(replies[1]?.text).toBe('Thanks, I’ve noted that.')
})

test('a guessed amount that is wrong is taken out', async () => {
  const replies = await hold([
    { text: 'compare, my postcode is RG1 1AA', reads: 'note + compare' },
    { text: '140', reads: 'note' },
    { text: 'no', reads: 'confirm no' },
  ])
  expect(replies[2]?.text).toContain('What’s the right figure?')
  expect(replies[2]?.state.own.spend).toBeUndefined()
})

test('nothing is noted from a denial, and what is noted can be forgotten', async () => {
  const replies = await hold([
    { text: 'I pay £140 a month', reads: 'note' },
    { text: 'I don’t pay £90 a month', reads: 'note' },
    { text: 'what have you noted', reads: 'noted' },
    { text: 'forget that', reads: 'forget last' },
    { text: 'what have you noted', reads: 'noted' },
  ])
  expect(replies[2]?.cards).toEqual([
    { kind: 'noted', items: [{ key: 'spend', label: 'You pay', text: '£140.00 a month' }] },
  ])
  expect(replies[4]?.text).toBe('I haven’t noted anything.')
})

test('in a danger an unsure reading is met with the next step, and never with nothing', async () => {
  const [, reply] = await hold([
    { text: 'i smell gas', reads: 'explain gas_leak' },
    { text: 'its only faint though', reads: 'explain exit_fee', confidence: 0.3, others: ['explain back_billing'] },
  ])
  expect(reply?.text).toBe('Wait outside.')
})

test('a danger comes first, with no offer and no question, and stays', async () => {
  const replies = await hold([
    { text: 'compare', reads: 'compare' },
    { text: 'wait i smell gas', reads: 'compare', confidence: 0.3 },
    { text: 'banana', reads: 'talk unclear', confidence: 0.05 },
    { text: 'ok compare now', reads: 'compare' },
  ])
  expect(replies[1]?.text).toBe('Get out and ring 0800 111 999.')
  expect(replies[1]?.cards.map(({ kind }) => kind)).toEqual(['links'])
  expect(replies[1]?.state.asked).toBeUndefined()
  expect(replies[2]?.text).toBe('Wait outside.')
  expect(replies[3]?.text).toContain('What’s your postcode?')
})

test('in a first message the first step comes before the introduction', async () => {
  const reply = await last({ text: 'i smell gas', reads: 'explain gas_leak' })
  expect(reply?.text).toMatch(/^Get out and ring 0800 111 999\. I’m Mo/)
})

test('a need adds its help to another answer, and no offer follows', async () => {
  const reply = await last({ text: 'i cant pay, what is my bill', reads: 'figure cost of:deal' })
  expect(reply?.text).toContain('Ask your supplier for a plan')
  expect(reply?.text).not.toContain('I can compare tariffs')
})

test('who is not understood three times is offered a person', async () => {
  const replies = await hold(['x', 'y', 'z'].map((text) => ({ text, reads: 'talk unclear', confidence: 0.05 })))
  expect(replies[2]?.cards).toContainEqual(expect.objectContaining({ kind: 'choices' }))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(3)
})

test('what can’t be traced is not said', async () => {
  const [reply] = await hold([{ text: 'standing charge', reads: 'explain standing_charge' }])
  expect(reply?.text).toMatch(/today \d/)
  const world = { ...testWorld(), topics }
  const reader = { read: async () => ({ commands: [{ do: 'hand_over' as const }], alternatives: [], confidence: 1 }) }
  const planted = await takeTurn(
    {
      text: 'x',
      state: freshState(),
      world: {
        ...world,
        topics: new Map([...topics].map(([id, each]) => [id, { ...each, short: 'You save £9,999.' }])),
      },
    },
    {
      reader,
      run: ({ do: _do }, { state }) => ({
        statements: [{ template: 'topic:exit_fee:short', role: 'answer' }],
        cards: [],
        state,
      }),
    },
  )
  expect(planted.text).toContain('can’t back up')
})

test('who speaks of their own home again is answered about it', async () => {
  const other: AgentState = { ...freshState(), subject: 'other', who: 'mum', other: { postcode: 'RG1 1AA' } }
  const world = { ...testWorld(), topics }
  const reader = { read: async () => ({ commands: [{ do: 'compare' as const }], alternatives: [], confidence: 1 }) }
  const run = createRun((_, { state }) => ({ statements: [], cards: [], state }))
  const reply = await takeTurn({ text: 'now for me, what do I pay', state: other, world }, { reader, run })
  expect(reply.state.subject).toBe('own')
  expect(reply.text).toContain('What’s your postcode?')
})

test('a greeting in Welsh is met in Welsh', async () => {
  expect((await last({ text: 'Bore da!', reads: 'talk greeting' }))?.text).toContain('Shwmae!')
})

test('a conversation of before still loads', async () => {
  const { focus: _focus, notes: _notes, ...old } = freshState()
  const world = { ...testWorld(), topics }
  const reader = {
    read: async () => ({
      commands: [{ do: 'edit' as const, fuel: 'gas' as const }],
      alternatives: [],
      confidence: 0.9,
    }),
  }
  const reply = await takeTurn(
    { text: 'and gas?', state: old, world },
    { reader, run: createRun((_, { state }) => ({ statements: [], cards: [], state })) },
  )
  expect(reply.text).toContain('didn’t understand')
})

test('an answer that is not sure comes with the next reading, a follow-up in full', async () => {
  const [, sure, unsure] = await hold([
    { text: 'how far back can they charge', reads: 'explain back_billing' },
    { text: 'what is an exit fee', reads: 'explain exit_fee', confidence: 0.9, others: ['edit aspect:why'] },
    { text: 'and when they say no', reads: 'explain back_billing', confidence: 0.6, others: ['explain exit_fee'] },
  ])
  const labels = (reply: Reply | undefined) =>
    reply?.cards.flatMap((card) => (card.kind === 'choices' ? card.choices.map(({ label }) => label) : []))
  expect(labels(sure)).not.toContain('How far back can a supplier charge me? Why is that?')
  expect(labels(unsure)).toContain('What is an exit fee?')
})
