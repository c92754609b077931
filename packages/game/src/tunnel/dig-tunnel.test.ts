import { expect, it } from 'vitest'
import { createGuide } from '../replay/guide.ts'
import { MO_LENGTH, TICKS_PER_SECOND, TUNNEL_LENGTH } from '../rules.ts'
import { type Run, startRun } from '../run/run.ts'
import { scoreRun } from '../run/score-run.ts'
import { stepRun } from '../run/step-run.ts'
import { digTunnel } from './dig-tunnel.ts'
import type { Tunnel } from './tunnel.ts'

const seedOf = (number: number) => (number * 0x9e3779b1).toString(16).padStart(32, '0')
const tunnels = Array.from({ length: 120 }, (_, at) => digTunnel(seedOf(at)))

function runThrough(tunnel: Tunnel, lateTicks: number): Run {
  const run = startRun(tunnel)
  const guide = createGuide(tunnel, { lateTicks })
  while (run.ending === undefined) stepRun(run, guide(run))
  return run
}

it('every tunnel has a way through that meets nothing, takes every cell and keeps the lamp lit', () => {
  for (const tunnel of tunnels) {
    const run = runThrough(tunnel, 0)
    expect(run).toMatchObject({ ending: 'escaped', bumps: 0, cells: tunnel.cells.length })
    expect(scoreRun(run).points).toBe(200)
  }
})

it.each([-3, -2, -1, 1, 2, 3, 4])('the way is wide enough for presses that come %i ticks late', (lateTicks) => {
  for (const tunnel of tunnels) expect(runThrough(tunnel, lateTicks)).toMatchObject({ ending: 'escaped', bumps: 0 })
})

it('a good run takes 60 to 90 seconds', () => {
  for (const tunnel of tunnels) {
    const seconds = runThrough(tunnel, 0).tick / TICKS_PER_SECOND
    expect(seconds).toBeGreaterThan(60)
    expect(seconds).toBeLessThan(90)
  }
})

it('nothing stands in the last stretch, nor outside the tunnel, nor in something else', () => {
  for (const { obstacles, cells } of tunnels) {
    let last = 0
    for (const { left, right, bottom, top } of obstacles) {
      expect(left).toBeGreaterThan(last + MO_LENGTH)
      expect(top).toBeGreaterThan(bottom)
      last = right
    }
    expect(last).toBeLessThan(TUNNEL_LENGTH - MO_LENGTH)
    expect(cells.every(({ x }) => x > MO_LENGTH && x < TUNNEL_LENGTH)).toBe(true)
    const inside = cells.filter(({ x, y }) =>
      obstacles.some(({ left, right, bottom, top }) => x > left && x < right && y > bottom && y < top),
    )
    expect(inside).toEqual([])
  }
})

it('the first ten seconds teach: cells, then a root, a pipe and a tall root, each alone', () => {
  for (const { obstacles, cells } of tunnels) {
    expect(obstacles.slice(0, 3).map(({ kind }) => kind)).toEqual(['root', 'pipe', 'tall-root'])
    expect(cells[2]?.x).toBeLessThan(obstacles[0]!.left)
    expect(obstacles[2]?.right).toBeLessThan(TUNNEL_LENGTH / 8)
  }
  expect(new Set(tunnels.map(({ obstacles }) => obstacles[0]?.left)).size).toBe(1)
})

it('tunnels differ, and the same seed gives the same tunnel', () => {
  expect(new Set(tunnels.map(({ obstacles }) => JSON.stringify(obstacles))).size).toBe(tunnels.length)
  expect(digTunnel(seedOf(7))).toEqual(tunnels[7])
})
