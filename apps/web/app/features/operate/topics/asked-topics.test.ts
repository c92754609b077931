import { expect, test } from 'vitest'
import { askedTopics, type Topic, topicsAddress, topicsAsked } from './asked-topics.ts'

const topic = (topic_id: string, more: Partial<Topic> = {}): Topic => ({
  topic_id,
  title: `What about ${topic_id}?`,
  family: 'bills',
  is_sourced: true,
  review_by: '2027-01-01',
  is_due: false,
  is_edited: false,
  has_draft: false,
  ...more,
})
const topics = [topic('cap', { is_edited: true }), topic('meters', { family: 'meters', is_due: true }), topic('debt')]
const found = (query: string) =>
  topicsAsked(topics, askedTopics(new URLSearchParams(query))).map((each) => each.topic_id)

test('topics are found by words, family and state', () => {
  expect(found('')).toEqual(['cap', 'meters', 'debt'])
  expect(found('search=ABOUT+cap')).toEqual(['cap'])
  expect(found('family=meters')).toEqual(['meters'])
  expect(found('state=edited')).toEqual(['cap'])
  expect(found('state=due&family=bills')).toEqual([])
  expect(found('state=toString')).toEqual(['cap', 'meters', 'debt'])
})

test('an address says what is asked for, and nothing else', () => {
  expect(topicsAddress(askedTopics(new URLSearchParams('search=a+b&family=&state=due&x=1')))).toBe(
    '/operate/topics?search=a+b&state=due',
  )
  expect(topicsAddress(askedTopics(new URLSearchParams()))).toBe('/operate/topics')
})
