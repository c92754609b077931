import { expect, test } from 'vitest'
import { holdTalk, lastSaid } from '../../test/hold-talk.ts'

test('where an answer would be the same, the other reading is answered', async () => {
  const said = await lastSaid(
    ['what percent of my bill is gas', 'figure share of:bill fuel:gas'],
    [
      'and how much a day is it before I use any',
      'figure share of:bill fuel:gas | figure standing_charge of:bill fuel:gas',
    ],
  )
  expect(said).toMatch(/standing charge is 31\.20p a day/)
})

test('a reason that there isn’t gives way to the other reading', async () => {
  const said = await lastSaid(
    ['what percent of my bill is gas', 'figure share of:bill fuel:gas'],
    ['ok and the tariff', 'repair why | figure tariff of:bill'],
  )
  expect(said).toContain('Spark Fixed March 2027')
})

test('a topic goes on with its other sides', async () => {
  const again = 'explain leave_prepayment'
  const replies = await holdTalk(['how do i get off it', again], ['no debt', again])
  expect(replies.map(({ text }) => text)).toEqual(['Ask your supplier.', 'It’s free.'])
})

test('what keeps people safe is said as often as they ask', async () => {
  const step = (text: string) => [text, 'explain carbon_monoxide'] as const
  const replies = await holdTalk(step('co alarm'), step('we are outside, who do i ring'), step('and now'), step('hm'))
  expect(replies.map(({ text }) => text)).toEqual([
    'Go outside and ring.',
    'As I said: Go outside and ring.',
    'Go outside and ring.',
    'As I said: Go outside and ring.',
  ])
})

test('what somebody concludes from is said again, and more than before is no repetition', async () => {
  const topic = ['how do i get off it', 'explain leave_prepayment'] as const
  expect(await lastSaid(topic, ['so i ask my supplier', 'conclude | explain standing_charge'])).toBe(
    'As I said: Ask your supplier.',
  )
  expect(await lastSaid(topic, ['and the charge', 'explain leave_prepayment + explain standing_charge'])).toBe(
    'Ask your supplier. It’s a daily price, the same whatever you use.',
  )
})

test('who wants a person isn’t given a topic', async () => {
  const said = await lastSaid(
    ['a person please', 'hand_over'],
    ['i’d rather talk', 'hand_over | explain standing_charge'],
  )
  expect(said).toMatch(/^Please add that to the message/)
})

test('who has heard all of a topic is offered a person', async () => {
  const replies = await holdTalk(['what is it', 'explain standing_charge'], ['and for me', 'explain standing_charge'])
  expect(replies[1]?.text).toBe('That’s all I know about this. Someone at Mowatt can help with the rest.')
  expect(replies[1]?.cards).toMatchObject([{ kind: 'choices', choices: [{ label: 'Talk to a person' }] }])
})

test('a figure that is asked for again is told again; one that a new number changes nothing of isn’t', async () => {
  const rate = 'figure unit_rate of:bill fuel:gas'
  expect(await lastSaid(['my gas rate', rate], ['sorry what is it', rate])).toMatch(/^As I said: The gas unit rate/)
  expect(await lastSaid(['my gas rate', rate], ['for 4 loads', rate])).toMatch(/^That’s all I know about this/)
})

test('a message for a person and a letter aren’t given twice', async () => {
  const person = await lastSaid(['a person please', 'hand_over'], ['07700 900142, after 4', 'hand_over'])
  expect(person).toMatch(/^Please add that to the message/)
  const letter = await lastSaid(['write a complaint', 'letter complaint'], ['and date it today', 'letter complaint'])
  expect(letter).toMatch(/^That’s the letter so far/)
})

test.each(['repair shorter', 'repair simpler', 'letter complaint | repair shorter'])(
  '%s, after a letter, gives a shorter one',
  async (reads) => {
    const [full, short] = await holdTalk(['write a complaint', 'letter complaint'], ['less posh', reads])
    expect(short?.text).toContain('This is a formal complaint.')
    expect(short?.text).not.toContain('deadlock')
    expect(full?.text).toContain('deadlock')
  },
)
