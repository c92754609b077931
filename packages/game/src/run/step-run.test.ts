import { describe, expect, it } from 'vitest'
import { BUMP_LIGHT, CELL_LIGHT, DUCK, FULL_LIGHT, JUMP, LENGTH_PER_LIGHT, MO_LENGTH, UNITS } from '../rules.ts'
import type { Cell, Obstacle, Tunnel } from '../tunnel/tunnel.ts'
import { happenings, startRun } from './run.ts'
import { scoreRun } from './score-run.ts'
import { stepRun } from './step-run.ts'

const px = (pixels: number) => pixels * UNITS
const empty: Tunnel = { length: px(21_000), obstacles: [], cells: [], moves: [] }

function box(left: number, right: number, bottom: number, top: number): Obstacle {
  return { kind: 'root', left: px(left), right: px(right), bottom: px(bottom), top: px(top), look: 0 }
}

function play({
  ticks,
  held = () => 0,
  ...given
}: Partial<Tunnel> & { ticks: number; held?: (tick: number) => number }) {
  const run = startRun({ ...empty, ...given })
  let highest = 0
  let happened = 0
  for (let tick = 0; tick < ticks; tick++) {
    stepRun(run, held(tick))
    highest = Math.max(highest, run.mo.y)
    happened |= run.happened
  }
  return { run, highest: highest / UNITS, happened }
}

const jumpFor = (holdTicks: number) => (tick: number) => (tick < holdTicks ? JUMP : 0)

describe('jumping', () => {
  it('a long press goes higher than a short one', () => {
    const [short, long] = [play({ ticks: 60, held: jumpFor(2) }), play({ ticks: 60, held: jumpFor(25) })]
    expect(short.highest).toBeGreaterThan(40)
    expect(short.highest).toBeLessThan(60)
    expect(long.highest).toBeGreaterThan(75)
    expect(long.highest).toBeLessThan(95)
  })

  it('holding the button does not jump again', () => {
    const { run } = play({ ticks: 120, held: () => JUMP })
    expect(run.mo.y).toBe(0)
  })

  it('a press just before landing jumps again, an earlier one does not', () => {
    const again = (pressAt: number) => (tick: number) => (tick < 25 || (tick >= pressAt && tick < 60) ? JUMP : 0)
    expect(play({ ticks: 50, held: again(36) }).run.mo.y).toBeGreaterThan(0)
    expect(play({ ticks: 50, held: again(30) }).run.mo.y).toBe(0)
  })

  it('duck in the air comes down sooner, and ducks on landing', () => {
    const dive = (tick: number) => (tick < 10 ? JUMP : DUCK)
    expect(play({ ticks: 28, held: jumpFor(10) }).run.mo.y).toBeGreaterThan(0)
    expect(play({ ticks: 28, held: dive }).run.mo).toMatchObject({ y: 0, isDucking: true })
  })
})

describe('obstacles', () => {
  const root = box(120, 140, 0, 22)
  const pipe = box(120, 160, 21, 140)

  it('a root is met by whoever runs on, and cleared by whoever jumps', () => {
    expect(play({ ticks: 60, obstacles: [root] }).run.bumps).toBe(1)
    expect(play({ ticks: 60, obstacles: [root], held: (tick) => (tick >= 15 && tick < 40 ? JUMP : 0) }).run.bumps).toBe(
      0,
    )
  })

  it('a pipe is met standing and jumping, and cleared ducking', () => {
    expect(play({ ticks: 60, obstacles: [pipe] }).run.bumps).toBe(1)
    expect(play({ ticks: 60, obstacles: [pipe], held: (tick) => (tick > 15 ? JUMP : 0) }).run.bumps).toBe(1)
    expect(play({ ticks: 60, obstacles: [pipe], held: () => DUCK }).run.bumps).toBe(0)
  })

  it('a bump costs light and speed, and for a while the next one nothing', () => {
    const both = play({ ticks: 60, obstacles: [root, box(150, 160, 0, 22)] })
    const none = play({ ticks: 60 })
    expect(both.run.bumps).toBe(1)
    expect(both.happened & happenings.bumped).toBeTruthy()
    expect(both.run.mo.x).toBeLessThan(none.run.mo.x)
    expect(none.run.light - both.run.light).toBeGreaterThan(BUMP_LIGHT - 300)
    expect(play({ ticks: 140, obstacles: [root, box(300, 320, 0, 22)] }).run.bumps).toBe(2)
  })
})

describe('light', () => {
  it('shrinks by the way, and by nothing else', () => {
    const { run } = play({ ticks: 600 })
    expect(FULL_LIGHT - run.light).toBe(Math.floor(run.mo.x / LENGTH_PER_LIGHT))
  })

  it('ends the run when it is out', () => {
    const { run, happened } = play({ ticks: 3000 })
    expect(run).toMatchObject({ light: 0, ending: 'dark' })
    expect(happened & happenings.ended).toBeTruthy()
    const { tick } = run
    stepRun(run, JUMP)
    expect(run.tick).toBe(tick)
  })

  it('is refilled by a cell, once, and never beyond full', () => {
    const cells: Cell[] = [{ x: px(1000), y: px(12) }]
    const [with1, without] = [play({ ticks: 400, cells }), play({ ticks: 400 })]
    expect(with1.run.light - without.run.light).toBe(CELL_LIGHT)
    expect(with1.run.cells).toBe(1)
    expect(play({ ticks: 5, cells: [{ x: MO_LENGTH, y: px(12) }] }).run.light).toBeLessThanOrEqual(FULL_LIGHT)
  })

  it('a high cell needs a jump', () => {
    const cells: Cell[] = [{ x: px(110), y: px(90) }]
    expect(play({ ticks: 60, cells }).run.cells).toBe(0)
    expect(play({ ticks: 60, cells, held: jumpFor(25) }).run.cells).toBe(1)
  })
})

describe('points', () => {
  const ended = (changes: object) => {
    const run = startRun({ ...empty, cells: Array.from({ length: 100 }, () => ({ x: 0, y: 0 })) })
    run.mo.x = empty.length
    return scoreRun(Object.assign(run, { ending: 'escaped', ...changes }))
  }

  it.each([
    [{ cells: 100 }, 200],
    [{ cells: 90 }, 200],
    [{ cells: 45 }, 170],
    [{ cells: 0 }, 140],
    [{ cells: 90, bumps: 1 }, 196],
    [{ cells: 90, bumps: 9 }, 180],
    [{ cells: 90, ending: 'dark' }, 160],
  ])('%j is worth %i', (changes, points) => {
    expect(ended(changes).points).toBe(points)
  })

  it('nothing run is worth nothing', () => {
    expect(scoreRun(startRun(empty)).points).toBe(0)
  })
})
