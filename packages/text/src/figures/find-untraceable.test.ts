import { expect, test } from 'vitest'
import { findUntraceable } from './find-untraceable.ts'

const facts = [
  '£1,529.32',
  '26.35p',
  '2,700 kWh',
  '5%',
  '31 March 2027',
  '49 days',
  'Larkspur Energy',
  'Larkspur Fix 12',
  '0800 111 999',
]

test.for([
  'A year costs £1,529.32.',
  'A year costs 1529.32 pounds, that is 1,529.32 pounds.',
  'You pay 26.35p, or 26.35 pence, or £0.2635 for each kWh.',
  'You use 2700 kWh, which is 2.7 MWh.',
  'VAT is 5 per cent, five percent.',
  'It ends on 31 March 2027, on 31st March, in March 2027, in March, on 2027-03-31, on March 31, 2027.',
  'In the last 49 days, or seven weeks.',
  'Larkspur Fix 12 by Larkspur Energy. One or two things more.',
  'Call 0800 111 999. Economy 7 and 24/7 are words.',
  'The year 2027 comes.',
])('what a fact holds may be said in its own way: %s', (text) => {
  expect(findUntraceable(text, facts)).toEqual([])
})

test.for([
  ['£1,529', '£1,529'],
  ['about fifteen hundred pounds', 'fifteen hundred pounds'],
  ['£1,529.33', '£1,529.33'],
  ['26.3p', '26.3p'],
  ['2,701 kWh', '2,701 kWh'],
  ['6%', '6%'],
  ['31 March 2026', '31 March 2026'],
  ['in April', 'in April'],
  ['by tomorrow', 'tomorrow'],
  ['within 48 days', '48 days'],
  ['Octopus Energy', 'Octopus Energy'],
  ['Sunrise Power has it', 'Sunrise Power'],
  ['take the Magic Saver 12', 'Magic Saver 12'],
  ['0800 111 998', '0800 111 998'],
  ['see https://evil.example/x', 'https://evil.example/x'],
  ['it is half the price', 'half'],
  ['$100', '$100'],
  ['two hundred people', 'two hundred'],
  ['RG1 1AA', 'RG1 1AA'],
])('what no fact holds is refused: %s', ([text, untraceable]) => {
  expect(findUntraceable(text!, facts)).toEqual([untraceable])
})

test('any altered digit of any fact is refused', () => {
  for (const fact of facts.filter((each) => !each.startsWith('Larkspur'))) {
    for (let at = 0; at < fact.length; at++) {
      const digit = fact[at]
      if (digit === undefined || !/\d/.test(digit)) continue
      for (const other of '0123456789') {
        if (other === digit) continue
        const altered = fact.slice(0, at) + other + fact.slice(at + 1)
        expect([altered, findUntraceable(`It is ${altered} now.`, facts)]).not.toEqual([altered, []])
      }
    }
  }
})
