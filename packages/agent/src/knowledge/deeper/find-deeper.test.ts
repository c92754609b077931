import { expect, test } from 'vitest'
import { ABOUT_MO } from '../about-mo.ts'
import { HELP_ROUTES } from '../help-routes.ts'
import { PREMISES } from '../premises.ts'
import { TERMS } from '../terms.ts'
import type { DeeperAnswer } from './deeper-answers.ts'
import { DEEPER } from './find-deeper.ts'

const MOST_WORDS = 95
const ALL = DEEPER.flatMap(({ about, on = [], kinds }) =>
  [...on.map(([, answer]) => answer), ...Object.values<DeeperAnswer>(kinds)].map((answer) => ({ about, answer })),
)
const TEXTS = ALL.flatMap(({ about, answer }) => (typeof answer === 'string' ? [{ about, says: answer }] : []))
const KNOWN: Readonly<Record<string, object>> = {
  term: TERMS,
  premise: PREMISES,
  kind: HELP_ROUTES,
  topic: ABOUT_MO,
}

/** Every figure that may be said here. A new one needs a source before it is put into this list. */
const SOURCED = [
  // Numbers to ring, and how meters and tariffs are called.
  ['0800 111 999', '105', '999', 'Economy 7'],
  // Debts and a switch, the last days of a fix, changing one’s mind, the final bill.
  ['28 days', '£500', '49 days', '49 and 42 days', '14 days', '14th day', '6 weeks', '10 working days'],
  // The limit on bills for the past, and Ofgem’s share of the night.
  ['12 months', '42%'],
  // The cap and VAT.
  ['April 2024', '1 January, 1 April, 1 July and 1 October', 'three months', '20%', '0%', '5%'],
  ['1 October 2026 to 31 March 2027', '31 March 2027', '1 April 2027'],
  // Sums that anybody can do again.
  ['2,000 watts', '3,000 watts', '2 kWh at 25p are 50p', '2 kWh', 'At 25p that is 50p'],
].flat()

test('only figures with a source are said', () => {
  const unsourced = TEXTS.map(({ about, says }) => ({
    about,
    left: SOURCED.reduce((left, each) => left.replaceAll(each, ''), says),
  })).filter(({ left }) => /\d|\b(?:two|three|four|eight|ten) (?:working )?(?:hours|days|weeks|months)\b/.test(left))
  expect(unsourced).toEqual([])
})

test('every text is short enough to be read on a phone', () => {
  expect(TEXTS.filter(({ says }) => says.split(/\s+/).length > MOST_WORDS)).toEqual([])
})

test('a call in place of a text leads to a text that exists', () => {
  const lost = ALL.flatMap(({ about, answer }) =>
    typeof answer === 'string'
      ? []
      : Object.entries(answer.args)
          .filter(([kind, name]) => !Object.hasOwn(KNOWN[kind] ?? {}, String(name)))
          .map(([kind, name]) => `${about}: ${kind} ${String(name)}`),
  )
  expect(lost).toEqual([])
})

test('no topic belongs to two subjects', () => {
  const topics = DEEPER.flatMap((each) => each.topics)
  expect(topics).toHaveLength(new Set(topics).size)
})
