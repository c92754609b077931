import { expect, test } from 'vitest'
import { freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { readDetails } from '../read/details/read-details.ts'
import { confirmNote, forgetNotes, noteDetails, notesOf, unsureNote } from './notes.ts'

const { today, catalogue } = testWorld()
const told = (text: string) => readDetails(text, { today, catalogue })

function after(...texts: string[]) {
  return texts.reduce((state, text, index) => {
    const { stated, others } = told(text)
    return noteDetails(state, others ?? stated, index + 1)
  }, freshState())
}

test('what was noted is a list with the words and the message it stands in', () => {
  const state = after('I pay £140 a month', 'my postcode is RG1 1AA and I use 2,900 kWh a year')
  expect(notesOf(state)).toMatchObject([
    { key: 'spend', label: 'You pay', text: '£140.00 a month', message: 1, words: 'I pay £140 a month' },
    { key: 'postcode', text: 'RG1 1AA', message: 2 },
    { key: 'kwh', text: '2,900 kWh of electricity', message: 2 },
  ])
})

test('a value that is told again takes the place of the old one', () => {
  const state = after('I pay £140 a month', 'sorry, I pay £120 a month')
  expect(notesOf(state)).toMatchObject([{ key: 'spend', text: '£120.00 a month', message: 2 }])
})

test('gas that is told later leaves the electricity', () => {
  const state = after('I use 2,900 kWh of electricity a year', 'and 11,000 kWh of gas a year')
  expect(state.own.kwh).toEqual({ electricity: 2900, gas: 11_000 })
})

test('one, the last or all can be forgotten', () => {
  const state = after('I pay £140 a month', 'my postcode is RG1 1AA')
  expect(forgetNotes(state, 'spend').state.own).toEqual({ postcode: 'RG1 1AA' })
  expect(forgetNotes(state, 'last').state.own.postcode).toBeUndefined()
  const all = forgetNotes(state, 'all')
  expect([all.state.own, all.state.notes, all.many]).toEqual([{}, [], 2])
  expect(forgetNotes(freshState(), 'last').many).toBe(0)
})

test('somebody else’s home is kept apart from their own', () => {
  const state = after('I pay £140 a month', 'can you compare for my mum, she uses 2,000 kWh a year in RG1 1AA')
  expect(state.own).toEqual({ spend: { pence: 14_000, period: 'month', fuels: 'both' } })
  expect(state.other).toMatchObject({ postcode: 'RG1 1AA', kwh: { electricity: 2000 } })
})

test('an amount without its unit is unsure until it is confirmed', () => {
  const { stated } = readDetails('about 140', { today, catalogue, wanted: 'use' })
  const state = noteDetails(freshState(), stated, 1)
  expect(unsureNote(state)?.key).toBe('spend')
  expect(unsureNote(confirmNote(state, 'spend'))).toBeUndefined()
  expect(unsureNote(after('I pay £140 a month'))).toBeUndefined()
})
