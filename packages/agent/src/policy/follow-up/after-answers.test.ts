import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

const talk = async (bill: boolean, turns: readonly string[]) => (await holdTalk(bill, turns)).text

test.each([
  [['actually im in manchester not down south', 'does that change it'], /^Yes\..*£1,502\.68.*£1,464\.34/],
  [['hows my usage', 'theres 4 of us', 'and gas'], /^Beside a home with 4 people[^:]*Gas: 10,400 kWh/],
  [['what would happen if i do nothing', 'how much is the variable', 'so what do i do'], /take the cheapest.*Larkspur/],
  [['is there one with no exit fee', 'ok go with that one'], /Lantern Short 6.*costs £150\.00.*10 February 2027/],
  [['is the standing charge the same everywhere', 'whats the lowest i can get'], /39\.10p a day/],
  [['what if i put the heating down a degree', 'and without the tumble dryer', 'which saves more'], /^The heating/],
  [['is that an estimated reading or a real one'], /At least one is estimated/],
  [['i think the bill is wrong'], /adds up to the penny/],
  [['did you get my bill'], /^Yes, I have your bill.*£154\.10/],
  [['have they charged me vat on the electric'], /no VAT in this period/],
])('with a bill: %s', async (turns, wanted) => {
  expect(await talk(true, turns)).toMatch(wanted)
})

test.each([
  [['were on economy 7', 'dunno about a third at night'], /single rate is probably cheaper.*33% at night.*42%/],
  [
    ['im in debt with my energy company 1400 quid', 'would they really let me pay a bit at a time'],
    /supplier has to take that into account, and a plan may run for a year/,
  ],
  [
    ['how do i get the warm home discount', 'im on universal credit does that count'],
    /Universal Credit mostly opens the Warm Home Discount/,
  ],
  [['i want to save money', 'CF24 4NF', 'three', 'medium i spose'], /the use of a typical home.*South Wales/],
  [['need to make a complaint', 'scottishpower', 'overcharged me for months'], /corrected bill, the money back/],
  [['my neighbour pays 90 and i pay 190', 'both 3 beds', 'why tho'], /Two homes of the same size/],
  [['my direct debit is too high', 'its 240', 'im 350 in credit'], /owes you that money/],
  [['ive got an ev', 'a leaf', 'drive about 8000 a year', 'so what tariff'], /^One made for electric cars/],
  [['hi', 'dunno what to ask really'], /That is fine\. Three things/],
  [['is 180 a month too much for 2 adults and a baby'], /£180\.00 a month, 3 people.*So yours is above that/],
  [['did you get my bill'], /do not have a bill of yours yet/],
  [['is the price cap the same for everyone'], /No\. The cap.*14 regions.*way to pay.*default tariffs/],
])('without a bill: %s', async (turns, wanted) => {
  expect(await talk(false, turns)).toMatch(wanted)
})

test.each(['my baby is ill and we pay 200 a month', 'got a newborn and it is freezing, i pay 180 a month'])(
  'a child in need is heard as such: %s',
  async (text) => {
    expect(await talk(false, [text])).toMatch(/Priority Services Register|keep/)
  },
)
