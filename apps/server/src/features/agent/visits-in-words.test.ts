import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalks } from '../../../test/hold-in-words.ts'

// What visitors write first, and next.
let talks: Awaited<ReturnType<typeof openTalks>>

beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks.close())

test.each([
  [false, /^It depends\. £180\.00 a month is £/, ['is £180 a month too much for a 3 bed semi']],
  [
    false,
    /What’s your postcode\?/,
    ['£180 a month, am i paying too much', 'should i fix', 'what would i save by that'],
  ],
  [false, /\d kWh of gas\b/, ['what are the units on my gas bill', '260 units on a metric meter in kwh?']],
  [false, /costs £\d+\.\d\d at the price cap/, ['260 units of gas in kwh', 'and in pounds']],
  [false, /^Ring your supplier and ask them to lower/, ['my prepay meter takes £15 a week for debt, too much']],
  [
    false,
    /usually between October and March/,
    ['what’s the warm home discount and do I get it', 'when do they pay it'],
  ],
  [
    false,
    /a year at the price cap.*I don’t know what you pay now/s,
    ['I use 2700 kwh of electric and 11500 of gas. what should i be paying'],
  ],
  [false, /30 miles takes/, ['i charge my car overnight, 30 miles a day']],
  [false, /^Shwmae! /, ['shwmae']],
  // A topic's own answer isn't one to every question about it.
  [false, /^Bailiffs can only come /, ['can bailiffs break in for an energy debt']],
  [false, /^You can have one supplier for gas and another/, ['can I have two suppliers']],
  [false, /^No\. Solar panels /, ['do I need planning permission for solar panels']],
  // The examples of CONTRIBUTING.
  [false, /^No\. For most homes with a gas boiler/, ['is it cheaper to leave heating on low all day']],
  [false, /^No\. Don’t multiply a single month/, ['can i multiply one month by twelve']],
  [false, /^No\. A debt doesn’t come with the house/, ['does a debt stay with the house']],
  [false, /^No\. More people usually means more hot water/, ['does each extra person double it']],
  [false, /^It depends\. The collector and the supplier/, ['can they chase me during an ombudsman case']],
  // Each of two questions is answered as it would be alone, and in its place.
  [
    false,
    /^As long as .* In a rented home/,
    ['who pays the bill in an empty flat, and can my landlord stop me switching?'],
  ],
  [false, /^Usually, yes\. .* Under the price cap/, ['can i pay by cash and does it cost more?']],
  [false, /paid in the winter.*you can generally get/, ['when is it paid, and can i get the warm home discount?']],
  [true, /^Yes\. .* is VAT\. .* The unit rates are/, ['is VAT included and what rate is it?']],
  [true, /^Suppliers must complete a switch within/, ['can you switch me', 'how long will it take']],
  [true, /^Suppliers must complete a switch within/, ['switch me to the cheapest', 'how many days will it take']],
  [true, /I’ve set up a switch to Larkspur/, ['am i on the best deal', 'who are larkspur', 'ok do it']],
  [true, /You can leave for free from 10 February 2027/, ['is there an exit fee', 'what if i wait til my deal ends']],
])('with a bill: %s, %s answers %j', async (hasBill, answer, messages) => {
  const { last } = await talks.hold(hasBill, ...messages)
  expect(last.text.replace(/^I’m Mo, an AI\.[^.]*\. /, '')).toMatch(answer)
})

test('the second question of a message is about the topic of the first', async () => {
  const { last } = await talks.hold(false, 'what’s the winter fuel payment and do I get it')
  expect(last.text).not.toContain('switch')
  expect(last.cards.some(({ kind }) => kind === 'act')).toBe(false)
})

test('what is told is noted, and a comparison is offered', async () => {
  const { last } = await talks.hold(false, 'which is the cheapest supplier', 'my postcode is BS6 5QA')
  expect(last.cards.map(({ kind }) => kind)).toEqual(['noted', 'choices'])
})
