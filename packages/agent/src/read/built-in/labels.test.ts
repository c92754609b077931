import { expect, test } from 'vitest'
import { parseCommand } from '../../command/command-text.ts'
import { labelOf } from './labels.ts'

test.each([
  ['figure cost of:deal fuel:gas per:month', 'figure cost deal'],
  ['explain back_billing aspect:how_long', 'explain back_billing'],
  ['judge rate fuel:gas', 'judge rate'],
  ['edit fuel:gas', 'edit'],
  ['repair why', 'repair why'],
  ['talk greeting', 'talk greeting'],
  ['confirm no', 'confirm no'],
  ['cancel switch', 'cancel switch'],
  ['progress waitlist', 'progress waitlist'],
  ['letter refund', 'letter refund'],
  ['point nth:2', 'point'],
  ['compare green', 'compare'],
  ['conclude dearer', 'conclude'],
  ['talk aside', 'talk aside'],
])('%s is labelled "%s"', (text, label) => {
  const command = parseCommand(text)
  expect(command && labelOf(command)).toBe(label)
})
