import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { sayBill } from '../../say-bill.ts'
import { takeTurn } from '../../take-turn.ts'

async function talk(bill: boolean, ...turns: string[]) {
  const world = testWorld({ bill })
  let state = bill ? (await sayBill('bill-1', freshState(), world)).state : freshState()
  let text = ''
  for (const each of turns) {
    const reply = await takeTurn({ text: each, state, world })
    state = reply.state
    text = reply.text
  }
  return { text, own: state.own, state }
}

test.for<[string[], RegExp]>([
  [['which costs more, gas or electric'], /Electricity costs you more.*£85\.39.*£68\.71/],
  [['how much gas did we get through on this one', 'and the lecky'], /245 kWh.*£85\.39/],
  [['whats gas costing me a day'], /£68\.71 for 31 days is £2\.22 a day/],
  [['how many days does the bill cover'], /31 days/],
  [['split it between 3 of us'], /£51\.37 each/],
  [['why is it higher than last time'], /only this one bill/],
  [['the meter actually says 10190 now not 10245'], /55 units.*£15\.13/],
  [['am i in debt'], /£212\.50 is to pay.*£58\.40 is from before/],
  [['what happens in march when it ends'], /moves you to its variable tariff/],
  [['what if we halved the gas'], /5,200 kWh of gas.*£1,540\.16 instead of £1,959\.09/],
  [['say we halve our gas, what changes', 'ok put it back how it was'], /10,400 kWh of gas.*£1,959\.09/],
  [['gas usage should be 12k not 10400'], /yearly use of gas is now 12000/],
  [['the exit fee isnt 75 its 50 each'], /exit fee of £50\.00/],
  [['they rang and offered 130 a month for both if i renew now'], /£399\.09 less than a year as now/],
  [['does this look about right for a 3 bed semi'], /2,900 kWh a year against about 2,500 kWh/],
  [['i dont have gas', 'its just on the bill by mistake'], /£68\.71 for gas/],
  [['bill says im 212 in debt but ive paid every month, also is my rate any good'], /£58\.40[^]*27\.5p per kWh/],
])('with a bill: %s', async ([turns, wanted]) => {
  expect((await talk(true, ...turns)).text).toMatch(wanted)
})

test.for<[string[], RegExp]>([
  [['compare for me', 'why do you need my postcode'], /differ by region: Great Britain has 14/],
  [['compare for me', 'do i have to tell you'], /do not have to/],
  [['compare for me', 'M14 5RT', 'what counts as use'], /energy in a year, in kWh/],
  [['my fix ends 20 december', 'so can i go now free'], /you are free now/],
  [['edf are offering 24.9p electric and 6.1p gas for 18 months, is that decent'], /24\.9p per kWh against .* 26\.32p/],
  [['my neighbour pays 90 and i pay 190'], /£2,280\.00 a year.*above that/],
  [['leave my postcode out of it, just roughly what does a 2 bed flat cost to run a year'], /Very roughly £1,720/],
  [['my direct debit is too high', 'its 240'], /£2,880\.00 a year/],
  [['ive got an ev', 'drive about 8000 a year'], /2,300 kWh/],
  [['need to make a complaint', 'scottishpower'], /Complain to them first/],
])('without one: %s', async ([turns, wanted]) => {
  expect((await talk(false, ...turns)).text).toMatch(wanted)
})

test.for([
  'is there one with no exit fee',
  'i didnt use 245 units, i was away',
  'the usage looks wrong, we are only 2 people',
])('"%s" tells nothing of the present deal or the use', async (text) => {
  const { own, state } = await talk(true, text)
  expect(own.exitFeePence).toBeUndefined()
  expect(own.kwh).toBeUndefined()
  expect(state.comparison?.firstPence).toBeDefined()
})

test('a trouble beside a need is answered too, and nothing beside grief', async () => {
  const both = await talk(false, 'my bill doubled since my son moved back in and the boiler keeps cutting out')
  expect(both.text).toMatch(/Gas Safe[^]*I would need your bill/)
  const grief = await talk(false, 'my husband died last week and the bill is still in his name')
  expect(grief.text).toMatch(/sorry/)
  expect(grief.text).not.toContain('\n\n')
})

test('what is supposed is not kept', async () => {
  expect((await talk(true, 'what if we halved the gas')).own).toEqual({})
})

test('what is told as changed is kept, for the fuel that was named', async () => {
  const { own } = await talk(true, '2900s too low, double it')
  expect(own.kwh).toEqual({ electricity: 5800, gas: 10_400 })
})

test('an offer is no sum that is paid, and the present one is', async () => {
  const { own } = await talk(false, 'octopus quoted me 1480 a year for both, i am paying 155 a month with british gas')
  expect(own).toMatchObject({ supplier: 'British Gas', spend: { pence: 15_500, period: 'month' } })
})

test('what is asked about keeps Mo waiting for its answer', async () => {
  const { state } = await talk(false, 'compare for me', 'why do you need my postcode')
  expect(state.asked?.wanted).toBe('postcode')
})

test('of somebody else nothing is noted as their own', async () => {
  const { own, state } = await talk(
    false,
    'my mum is 82 and pays 200 a month, fixed till june, i want to see if she can do better. shes in EX2 8QQ',
  )
  expect(own).toEqual({})
  expect(state.other).toMatchObject({ postcode: 'EX2 8QQ', spend: { pence: 20_000 } })
  expect((await talk(false, 'my mum pays 200 a month', 'thats hers not mine, i pay 130')).own.spend?.pence).toBe(13_000)
})

test('a town in more than one region is asked for and not guessed', async () => {
  const { text, own } = await talk(false, '3 bed semi in bristol, pay 120 a month for both')
  expect(own).toMatchObject({ near: 'Bristol' })
  expect(text).toMatch(/Bristol has homes in more than one price region/)
})
