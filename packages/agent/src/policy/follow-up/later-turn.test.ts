import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { sayBill } from '../../say-bill.ts'
import { takeTurn } from '../../take-turn.ts'

async function talk(hasBill: boolean, ...texts: string[]) {
  const world = testWorld({ bill: hasBill })
  let state = hasBill ? (await sayBill('bill-1', freshState(), world)).state : freshState()
  const replies = []
  for (const text of texts) {
    const reply = await takeTurn({ text, state, world })
    state = reply.state
    replies.push(reply)
  }
  const last = replies.at(-1)
  if (!last) throw new Error('nothing was said')
  return { last, replies, world }
}

const UNSURE = /not sure|did not understand|what I know in general/

test.for<[string, string[], RegExp]>([
  ['a fuel, after the cap', ['whats the price cap', 'and for gas'], /gas 7\.97p per kWh/],
  ['a place, after the cap', ['whats the price cap', 'what about in my area, im in cardiff'], /South Wales/],
  ['a year, after the cap', ['whats the price cap', 'and last year?'], /1 October 2025 to 31 December 2025/],
  [
    'one price of the cap',
    ['whats the price cap', 'and the standing charge'],
    /^The standing charge under the cap is 54\.83p/,
  ],
  ['a fuel, after VAT', ['whats vat on energy', 'on gas too?'], /VAT on gas for homes is 5%/],
  ['a postcode, after the region', ['whats my region', 'PL4 8AA'], /South West England/],
])('another value in the last question: %s', async ([, texts, answer]) => {
  const { last } = await talk(false, ...texts)
  expect(last.text).toMatch(answer)
  expect(last.text).not.toMatch(UNSURE)
})

test.for<[string, string[], RegExp]>([
  ['a day of leaving', ['can i get out of my contract', 'even in january?'], /Leaving on 1 January 2027 costs £75\.00/],
  ['a holiday', ['can i get out of my contract', 'and on new years day'], /1 January 2027/],
  ['another line', ['does my bill add up', 'what about the readings'], /from 10000 to 10245/],
  ['one fuel of the bill', ['and the gas?'], /gas 8\.2p per kWh.*gas 31\.2p a day.*gas 720 kWh/],
  ['another length', ['compare', 'do you have anything for 2 years'], /for 24 months.*Larkspur Fix 24/],
  ['a place on the list', ['compare', 'and second'], /^Thistledown Anchor 12/],
])('another value, with a bill: %s', async ([, texts, answer]) => {
  expect((await talk(true, ...texts)).last.text).toMatch(answer)
})

test('a change is put back, and several in a row together', async () => {
  const { replies, last } = await talk(
    true,
    'compare',
    'actually we use 5200 kwh of gas',
    'and 2320 kwh of electric',
    'put it back',
  )
  expect(replies[2]?.text).toContain('£1,055.55')
  expect(last.text).toContain('£1,464.34')
  expect(last.text).toContain('as it was before')
  expect(last.state.own.kwh).toBeUndefined()
})

test('a narrowed list becomes whole again', async () => {
  const { last } = await talk(true, 'compare', 'green ones only', 'hmm dearer. go back to all of them')
  expect(last.state.filters).toEqual({})
  expect(last.text).toContain('Larkspur Fix 12')
})

test('a wish about the list is never taken for the present deal', async () => {
  const { last, replies } = await talk(
    true,
    'show me the cheapest',
    'is there one with no exit fee',
    'ok go with that one',
  )
  expect(replies[1]?.text).toMatch(/without an exit fee.*Lantern Short 6/)
  expect(replies[1]?.state.own.exitFeePence).toBeUndefined()
  expect(last.calls).toEqual([{ name: 'start_switch', args: { tariff_id: 'sample-lanternfield-energy-short-6' } }])
})

test('what "it" is: the tariff in hand beside the present deal, the cheapest, and by the month', async () => {
  const { replies } = await talk(
    true,
    'compare',
    'only no exit fee',
    'hows that compare with mine',
    'how much more is that than the cheapest',
    'whats that a month',
  )
  expect(replies[2]?.text).toMatch(/Lantern Short 6.*£1,732\.94.*£1,959\.09.*£226\.15 less/)
  expect(replies[3]?.text).toMatch(/£268\.60 more/)
  expect(replies[4]?.text).toMatch(/Lantern Short 6.*£144\.41 a month/)
})

test.for<[string, string, RegExp]>([
  ['can i switch if im renting', 'landlord pays the bill though', /account is the landlord’s/],
  ['how do i know if my meter is faulty', 'and if it is?', /ask them to change it/],
  [
    'got a letter saying theyre coming with a warrant',
    'i didnt even know i owed anything',
    /ask first what it is for: which home/,
  ],
  ['how do i complain about my supplier', 'did that in august', /Energy Ombudsman/],
  ['whats a standing charge', 'thats daft', /^I can see why/],
  ['my mum died and i need to sort her energy', 'do i have to pay her bill', /^Not from your own money/],
  ['i cant afford the heating', 'no i dont have family near', /sorry that you are alone/],
  ['my bill doubled', 'no nothing changed', /marked E/],
])('after "%s", "%s" is about that', async ([first, then, answer]) => {
  const { last } = await talk(false, first, then)
  expect(last.text).toMatch(answer)
  expect(last.text).not.toMatch(UNSURE)
})

test('a subject of its own goes before what was talked of', async () => {
  const { last } = await talk(false, 'whats a standing charge', 'how do i read my meter')
  expect(last.calls).toEqual([{ name: 'explain_term', args: { term: 'read_meter' } }])
})

test('who asks to be reminded is reminded, of the day that was talked of', async () => {
  const { world } = await talk(true, 'compare', 'when can i leave', 'and mid feb', 'set a reminder for that')
  expect(world.did).toEqual([expect.stringMatching(/^remind comparison-\d+ 2027-02-15/)])
})
