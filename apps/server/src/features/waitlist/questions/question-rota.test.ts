import { addDays } from '@mowatt/tariffs'
import { describe, expect, it, test } from 'vitest'
import { londonDay, nextLondonMidnight } from '../../../platform/clock/london-day.ts'
import { questionOn } from './question-rota.ts'
import { shippedQuestions } from './shipped/shipped-questions.ts'

const COUNT = shippedQuestions.length
const days = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))

describe('the questions that ship', () => {
  it('are enough for two months and have names of their own', () => {
    expect(COUNT).toBeGreaterThanOrEqual(66)
    expect(new Set(shippedQuestions.map(({ id }) => id)).size).toBe(COUNT)
    expect(new Set(shippedQuestions.map(({ question }) => question)).size).toBe(COUNT)
  })

  test.each(shippedQuestions)('$id: three or four different answers and an explanation of two sentences', (given) => {
    const { id, question, options, explanation } = given
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(question).toMatch(/^[A-Z].{10,118}\?$/)
    expect(new Set(options).size).toBe(options.length)
    expect([3, 4]).toContain(options.length)
    for (const option of options) expect(option.length).toBeLessThanOrEqual(70)
    const sentences = explanation.split(/(?<=[.?!])\s+(?=[A-Z0-9])/)
    expect(sentences).toHaveLength(2)
    expect(explanation).toMatch(/\.$/)
    expect(explanation.length).toBeLessThan(280)
  })

  // A price, a cap or a tax rate is valid for a while only.
  test.each(shippedQuestions.filter((given) => /\d+(\.\d+)?p\b|£1,|VAT|typical home/.test(JSON.stringify(given))))(
    '$id says from when its figures are',
    ({ question, explanation }) => {
      expect(question + explanation).toMatch(/\b20\d\d\b/)
    },
  )
})

describe('the question of a day', () => {
  it('comes again only after every other one has been asked, wherever one begins to count', () => {
    for (const first of ['2026-11-15', '2027-02-20', '2025-12-20']) {
      expect(new Set(days(first, COUNT).map((day) => questionOn(day).id)).size).toBe(COUNT)
      expect(questionOn(addDays(first, COUNT)).id).toBe(questionOn(first).id)
    }
  })

  it('has one right answer, which does not always stand in the same place', () => {
    const places = days('2026-11-15', COUNT).map((day) => {
      const { id, options, rightOptionId } = questionOn(day)
      const right = options.findIndex((option) => option.id === rightOptionId)
      expect(options[right]?.text).toBe(shippedQuestions.find((each) => each.id === id)?.options[0])
      expect(new Set(options.map((option) => option.id)).size).toBe(options.length)
      return right
    })
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((each) => each === place).length / COUNT
      expect(share).toBeGreaterThan(place === 3 ? 0.1 : 0.15)
      expect(share).toBeLessThan(0.45)
    }
  })
})

describe('what editors published', () => {
  const day = '2026-11-20'
  const next = questionOn(addDays(day, 1)).id
  const own = questionOn(day)
  const edited = (more: object) => ({
    id: 'new-one',
    question: 'A new one?',
    rightAnswer: 'Right',
    wrongAnswers: ['Wrong', 'Wronger'],
    explanation: 'Because. It is.',
    askedOn: null,
    isDeleted: false,
    ...more,
  })

  it('is asked in its own words, and its turn stays', () => {
    const found = questionOn(day, [edited({ id: own.id })])
    expect([found.id, found.question, found.options.length]).toEqual([own.id, 'A new one?', 3])
    expect(found.options.find(({ id }) => id === found.rightOptionId)?.text).toBe('Right')
    expect(questionOn(addDays(day, 1), [edited({ id: own.id })]).id).toBe(next)
  })

  it('takes the day that it has, and is asked on no other', () => {
    const dated = [edited({ askedOn: day })]
    expect(questionOn(day, dated).id).toBe('new-one')
    expect(questionOn(addDays(day, 1), dated).id).toBe(next)
    expect(questionOn(day, [edited({ askedOn: day, isDeleted: true })]).id).toBe(own.id)
    expect(days(day, COUNT).every((each) => questionOn(each, [edited({})]).id !== 'new-one')).toBe(true)
  })

  it('leaves the turn of one that was deleted to the next', () => {
    expect(questionOn(day, [edited({ id: own.id, isDeleted: true })]).id).toBe(next)
    expect(questionOn(addDays(day, 1), [edited({ id: own.id, isDeleted: true })]).id).toBe(next)
  })
})

describe('a day in London', () => {
  test.each([
    // In winter as in Greenwich, in summer an hour ahead.
    ['2026-11-15T23:59:59Z', '2026-11-15', '2026-11-16T00:00:00.000Z'],
    ['2026-11-16T00:00:00Z', '2026-11-16', '2026-11-17T00:00:00.000Z'],
    ['2027-07-01T22:59:59Z', '2027-07-01', '2027-07-01T23:00:00.000Z'],
    ['2027-07-01T23:00:00Z', '2027-07-02', '2027-07-02T23:00:00.000Z'],
    // Clocks go forward on 28 March 2027: that day has 23 hours.
    ['2027-03-27T23:59:59Z', '2027-03-27', '2027-03-28T00:00:00.000Z'],
    ['2027-03-28T00:00:00Z', '2027-03-28', '2027-03-28T23:00:00.000Z'],
    ['2027-03-28T22:59:59Z', '2027-03-28', '2027-03-28T23:00:00.000Z'],
    ['2027-03-28T23:00:00Z', '2027-03-29', '2027-03-29T23:00:00.000Z'],
    // And back on 31 October 2027: 25 hours.
    ['2027-10-30T22:59:59Z', '2027-10-30', '2027-10-30T23:00:00.000Z'],
    ['2027-10-30T23:00:00Z', '2027-10-31', '2027-11-01T00:00:00.000Z'],
    ['2027-10-31T23:59:59Z', '2027-10-31', '2027-11-01T00:00:00.000Z'],
    ['2027-11-01T00:00:00Z', '2027-11-01', '2027-11-02T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
  ])('%s is in %s, which ends at %s', (at, day, end) => {
    expect(londonDay(new Date(at))).toBe(day)
    expect(nextLondonMidnight(new Date(at)).toISOString()).toBe(end)
  })
})
