import {
  BUMP_LIGHT,
  CELL_LIGHT,
  FULL_LIGHT,
  LENGTH_PER_LIGHT,
  MO_DUCKED_HEIGHT,
  MO_HEIGHT,
  MO_LENGTH,
  SAFE_TICKS,
  STUMBLE_TICKS,
  UNITS,
} from '../rules.ts'
import { move, speedAt } from './motion.ts'
import { happenings, type Run } from './run.ts'

/** A cell is taken a little before Mo is quite there. */
const CELL_REACH_X = 10 * UNITS
const CELL_REACH_Y = 12 * UNITS

/** Advances a run by one tick with the held buttons. A finished run is returned unchanged. */
export function stepRun(run: Run, held: number): void {
  run.happened = 0
  if (run.ending !== undefined) return
  const { mo } = run
  const [wasY, wasX, wasDucking] = [mo.y, mo.x, mo.isDucking]
  const speed = speedAt(mo.x)
  move(mo, held, run.stumbleTicks > 0 ? speed >> 1 : speed)
  if (run.stumbleTicks > 0) run.stumbleTicks--
  if (run.safeTicks > 0) run.safeTicks--
  if (wasY === 0 && mo.y > 0) run.happened |= happenings.jumped
  if (wasY > 0 && mo.y === 0) run.happened |= happenings.landed
  if (mo.isDucking && !wasDucking) run.happened |= happenings.ducked
  burn(run, mo.x - wasX)
  takeCells(run)
  meetObstacles(run)
  run.tick++
  if (mo.x >= run.tunnel.length) run.ending = 'escaped'
  else if (run.light <= 0) run.ending = 'dark'
  if (run.ending !== undefined) run.happened |= happenings.ended
}

function burn(run: Run, way: number): void {
  run.walked += way
  const burnt = Math.floor(run.walked / LENGTH_PER_LIGHT)
  run.walked -= burnt * LENGTH_PER_LIGHT
  run.light = Math.max(0, run.light - burnt)
}

function takeCells(run: Run): void {
  const { mo, taken } = run
  const { cells } = run.tunnel
  const top = mo.y + heightOf(mo.isDucking) + CELL_REACH_Y
  const front = mo.x + MO_LENGTH + CELL_REACH_X
  for (let at = run.nextCell; at < cells.length; at++) {
    const cell = cells[at]!
    if (cell.x > front) break
    if (cell.x < mo.x - CELL_REACH_X) {
      if (at === run.nextCell) run.nextCell++
    } else if (taken[at] === 0 && cell.y <= top && cell.y >= mo.y - CELL_REACH_Y) {
      taken[at] = 1
      run.cells++
      run.light = Math.min(FULL_LIGHT, run.light + CELL_LIGHT)
      run.lastCell = at
      run.happened |= happenings.cell
    }
  }
}

function meetObstacles(run: Run): void {
  const { mo } = run
  const { obstacles } = run.tunnel
  for (let at = run.nextObstacle; at < obstacles.length; at++) {
    const { left, right, bottom, top } = obstacles[at]!
    if (left >= mo.x + MO_LENGTH) return
    if (right <= mo.x) {
      if (at === run.nextObstacle) run.nextObstacle++
    } else if (run.safeTicks === 0 && mo.y < top && mo.y + heightOf(mo.isDucking) > bottom) {
      run.bumps++
      run.light = Math.max(0, run.light - BUMP_LIGHT)
      run.stumbleTicks = STUMBLE_TICKS
      run.safeTicks = SAFE_TICKS
      run.lastBump = at
      run.happened |= happenings.bumped
    }
  }
}

function heightOf(isDucking: boolean): number {
  return isDucking ? MO_DUCKED_HEIGHT : MO_HEIGHT
}
