import { expect, it } from 'vitest'
import { casesOf } from '../../../../test-size.ts'
import { createGuide } from '../replay/guide.ts'
import { startRun } from '../run/run.ts'
import { scoreRun } from '../run/score-run.ts'
import { stepRun } from '../run/step-run.ts'
import { digTunnel } from './dig-tunnel.ts'

const TUNNELS = casesOf(2000)

it(`${TUNNELS} tunnels can all be run through for all points`, () => {
  const blocked: string[] = []
  for (let number = 0; number < TUNNELS; number++) {
    const seed = (number * 7919 + 13).toString(16).padStart(32, '5')
    const run = startRun(digTunnel(seed))
    const guide = createGuide(run.tunnel)
    while (run.ending === undefined) stepRun(run, guide(run))
    if (scoreRun(run).points !== 200 || run.cells !== run.tunnel.cells.length) blocked.push(seed)
  }
  expect(blocked).toEqual([])
})
