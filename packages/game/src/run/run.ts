import { FULL_LIGHT } from '../rules.ts'
import type { Tunnel } from '../tunnel/tunnel.ts'
import { type Motion, standing } from './motion.ts'

/** What happened in a tick, as bits: for drawing and sound. */
export const happenings = { jumped: 1, landed: 2, bumped: 4, cell: 8, ducked: 16, ended: 32 } as const

export type Ending = 'escaped' | 'dark'

/** A run in progress. `stepRun` mutates it in place: sixty times a second it must not allocate objects. */
export type Run = {
  readonly tunnel: Tunnel
  readonly mo: Motion
  tick: number
  light: number
  bumps: number
  cells: number
  /** One flag per cell of the tunnel: 1 once it is taken. */
  readonly taken: Uint8Array
  /** The first obstacle and the first cell that are not behind Mo yet. */
  nextObstacle: number
  nextCell: number
  stumbleTicks: number
  safeTicks: number
  /** The distance since the last unit of light was used up. */
  walked: number
  happened: number
  /** The last obstacle that was bumped into, and the last cell that was taken. */
  lastBump: number
  lastCell: number
  ending: Ending | undefined
}

export function startRun(tunnel: Tunnel): Run {
  return {
    tunnel,
    mo: standing(0),
    tick: 0,
    light: FULL_LIGHT,
    bumps: 0,
    cells: 0,
    taken: new Uint8Array(tunnel.cells.length),
    nextObstacle: 0,
    nextCell: 0,
    stumbleTicks: 0,
    safeTicks: 0,
    walked: 0,
    happened: 0,
    lastBump: -1,
    lastCell: -1,
    ending: undefined,
  }
}
