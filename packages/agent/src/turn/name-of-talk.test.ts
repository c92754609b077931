import { expect, test } from 'vitest'
import type { Topics } from '../topics/topic.ts'
import { nameOfTalk } from './name-of-talk.ts'

const topics = new Map([
  ['cold_radiators', { title: 'Why are my radiators cold?' }],
  ['exit_fee', { title: 'Can I leave my fix early, and will I have to pay an exit fee?' }],
  ['moving_home', { title: 'I’m moving home. How do I close my account, and what else do I need to do?' }],
  ['meter_fault', { title: 'My meter is faulty, blank or has been wrong for years. What do I do?' }],
]) as unknown as Topics

test('a conversation is called after its first subject, a long one after its first question', () => {
  const explain = (topic: string) => ({ do: 'explain' as const, topic })
  expect(nameOfTalk([explain('cold_radiators'), { do: 'compare' }], topics)).toBe('Why are my radiators cold?')
  expect(nameOfTalk([{ ...explain('cold_radiators'), aspect: 'how_long' }], topics)).toBe('Why are my radiators cold?')
  expect(nameOfTalk([explain('exit_fee')], topics)).toBe('Can I leave my fix early?')
  expect(nameOfTalk([explain('moving_home')], topics)).toBe('I’m moving home')
  expect(nameOfTalk([explain('meter_fault')], topics)).toBe('My meter is faulty')
  expect(nameOfTalk([{ do: 'talk', kind: 'greeting' }, { do: 'compare' }], topics)).toBe('Compare tariffs for me')
})

test('a figure is named as a person would say it', () => {
  const cost = { do: 'figure', measure: 'cost', of: 'deal', fuel: 'gas' } as const
  expect(nameOfTalk([{ ...cost, per: 'month' }], topics)).toBe('What gas costs a month on my deal')
  expect(nameOfTalk([{ ...cost, per: 'until_end' }], topics)).toBe('What gas costs until my deal ends')
  expect(nameOfTalk([{ ...cost, measure: 'use', of: 'bill' }], topics)).toBe('How much gas I use on my bill')
  expect(nameOfTalk([{ ...cost, measure: 'unit_rate', of: 'cap' }], topics)).toBe(
    'The unit rate for gas under the price cap',
  )
})

test('what a person tells of their home is not repeated in a list', () => {
  expect(nameOfTalk([{ do: 'note', told: { details: {}, words: 'I live at RG1 1AA' } }], topics)).toBe('About my home')
})

test('a greeting is no subject, and what was not understood keeps its own words', () => {
  expect(nameOfTalk([{ do: 'talk', kind: 'greeting' }], topics)).toBe('')
  expect(nameOfTalk([{ do: 'talk', kind: 'unclear' }], topics)).toBeUndefined()
  expect(nameOfTalk([{ do: 'narrow', filters: {} }], topics)).toBeUndefined()
  expect(nameOfTalk([], topics)).toBeUndefined()
})
