import { BUMP_POINTS, CELL_POINTS, CLEAN_POINTS, DISTANCE_POINTS, ESCAPE_POINTS, MOST_POINTS } from '../rules.ts'
import type { Run } from './run.ts'

export type Score = {
  points: number
  distance: number
  cells: number
  escape: number
  clean: number
}

/** The points of a run so far, part by part; rules.ts explains them. */
export function scoreRun(run: Run): Score {
  const { length, cells: all } = run.tunnel
  const distance = Math.min(DISTANCE_POINTS, Math.floor((run.mo.x * DISTANCE_POINTS) / length))
  const cells = Math.min(CELL_POINTS, Math.floor((run.cells * CELL_POINTS * 10) / Math.max(1, all.length * 9)))
  const escape = run.ending === 'escaped' ? ESCAPE_POINTS : 0
  const clean = escape > 0 ? Math.max(0, CLEAN_POINTS - BUMP_POINTS * run.bumps) : 0
  return { points: Math.min(MOST_POINTS, distance + cells + escape + clean), distance, cells, escape, clean }
}
