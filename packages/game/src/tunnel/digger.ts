import { JUMP, MO_LENGTH, UNITS } from '../rules.ts'
import type { Random } from '../random.ts'
import { move, speedAt, standing } from '../run/motion.ts'
import type { Cell, Move, MoveKind, Obstacle, ObstacleKind } from './tunnel.ts'

/** How long the way through keeps jump pressed. */
export const HOLD_TICKS = { hop: 3, jump: 30 } as const

const CELL_HEIGHT = { floor: 12 * UNITS, ducked: 9 * UNITS }

type Size = { wide: number; bottom: number; top: number }

const sizes: Record<ObstacleKind, Size> = {
  root: { wide: 20, bottom: 0, top: 22 },
  'tall-root': { wide: 22, bottom: 0, top: 48 },
  thicket: { wide: 62, bottom: 0, top: 24 },
  pipe: { wide: 34, bottom: 21, top: 140 },
  'long-pipe': { wide: 130, bottom: 21, top: 140 },
  beam: { wide: 26, bottom: 44, top: 140 },
}

type Point = { x: number; y: number }

/** Generates a tunnel from left to right. Everything is placed along the path that Mo actually takes. */
export class Digger {
  readonly obstacles: Obstacle[] = []
  readonly cells: Cell[] = []
  readonly moves: Move[] = []
  /** The position of Mo's back when the next thing may begin; he is on the ground there. */
  x: number
  readonly #random: Random

  constructor(random: Random, x: number) {
    this.#random = random
    this.x = x
  }

  /** Free running. */
  rest(ticks: number): void {
    for (let tick = 0; tick < ticks; tick++) this.x += speedAt(this.x)
  }

  /** A jump from here, with an obstacle under its highest point and cells at some of its ticks. */
  leap(kind: 'hop' | 'jump', over: ObstacleKind | undefined, cellTicks: readonly number[] = []): void {
    const path = flightFrom(this.x, HOLD_TICKS[kind])
    const highest = path.reduce((best, point) => (point.y > best.y ? point : best))
    const obstacle = over && this.#place(over, highest.x + MO_LENGTH / 2)
    for (const tick of cellTicks) {
      const point = path[Math.min(tick, path.length - 1)]
      if (point) this.cells.push({ x: point.x + MO_LENGTH / 2, y: point.y + 15 * UNITS })
    }
    this.#way(kind, path.at(-1)?.x ?? this.x, obstacle)
    this.x = path.at(-1)?.x ?? this.x
  }

  /** A pipe to duck under, with cells below it. */
  duck(under: 'pipe' | 'long-pipe', cells: number): void {
    const from = this.x
    this.rest(14)
    const wide = sizes[under].wide * UNITS
    const obstacle = this.#place(under, this.x + MO_LENGTH + wide / 2)
    const gap = Math.floor(wide / (cells + 1))
    for (let at = 1; at <= cells; at++) this.cells.push({ x: obstacle.left + at * gap, y: CELL_HEIGHT.ducked })
    const to = obstacle.right + 14 * UNITS
    while (this.x < to) this.x += speedAt(this.x)
    this.#way('duck', to, obstacle, from + Math.floor((obstacle.left - MO_LENGTH - from) / 2))
  }

  /** A beam too high to touch a running player. */
  beam(): void {
    this.rest(12)
    const { left, right } = this.#place('beam', this.x + MO_LENGTH)
    this.cells.push({ x: left - 30 * UNITS, y: CELL_HEIGHT.floor }, { x: right + 30 * UNITS, y: CELL_HEIGHT.floor })
    while (this.x < right + 30 * UNITS) this.x += speedAt(this.x)
  }

  /** Cells in a row on the floor. */
  row(count: number): void {
    for (let at = 0; at < count; at++) {
      this.cells.push({ x: this.x + MO_LENGTH, y: CELL_HEIGHT.floor })
      this.rest(9)
    }
  }

  #place(kind: ObstacleKind, middle: number): Obstacle {
    const { wide, bottom, top } = sizes[kind]
    const left = Math.floor(middle) - (wide * UNITS) / 2
    const box = { left, right: left + wide * UNITS, bottom: bottom * UNITS, top: top * UNITS }
    const obstacle = { kind, ...box, look: this.#random.below(4) }
    this.obstacles.push(obstacle)
    return obstacle
  }

  #way(kind: MoveKind, to: number, obstacle: Obstacle | undefined, from = this.x): void {
    this.moves.push({ kind, from, to, obstacle })
  }
}

/** Where Mo is after each tick of a jump, up to his landing. */
function flightFrom(x: number, holdTicks: number): Point[] {
  const mo = standing(x)
  const path: Point[] = []
  do {
    move(mo, path.length < holdTicks ? JUMP : 0, speedAt(mo.x))
    path.push({ x: mo.x, y: mo.y })
  } while (mo.y > 0)
  return path
}
