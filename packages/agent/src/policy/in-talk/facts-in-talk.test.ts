import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'
import { fitOpening } from '../follow-up/fit-opening.ts'
import { namesNothing } from './names-nothing.ts'

test.each([
  [
    ['ive just moved into a flat and dont know who supplies the electric', 'its scotland if that matters'],
    /^It works the same in Scotland\. .*SSEN/,
  ],
  [['ive just moved into a flat and dont know who supplies the electric', 'and gas?'], /^For gas the Find My Supplier/],
  [
    ['ive just moved into a flat and dont know who supplies the electric', 'do i have to stay with them'],
    /^No, you need not stay/,
  ],
  [['what is economy 7', 'weve not got storage heaters anymore'], /^Then Economy 7 probably costs you more/],
  [['how do i leave economy 7', 'does that cost'], /^Mostly nothing/],
  [
    ['my smart meter stopped sending readings after i switched', 'can i still send readings myself'],
    /^Yes\. As long as the meter does not send/,
  ],
  [
    ['is it worth going all electric and getting rid of gas', 'its only a gas hob and the boiler is electric already'],
    /about £108\.33 a year/,
  ],
  [['what is dual fuel', 'is there any point though'], /^Seldom much/],
  [['how much vat is on electric', 'is that just for this winter'], /^Yes: .*31 March 2027/],
  [['what do the traffic light colours on the in home display mean', 'its on red now'], /^Red only means/],
])('in the middle of a subject of facts: %s', async (turns, wanted) => {
  expect((await holdTalk(false, turns)).text).toMatch(wanted)
})

test('an answer loses a Yes that answers another question, and keeps one that fits', () => {
  const told = 'Yes. From the day you move in you may choose any supplier.'
  expect(fitOpening('do i have to stay with them', told)).toBe('From the day you move in you may choose any supplier.')
  expect(fitOpening('can i choose my own', told)).toBe(told)
})

test('pronouns name nothing, and a meter does', () => {
  expect(namesNothing('who does that')).toBe(true)
  expect(namesNothing('who reads the meter')).toBe(false)
})
