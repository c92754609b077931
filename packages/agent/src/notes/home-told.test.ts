import { expect, test } from 'vitest'
import { testWorld } from '../../test/test-world.ts'
import { freshState } from '../state/agent-state.ts'
import { withHomeTold, withoutHomeTold } from './home-told.ts'
import { noteDetails } from './notes.ts'

const world = testWorld({ home: { agreed: {}, told: { kwh: { electricity: 2700, gas: 9000 }, people: 2 } } })

test('what the page of the home knows counts in a turn, under what is said, and isn’t kept', () => {
  const begun = withHomeTold({ ...freshState(), own: { postcode: 'RG1 1AA' } }, world)
  expect(begun.own).toEqual({ postcode: 'RG1 1AA', kwh: { electricity: 2700, gas: 9000 }, people: 2 })
  const source = { key: 'kwh', words: 'x', isPlain: true } as const
  const told = { details: { kwh: { gas: 8000 } }, words: 'x', sources: [source] }
  const noted = noteDetails(begun, told, 1)
  expect(withoutHomeTold(noted, world).own).toEqual({ postcode: 'RG1 1AA', kwh: { electricity: 2700, gas: 8000 } })
  expect(withoutHomeTold(begun, world).own).toEqual({ postcode: 'RG1 1AA' })
})
