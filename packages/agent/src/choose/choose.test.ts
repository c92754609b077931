import { expect, test } from 'vitest'
import { type AgentState, freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { parseCommands } from '../command/command-text.ts'
import { choicesOf } from './choices.ts'
import type { Language } from '@mowatt/text/values/language'
import type { Reading } from '../read/reader.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import { LEAD_TEMPLATES, LEADS } from '../say/templates/openings.ts'
import { runCommand } from '../tools/run-command.ts'
import { createTopics } from '../topics/parse-topic.ts'
import { askChoice, sayTurn } from '../turn/say-turn.ts'
import { prepareTurn } from '../turn/take-turn.ts'

const topic = (id: string, family: string, body: string, more = '') => ({
  name: `${id}.md`,
  text: `---
id: ${id}
title: "What about ${id}?"
family: ${family}
certainty: sourced
review_by: 2027-05-16
sources: [{ publisher: Ofgem, title: A page, address: "https://www.ofgem.gov.uk/${id}", checked_on: 2026-11-16 }]
figures: { limit: { text: "12 months", source: 1 }, young: { text: "under 2", source: 1 } }
asks: [a, b, c, d, e, f]
${more}
---
${body}
`,
})
const topics = createTopics([
  topic(
    'old_bills',
    'bills',
    'Normally only {limit} back.\n\n## why\nThe rules protect you.\n\n## can_they\nNo, they can’t.\n\n## next_step\nWrite to them.',
  ),
  topic('new_bills', 'bills', 'Yes, every month.\n\n## why\nSo that you see what you owe.'),
  topic('exit_fee', 'tariffs', 'Some fixes charge an exit fee.\n\n## why\nIt covers their cost.'),
  topic('meter_fee', 'meters', 'It depends on the fee.\n\n## can_they\nYes, they can.'),
  topic('meter_end', 'meters', 'It depends on the meter.\n\n## why\nUsually a wire is loose.'),
  topic('moving_bills', 'bills', 'You pay until you leave.\n\n## why\nThe account is yours.', 'verdict: yes'),
  topic(
    'forced_meter',
    'debt',
    'Sometimes, for a debt of {limit}.\n\n## case: there is a small child\nNot if the child is {young}.',
  ),
  topic('gas_leak', 'safety', 'Get out and ring them.\n\n## why\nGas can explode.'),
])
const world = { ...testWorld({ bill: true }), topics }
const old = { ...freshState(), hasIntroduced: true }

type Given = Partial<Pick<Reading, 'alternatives' | 'near' | 'language' | 'by'>> & { text?: string; state?: AgentState }

async function prepare(reads: string, { text = 'So what about my bill?', state = old, ...more }: Given = {}) {
  const reading: Reading = { commands: parseCommands(reads) ?? [], alternatives: [], confidence: 0.95, ...more }
  return prepareTurn({ text, state, world }, { reader: { read: async () => reading }, run: runCommand })
}
const hide = (text: string) => text.replaceAll('Zeno', '[name A]')
const shown = async (reads: string, given?: Given) =>
  askChoice(await prepare(reads, given), world, hide)?.[1]?.content ?? ''
const choose = async (reads: string, choice: unknown, given?: Given) =>
  sayTurn(await prepare(reads, given), world, typeof choice === 'string' ? choice : JSON.stringify(choice))

/** An answer with these statements, as if from a tool. */
async function answerOf(statements: readonly Statement[], choice: unknown) {
  const prepared = { ...(await prepare('judge rate')), statements }
  const text = (said?: string) => sayTurn(prepared, world, said).text
  return { before: text(), after: text(JSON.stringify(choice)) }
}

test('a model is shown the message masked and our texts, within 3,000 tokens', async () => {
  const text = `Zeno here, ${'my bill is wrong, '.repeat(200)}why?`
  const prompt = askChoice(await prepare('explain old_bills', { text }), world, hide) ?? []
  const user = prompt[1]?.content ?? ''
  expect(user).toContain('1 Normally only 12 months back.\n2+ ')
  expect(user).toContain('"[name A] here')
  expect(user).not.toMatch(/Zeno/)
  expect(JSON.stringify(prompt).length / 4).toBeLessThan(2900)
})

test.each([
  ['an act', 'switch which:best'],
  ['help', 'explain gas_leak'],
  ['talk', 'talk greeting'],
  ['what is changed beside a question', 'correct exit_fee + explain old_bills'],
])('%s isn’t put to a model', async (_name, reads) => {
  expect(await shown(reads)).toBe('')
})

test('neither is somebody in danger, nor an answer of one statement', async () => {
  expect(await shown('explain old_bills', { text: 'I smell gas, and how far back can they bill me?' })).toBe('')
  expect(await shown('figure total of:bill')).toBe('')
})

test('what is chosen is said in that order, and what is left out isn’t', async () => {
  const { text, cards, commands } = await choose('explain old_bills', { say: [4, 2], lead: 'none' })
  expect(text).toBe('Write to them. The rules protect you.')
  expect(JSON.stringify(cards)).not.toMatch(/Why\?|What do I do next/)
  expect(commands).toEqual([{ do: 'explain', topic: 'old_bills' }])
})

test.each([
  ['nothing', { say: [], lead: 'none' }],
  ['numbers that don’t exist', { say: [0, -1, 99, 1.5, 'x', null], lead: 'none' }],
  ['no JSON', 'Say 2.'],
  ['something cut off', '{"say":[2'],
  ['commands', { commands: [{ do: 'compare' }], sure: 'yes' }],
])('a model that chooses %s leaves the answer as it was', async (_name, choice) => {
  expect((await choose('explain old_bills', choice)).text).toBe('Normally only 12 months back.')
})

test('a model that chooses everything adds two texts at most, and no second yes or no', async () => {
  const everything = { say: [1, 2, 3, 4, 5, 6, 7, 8], lead: 'none' }
  expect((await choose('explain old_bills', everything)).text).toBe(
    'No, they can’t. Normally only 12 months back. The rules protect you.',
  )
  expect((await choose('explain new_bills + explain old_bills', everything)).text).not.toContain('No, they')
  const kept = await choose('explain meter_fee', { say: [2], lead: 'none' })
  expect(kept.text).toBe('It depends on the fee.')
})

test('the yes or no before a topic’s text may be left out, and isn’t said without that text', async () => {
  const asked = { text: 'Do I pay until I move out?' }
  expect(await shown('explain moving_bills', asked)).toMatch(/1 Yes\.\n2 You pay until you leave\.\n3\+ The account/)
  const said = async (...numbers: number[]) => (await choose('explain moving_bills', { say: numbers }, asked)).text
  expect(await said(1, 2)).toBe('Yes. You pay until you leave.')
  expect(await said(2)).toBe('You pay until you leave.')
  expect(await said(1, 3)).toBe('The account is yours.')
  const open = await choose('explain meter_end', { say: [1, 2], lead: 'none' })
  expect(open.text).toBe('It depends on the meter. Usually a wire is loose.')
})

test.each(['You save £100.', 'Octopus says yes.', 'Pay them now.', 'Good question, Zeno.', '<b>Hi</b>', 7])(
  'a lead that isn’t on the list is dropped: %s',
  async (lead) => {
    expect((await choose('explain old_bills', { say: [1], lead })).text).toBe('Normally only 12 months back.')
  },
)

test('a lead of the list comes first, but not before or after Mo’s introduction', async () => {
  for (const lead of LEADS)
    expect((await choose('explain old_bills', { say: [2], lead })).text).toBe(
      `${LEAD_TEMPLATES[`lead.${lead}`]} The rules protect you.`,
    )
  const first = await choose('explain old_bills', { say: [2], lead: 'told' }, { state: freshState() })
  expect(first.text).toMatch(/^I’m Mo, an AI\. .* The rules protect you\.$/)
  const again = await choose('explain old_bills', { say: [2], lead: 'sorry' }, { state: first.state })
  expect(again.text).toBe('I’m sorry you have to deal with this. As I said: The rules protect you.')
})

test('warnings, questions, fees, days and danger are said whatever is chosen, in their order', async () => {
  const statements = [
    say.answer('judge.bill_adds'),
    say.answer('exit_fee.none_ever'),
    say.because('deal.estimated'),
    say.warning('judge.fix_allowed'),
    say.warning('payment.balance'),
    say.ask('ask.rates'),
  ]
  const { before, after } = await answerOf(statements, { say: [5, 1, 4], lead: 'none' })
  expect(after).toBe(before)
  const dropped = await answerOf(statements, { say: [2], lead: 'none' })
  expect(dropped.after).toBe(before.replace('The bill adds up. ', ''))
})

test('a sentence that leans on another stays behind it, and an answer isn’t lost for its reasons', async () => {
  const statements = [
    say.answer('judge.bill_adds'),
    say.answer('balance.even'),
    say.answer('suppose.same'),
    say.because('cost.season'),
  ]
  const moved = await answerOf(statements, { say: [2, 1], lead: 'none' })
  expect(moved.after).toMatch(/^Your balance is zero.* That wouldn’t change anything\. The bill adds up\.$/)
  const without = await answerOf(statements, { say: [3], lead: 'none' })
  expect(without.after).toBe(without.before)
})

test('topics near by are offered where the reader wasn’t sure, but no help in need; a chosen one is talked about', async () => {
  const near = ['gas_leak', 'old_bills', 'exit_fee', 'nowhere', 'new_bills']
  expect(await shown('explain old_bills', { near })).toContain(
    '5+ Some fixes charge an exit fee.\n6+ Yes, every month.',
  )
  expect(await shown('explain old_bills', { near })).not.toContain('Get out')
  const { text, commands, cards, state } = await choose('explain old_bills', { say: [5], lead: 'none' }, { near })
  expect(text).toBe('Some fixes charge an exit fee.')
  expect([commands, state.focus?.commands]).toEqual([[{ do: 'explain', topic: 'exit_fee' }], commands])
  expect(JSON.stringify(cards)).toContain('https://www.ofgem.gov.uk/exit_fee')
})

test('what holds in somebody’s case is offered with the words for whom, and said without them', async () => {
  const state = { ...old, focus: { commands: [], said: [], misses: 0 } }
  const given = { text: 'There’s a baby here', near: ['old_bills'], state }
  expect(await shown('explain forced_meter', given)).toContain(
    '2+ (there is a small child) Not if the child is under 2.',
  )
  const { text, facts, problems } = await choose('explain forced_meter', { say: [2], lead: 'told' }, given)
  expect([text, problems]).toEqual(['Thanks, that helps. In your case: Not if the child is under 2.', []])
  expect(JSON.stringify(facts)).toContain('under 2')
})

test('all texts of what else it may mean are offered, and what was just said is marked', async () => {
  const alternatives = [parseCommands('explain exit_fee') ?? []]
  const said = [{ author: 'mo' as const, text: 'Normally only 12 months back.' }]
  const state = { ...old, focus: { commands: [], said, misses: 0 } }
  const texts = await shown('explain old_bills', { alternatives, state, by: 'model' })
  expect(texts).toMatch(/^1= Normally only 12 months back\.$/m)
  expect(texts).toMatch(/^5\+ Some fixes charge an exit fee\.\n6\+ It covers their cost\.$/m)
})

test('what was told before is shown masked', async () => {
  const state = { ...old, summary: ['Zeno rents from the council', 'So what about my bill?'] }
  expect(await shown('explain old_bills', { state })).toContain('Told: "[name A] rents from the council"')
})

test('an answer in tools’ arguments or with words around it is read', async () => {
  const chosen = JSON.stringify({ say: ['2'], lead: 'none' })
  for (const said of [`Sure! ${chosen}`, JSON.stringify({ arguments: chosen })])
    expect((await choose('explain old_bills', said)).text).toBe('The rules protect you.')
})

test('who writes in another language hears once in it that Mo answers in English', async () => {
  const polish = await choose('explain old_bills', '', { language: 'pl' })
  expect(polish.text).toMatch(/^Rozumiem .* po angielsku\.\n\nNormally only 12 months back\.$/)
  const said = async (language: Language, state = polish.state) =>
    (await choose('explain new_bills', '', { language, state })).text
  expect(await said('pl')).toBe('Yes, every month.')
  expect(await said('en')).toBe('Yes, every month.')
  expect(await said('other')).toBe('Yes, every month.')
  expect(await said('ar')).toMatch(/^فهمتُ .*\n\nYes, every month\.$/)
  expect((await choose('talk other_language', '', { language: 'pl' })).text).not.toContain('Rozumiem')
})

test('whatever numbers are chosen, of every kind of answer, nothing is said that isn’t ours and nothing kept is lost', async () => {
  const asked = [
    'judge bill',
    'judge payment',
    'figure cost of:deal',
    'figure exit_fee of:deal',
    'compare',
    'point which:best',
  ]
  let seed = 7
  const lot = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % 9
  }
  const tried: number[] = []
  for (const reads of asked) {
    const prepared = await prepare(`${reads} + explain exit_fee`, { near: ['new_bills'] })
    const choices = choicesOf(prepared, topics)
    const whole = sayTurn(prepared, world)
    tried.push(choices.length)
    for (let time = 0; time < 30; time += 1) {
      const { text, problems, statements } = sayTurn(prepared, world, JSON.stringify({ say: [lot(), lot(), lot()] }))
      const isOurs = (each: Statement) => choices.some((choice) => choice.statements.includes(each))
      expect([problems, statements.filter((each) => !isOurs(each))]).toEqual([[], []])
      const kept = choices.filter(({ isKept }) => isKept).flatMap((choice) => choice.statements)
      expect(kept.filter((each) => !statements.includes(each))).toEqual([])
      expect(text.length).toBeLessThan(whole.text.length + 200)
    }
  }
  expect(Math.min(...tried)).toBeGreaterThan(2)
})
