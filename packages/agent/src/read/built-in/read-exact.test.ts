import { expect, test } from 'vitest'
import { testWorld } from '../../../test/test-world.ts'
import { parseCommands } from '../../command/command-text.ts'
import { type AgentState, freshState } from '../../state/agent-state.ts'
import { detailsOfTurn } from '../details/details-of-turn.ts'
import { readExact } from './read-exact.ts'

function readAfter(commands: string, text: string, more: Partial<AgentState> = {}) {
  const state = { ...freshState(), ...more, focus: { commands: parseCommands(commands) ?? [], said: [], misses: 0 } }
  const turn = { text, state, world: testWorld({ bill: true }), said: [] }
  return readExact(text, detailsOfTurn(text, turn), turn)
}

test('a few words that are nothing but a fuel or a period change the last command', () => {
  expect(readAfter('figure cost of:deal', 'and gas?')).toEqual([{ do: 'edit', fuel: 'gas' }])
})

test('a long message that has a fuel and a period in it is not read by its form', () => {
  const told = 'I live in RG1 1AA and use 2700 kWh of electricity a year'
  expect(readAfter('figure unit_rate of:deal', told)).toBeUndefined()
})

test('a yes is no question', () => {
  expect(readAfter('compare', 'ok yes')).toEqual([{ do: 'confirm', isYes: true }])
  expect(readAfter('compare', 'ok so what would you do?')).toBeUndefined()
})

test('to go ahead is a yes to what Mo asked, and else a request', () => {
  const asked = { asked: { wanted: 'start_switch' as const, goal: 'switch', times: 1 } }
  expect(readAfter('compare', 'ok so go ahead', asked)).toEqual([{ do: 'confirm', isYes: true }])
  expect(readAfter('compare', 'ok do it')).toBeUndefined()
})
