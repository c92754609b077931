import { expect, test } from 'vitest'
import { lastSaid } from '../../test/hold-talk.ts'
import { askFigure } from '../../test/ask-figure.ts'
import { testWorld } from '../../test/test-world.ts'
import { parseCommand } from '../command/command-text.ts'
import { readClaim } from '@mowatt/text/find/read-claim'
import { renderStatements } from '../say/render.ts'
import { conclude } from './conclude.ts'

const withBill = testWorld({ bill: true })

/** What is said to a conclusion from an answer. */
function concluded(line: string, words: string, asked = ''): string {
  const command = parseCommand(line)
  if (command?.do !== 'figure' && command?.do !== 'judge') throw new Error(`No question: ${line}`)
  const { statements, book } = askFigure(command, withBill, { text: asked })
  return renderStatements(conclude(readClaim(words) ?? 'open', statements), book)
}

test.for([
  ['so it’s dearer then', 'dearer'],
  ['so its not cheaper', 'not_cheaper'],
  ['not worth it then', 'not_cheaper'],
  ['hardly worth it then', 'not_cheaper'],
  ['so I would be better off', 'cheaper'],
  ['so barely any different', 'same'],
  ['nothing in it then', 'same'],
  ['So he is wrong then.', 'wrong'],
  ['so they’re right', 'right'],
  ['so it isn’t right', 'wrong'],
  ['so they haven’t stung me', 'right'],
  ['so it’s too low if anything', 'cheaper'],
  ['so it’s the heater', undefined],
] as const)('“%s” concludes %s', ([words, claim]) => {
  expect(readClaim(words)).toBe(claim)
})

test.for([
  // 27.5p against 26.32p, and 8.2p against 7.97p
  ['figure unit_rate of:bill against:cap', 'so it’s dearer then', /^Yes\. .*1\.18p more than 26\.32p/],
  ['figure unit_rate of:bill against:cap', 'so i’m better off then', /^No\. .*1\.18p more than 26\.32p/],
  [
    'judge rate',
    'so it’s too high then',
    /^Yes\. Your electricity unit rate is above the price cap\. It’s 27\.50p per kWh, and the cap is 26\.32p\./,
  ],
  ['judge rate', 'so it’s not dearer', /^No\. Your electricity unit rate is above/],
  ['figure saving of:list', 'so worth it then', /^Yes\. Larkspur Fix 12 .* would save you £344\.75/],
  [
    'judge offer',
    'not worth it then',
    /^No\. Larkspur Fix 12 from Larkspur Energy would save you £344\.75 in the first/,
  ],
  ['judge bill', 'so they’re wrong', /^No\. /],
  ['judge bill', 'so it adds up', /^Yes\. /],
  // Who said what isn't known.
  ['judge rate', 'so he was lying', /^Your electricity unit rate is above/],
  // What the answer doesn't settle gets no yes and no no.
  ['figure total of:bill', 'so it’s dearer then', /^This bill is for £154\.10\./],
  ['figure unit_rate of:bill against:cap', 'so it’s the heater', /^The unit rates are/],
] as const)('after %s, “%s”', ([line, words, expected]) => {
  expect(concluded(line, words)).toMatch(expected)
})

test('where one fuel is dearer and the other cheaper, it depends', () => {
  // 24p is below 26.32p, and 9p above 7.97p
  const asked = 'electricity at 24p a unit and gas at 9p a unit'
  expect(concluded('figure unit_rate of:told against:cap', 'so it’s dearer', asked)).toMatch(/^It depends\. /)
})

test('a conclusion about something else gets no verdict, and its other reading', async () => {
  const said = await lastSaid(
    ['and with 30% less', 'figure cost of:deal suppose:use-30%'],
    ['standing charge stays the same though', 'conclude same | explain standing_charge'],
  )
  expect(said).toBe('It’s a daily price, the same whatever you use.')
  const other = await lastSaid(
    ['is my gas rate good', 'judge rate fuel:gas'],
    ['so the electric is dearer', 'conclude dearer'],
  )
  expect(other).not.toMatch(/^(?:Yes|No)\b/)
})

test('a conclusion from the figures is still confirmed', async () => {
  const said = await lastSaid(
    ['is my gas rate good', 'judge rate fuel:gas'],
    ['so the gas is dearer', 'conclude dearer'],
  )
  expect(said).toMatch(/^Yes\. Your gas unit rate is above/)
})
