import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { RULES_VERSION } from '../rules.ts'
import { startRun } from '../run/run.ts'
import { scoreRun } from '../run/score-run.ts'
import { stepRun } from '../run/step-run.ts'
import { digTunnel } from '../tunnel/dig-tunnel.ts'
import { createGuide } from './guide.ts'
import { playWildly } from './play-wildly.ts'

const SEEDS = Array.from({ length: 24 }, (_, number) => (number + 1).toString(16).padStart(32, 'c0ffee'))

// The server replays runs, including those started before a deploy. A different digest needs a new RULES_VERSION.
it('every tunnel of these rules is dug as before', () => {
  const digest = createHash('sha256')
  for (const seed of SEEDS) digest.update(JSON.stringify(digTunnel(seed)))
  expect([RULES_VERSION, digest.digest('hex')]).toEqual([
    1,
    'a0b1f9469157c92369a4cc00e143202c676bc58eff91b288199c9dca96db58bc',
  ])
})

it('every tick of a run is as before, whether somebody plays well, late or wildly', () => {
  const digest = createHash('sha256')
  const play = (seed: string, holdAt: (run: ReturnType<typeof startRun>) => number) => {
    const run = startRun(digTunnel(seed))
    const note = () => {
      const { tunnel: _tunnel, taken: _taken, ...rest } = run
      digest.update(JSON.stringify(rest))
    }
    for (note(); run.ending === undefined; note()) stepRun(run, holdAt(run))
    digest.update(JSON.stringify([scoreRun(run), [...run.taken]]))
  }
  for (const [number, seed] of SEEDS.slice(0, 6).entries()) {
    for (const lateTicks of [0, number - 3]) play(seed, createGuide(digTunnel(seed), { lateTicks }))
  }
  for (let number = 0; number < 6; number++) {
    const { seed, inputs } = playWildly(number)
    const buttons = new Map(inputs)
    let held = 0
    play(seed, ({ tick }) => (held = buttons.get(tick) ?? held))
  }
  expect([RULES_VERSION, digest.digest('hex')]).toEqual([
    1,
    'bba72205053d1fd11438801d6116342f4e275da103fc2208e1b21aeb8fdf91cc',
  ])
})
