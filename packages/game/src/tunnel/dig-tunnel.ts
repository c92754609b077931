import { createRandom, type Random } from '../random.ts'
import { TUNNEL_LENGTH, UNITS } from '../rules.ts'
import { Digger } from './digger.ts'
import { type Pattern, patterns } from './patterns.ts'
import type { Tunnel } from './tunnel.ts'

/** The last stretch is free: one sees the daylight and runs. */
const LAST_STRETCH = 1300 * UNITS

/** Generates the tunnel of a seed. The first ten seconds are the same for everybody, because they teach. */
export function digTunnel(seed: string): Tunnel {
  const random = createRandom(seed)
  const digger = new Digger(random, 0)
  teach(digger)
  let last: Pattern | undefined
  while (digger.x < TUNNEL_LENGTH - LAST_STRETCH) {
    const tenth = Math.floor((digger.x * 10) / TUNNEL_LENGTH)
    last = choose(random, tenth, last)
    last.dig(digger)
    digger.rest(random.between(30 - tenth, 46 - 2 * tenth))
  }
  return {
    length: TUNNEL_LENGTH,
    obstacles: digger.obstacles.toSorted((one, other) => one.left - other.left),
    cells: digger.cells.toSorted((one, other) => one.x - other.x),
    moves: digger.moves,
  }
}

/** Cells first, then one root, one pipe, one tall root: each on its own, with time to look at it. */
function teach(digger: Digger): void {
  digger.rest(54)
  digger.row(3)
  digger.rest(40)
  digger.leap('hop', 'root', [13])
  digger.rest(56)
  digger.duck('pipe', 1)
  digger.rest(56)
  digger.leap('jump', 'tall-root', [9, 19, 29])
  digger.rest(50)
}

function choose(random: Random, tenth: number, last: Pattern | undefined): Pattern {
  const open = patterns.filter((pattern) => pattern.fromTenth <= tenth && pattern !== last)
  let drawn = random.below(open.reduce((sum, { weight }) => sum + weight, 0))
  for (const pattern of open) {
    drawn -= pattern.weight
    if (drawn < 0) return pattern
  }
  throw new Error('the weights do not add up')
}
