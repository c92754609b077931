import type { ChatFact } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { verifyReply } from './verify-reply.ts'

const facts: ChatFact[] = [
  { name: 'year', kind: 'money', text: '£1,529.32' },
  { name: 'rate', kind: 'rate', text: '26.35p' },
  { name: 'use', kind: 'energy', text: '2,700 kWh' },
  { name: 'vat', kind: 'percent', text: '5%' },
  { name: 'end', kind: 'date', text: '31 March 2027' },
  { name: 'free', kind: 'text', text: '49 days' },
  { name: 'supplier', kind: 'supplier', text: 'Larkspur Energy' },
  { name: 'tariff', kind: 'tariff', text: 'Larkspur Fix 12' },
  { name: 'phone', kind: 'phone', text: '0800 111 999' },
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
  expect(verifyReply(text, facts)).toEqual({ ok: true })
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
  expect(verifyReply(text!, facts)).toEqual({ ok: false, untraceable: [untraceable] })
})

test('any altered digit of any fact is refused', () => {
  for (const fact of facts.filter(({ kind }) => kind !== 'tariff' && kind !== 'supplier')) {
    for (let at = 0; at < fact.text.length; at++) {
      const digit = fact.text[at]
      if (digit === undefined || !/\d/.test(digit)) continue
      for (const other of '0123456789') {
        if (other === digit) continue
        const altered = fact.text.slice(0, at) + other + fact.text.slice(at + 1)
        expect([altered, verifyReply(`It is ${altered} now.`, facts).ok]).toEqual([altered, false])
      }
    }
  }
})
