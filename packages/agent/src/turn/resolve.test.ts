import { expect, test } from 'vitest'
import type { Focus } from '../state/agent-state.ts'
import { parseCommand, printCommand } from '../command/command-text.ts'
import { resolve } from './resolve.ts'

function command(text: string) {
  const found = parseCommand(text)
  if (!found) throw new Error(`No command ${text}`)
  return found
}

function after(last: string | undefined, said: string, more: Partial<Focus> = {}): string {
  const focus: Focus = { commands: last === undefined ? [] : [command(last)], said: [], misses: 0, ...more }
  const found = resolve(command(said), { focus })
  if ('command' in found) return printCommand(found.command)
  return 'repair' in found ? `repair ${found.repair}` : 'lost'
}

test.each([
  ['figure unit_rate of:bill fuel:electricity', 'edit fuel:gas', 'figure unit_rate of:bill fuel:gas'],
  ['figure cost of:deal fuel:gas', 'edit per:month', 'figure cost of:deal fuel:gas per:month'],
  ['figure cost of:deal per:month', 'edit suppose:use-10%', 'figure cost of:deal per:month suppose:use-10%'],
  ['figure cost of:deal suppose:use-10%', 'edit suppose:use-20%', 'figure cost of:deal suppose:use-20%'],
  ['figure cost of:deal suppose:use-10%', 'edit suppose:people=3', 'figure cost of:deal suppose:use-10%,people=3'],
  ['figure unit_rate of:bill fuel:gas', 'edit measure:standing_charge', 'figure standing_charge of:bill fuel:gas'],
  ['figure cost of:offer nth:2', 'edit of:deal', 'figure cost of:deal'],
  ['figure cost of:offer nth:2', 'edit nth:3', 'figure cost of:offer nth:3'],
  ['explain back_billing', 'edit aspect:how_long', 'explain back_billing aspect:how_long'],
  ['explain back_billing aspect:how', 'edit aspect:who', 'explain back_billing aspect:who'],
  ['explain price_cap', 'edit fuel:gas', 'figure unit_rate of:cap fuel:gas'],
  ['compare', 'edit per:month', 'figure saving of:offer per:month which:best'],
  ['point nth:2', 'edit per:month', 'figure cost of:offer per:month nth:2'],
  ['judge rate', 'edit fuel:gas', 'judge rate fuel:gas'],
  ['judge rate fuel:gas', 'edit per:year', 'figure unit_rate of:deal fuel:gas per:year'],
  ['figure saving of:list', 'edit aspect:why', 'repair why'],
  ['figure exit_fee of:deal', 'edit aspect:when', 'figure ends_on of:deal'],
  ['figure standing_charge of:deal', 'edit aspect:can_they', 'explain standing_charge aspect:can_they'],
  ['explain back_billing', 'edit fuel:gas', 'explain back_billing'],
  ['figure exit_fee of:deal', 'edit suppose:use-10%', 'figure cost of:deal suppose:use-10%'],
  ['figure unit_rate of:bill', 'edit suppose:gas.use-10%', 'figure cost of:deal suppose:gas.use-10%'],
  ['figure ends_on of:deal', 'edit suppose:use-10% per:month', 'figure cost of:deal per:month suppose:use-10%'],
  [undefined, 'edit fuel:gas', 'lost'],
  [undefined, 'edit suppose:use-10%', 'figure cost of:deal suppose:use-10%'],
  ['compare', 'point nth:2', 'point nth:2'],
  ['compare', 'repair shorter', 'repair shorter'],
])('after "%s", "%s" means "%s"', (last, said, wanted) => {
  expect(after(last, said)).toBe(wanted)
})

test('the second of two readings is that reading, and no tariff', () => {
  const offered = ['explain exit_fee', 'figure exit_fee of:deal'].map((text) => ({
    label: text,
    command: command(text),
  }))
  expect(after('compare', 'point nth:2', { offered })).toBe('figure exit_fee of:deal')
})
