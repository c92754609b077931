import { expect, test } from 'vitest'
import { holdTalk, lastSaid, type Step } from '../../test/hold-talk.ts'

const RATE: Step = ['what is my gas rate', 'figure unit_rate of:bill fuel:gas']
const CHARGE: Step = ['what is my standing charge', 'figure standing_charge of:bill fuel:gas']
const WHY: Step = ['why', 'talk unclear']

test('why, after a figure that has no reasons of its own, tells what it is', async () => {
  expect(await lastSaid(CHARGE, WHY)).toBe('It’s a daily price, the same whatever you use.')
})

test('why, again, goes on from the reasons to what the figure is', async () => {
  const texts = (await holdTalk(['a year', 'figure standing_charge of:bill'], WHY, WHY)).map(({ text }) => text)
  expect(texts.slice(1)).toEqual(['Together that’s 89.30p a day.', 'It’s a daily price, the same whatever you use.'])
})

test('why, after an act, tells what it saves', async () => {
  const said = await lastSaid(['compare', 'compare'], ['start it', 'switch'], WHY)
  expect(said).toMatch(/would save you £344\.75 a year/)
})

test('why, again and again, never gives the same text twice in a row', async () => {
  const texts = (await holdTalk(CHARGE, WHY, WHY, WHY, WHY, WHY)).map(({ text }) => text)
  for (const [at, text] of texts.entries()) expect(text).not.toBe(texts[at + 1])
  expect(texts.filter((text) => text.startsWith('As I said: That’s all'))).toEqual([])
})

test('one sentence can’t be made shorter, and Mo says so', async () => {
  const shorter: Step = ['shorter', 'repair shorter']
  const texts = (await holdTalk(RATE, shorter, shorter)).map(({ text }) => text)
  expect(texts[1]).toBe('That’s as short as I can make it.')
  expect(texts[2]).not.toBe(texts[1])
})

test('a side of a topic is shorter by its first sentence', async () => {
  const side: Step = ['how', 'explain exit_topic aspect:how']
  expect(await lastSaid(side, ['shorter', 'repair shorter'])).toBe('Ring your supplier and ask.')
})

test.each([
  ['you said it was 8.2p', 'Yes, I said that. The gas unit rate'],
  ['you said 30p', 'I can’t find that in my recent answers. The gas unit rate'],
  ['you said that’s the unit rate', 'Yes, I said that. The gas unit rate'],
])('what Mo is held to is agreed to or put right: %s', async (text, said) => {
  expect(await lastSaid(RATE, [text, 'repair you_said'])).toContain(said)
})

test('who holds Mo to something that it never said hears that, and how it is', async () => {
  const said = await lastSaid(RATE, ['you said I could leave for free', 'repair you_said + figure free_from of:deal'])
  expect(said).toMatch(/^I can’t find that in my recent answers\. You can leave for free from 10 February 2027\./)
})

test('the same question a third time isn’t answered by the same text', async () => {
  const texts = (await holdTalk(RATE, RATE, RATE, RATE)).map(({ text }) => text)
  expect(texts).toEqual([
    'The gas unit rate is 8.20p per kWh on this bill.',
    'As I said: The gas unit rate is 8.20p per kWh on this bill.',
    'The answer’s still the same. Tell me what’s missing, or ask to talk to a person.',
    'The gas unit rate is 8.20p per kWh on this bill.',
  ])
})

test('who asks to hear it again does, each time', async () => {
  const again: Step = ['say that again', 'repair repeat']
  const texts = (await holdTalk(RATE, again, again, again)).map(({ text }) => text)
  for (const [at, text] of texts.entries()) {
    expect(text).toContain('8.20p per kWh')
    expect(text).not.toBe(texts[at + 1])
  }
})

test.each(['neither', 'no'])('%s, said again and again, is never met by the same text', async (text) => {
  const no: Step = [text, 'confirm no']
  const texts = (await holdTalk(RATE, no, no, no, no)).map((reply) => reply.text)
  for (const [at, each] of texts.entries()) expect(each).not.toBe(texts[at + 1])
  expect(texts.filter((each) => each.startsWith('As I said'))).toEqual([])
})
