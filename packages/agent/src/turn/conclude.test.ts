import { expect, test } from 'vitest'
import { lastSaid } from '../../test/hold-talk.ts'
import { askFigure } from '../../test/ask-figure.ts'
import { testWorld } from '../../test/test-world.ts'
import { parseCommand } from '../command/command-text.ts'
import type { Claim } from '@mowatt/text/values/claim'
import { renderStatements } from '../say/render.ts'
import { conclude } from './conclude.ts'

const withBill = testWorld({ bill: true })

/** The reply to a conclusion from an answer. */
function concluded(line: string, claim: Claim | 'open', asked = ''): string {
  const command = parseCommand(line)
  if (command?.do !== 'figure' && command?.do !== 'judge') throw new Error(`No question: ${line}`)
  const { statements, book } = askFigure(command, withBill, { text: asked })
  return renderStatements(conclude(claim, statements), book)
}

test.for([
  // 27.5p against 26.32p, and 8.2p against 7.97p
  ['figure unit_rate of:bill against:cap', 'dearer', /^Yes\. .*1\.18p more than 26\.32p/],
  ['figure unit_rate of:bill against:cap', 'cheaper', /^No\. .*1\.18p more than 26\.32p/],
  [
    'judge rate',
    'dearer',
    /^Yes\. Your electricity unit rate is above the price cap\. It’s 27\.50p per kWh, and the cap is 26\.32p\./,
  ],
  ['judge rate', 'not_dearer', /^No\. Your electricity unit rate is above/],
  ['figure saving of:list', 'cheaper', /^Yes\. Larkspur Fix 12 .* would save you £344\.75/],
  ['judge offer', 'not_cheaper', /^No\. Larkspur Fix 12 from Larkspur Energy would save you £344\.75 in the first/],
  ['judge bill', 'wrong', /^No\. /],
  ['judge bill', 'right', /^Yes\. /],
  // It isn't known who is quoted.
  ['judge rate', 'wrong', /^Your electricity unit rate is above/],
  // If the answer doesn't decide it, there is no yes and no no.
  ['figure total of:bill', 'dearer', /^This bill is for £154\.10\./],
  ['figure unit_rate of:bill against:cap', 'open', /^The unit rates are/],
] as const)('after %s, “%s”', ([line, words, expected]) => {
  expect(concluded(line, words)).toMatch(expected)
})

test('where one fuel is dearer and the other cheaper, it depends', () => {
  // 24p is below 26.32p, and 9p above 7.97p
  const asked = 'electricity at 24p a unit and gas at 9p a unit'
  expect(concluded('figure unit_rate of:told against:cap', 'dearer', asked)).toMatch(/^It depends\. /)
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
