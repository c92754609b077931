import { digTunnel, startRun } from '@mowatt/game'
import { expect, it } from 'vitest'
import { nextTip } from './next-tip.ts'

const tunnel = digTunnel('a'.repeat(32))
const after = (changes: object, bumps: [kind: 'pipe' | 'root' | 'tall-root' | 'beam', count: number][] = []) =>
  nextTip({ run: Object.assign(startRun(tunnel), changes), bumpsOf: new Map(bumps) })

it.each([
  [
    after({ nextCell: 20, cells: 18 }, [
      ['pipe', 3],
      ['root', 1],
    ]),
    /Duck a little earlier/,
  ],
  [after({ nextCell: 20, cells: 18 }, [['tall-root', 2]]), /Hold jump/],
  [after({ nextCell: 20, cells: 18 }, [['root', 2]]), /two Mo lengths/],
  [after({ nextCell: 20, cells: 18 }, [['beam', 2]]), /don’t jump/],
  [after({ nextCell: 30, cells: 10 }), /left a lot of power cells behind/],
  [after({ nextCell: 30, cells: 26, bumps: 0, ending: 'escaped' }), /nine out of ten/],
  [after({ nextCell: 30, cells: 30, bumps: 0, ending: 'escaped' }), /nothing left/],
])('%s', (tip, pattern) => {
  expect(tip).toMatch(pattern)
})
