import type { ObstacleKind, Run } from '@mowatt/game'

type Played = { run: Run; bumpsOf: ReadonlyMap<ObstacleKind, number> }

const tips: [kinds: readonly ObstacleKind[], tip: string][] = [
  [['pipe', 'long-pipe'], 'Pipes caught Mo most often. Duck a little earlier, and keep ducking until he’s through.'],
  [['tall-root', 'thicket'], 'Big roots caught Mo most often. Hold jump for longer to go higher and further.'],
  [['root'], 'Small roots caught Mo most often. Jump when the root is about two Mo lengths away.'],
  [['beam'], 'Beams caught Mo most often. Keep running under them, and don’t jump.'],
]

/** What to try next, from where most was lost. */
export function nextTip({ run, bumpsOf }: Played): string {
  const counted = tips.map(([kinds, tip]) => ({
    tip,
    count: kinds.reduce((sum, kind) => sum + (bumpsOf.get(kind) ?? 0), 0),
  }))
  const worst = counted.reduce((one, other) => (other.count > one.count ? other : one))
  const passed = Math.max(1, run.nextCell)
  const missed = passed - run.cells
  if (run.ending === 'escaped' && run.bumps === 0 && missed <= 3) return 'There’s nothing left to beat. Well run.'
  if (worst.count >= 2 || (worst.count === 1 && missed < 6)) return worst.tip
  if (missed * 3 > passed)
    return 'You left a lot of power cells behind. Hold the jump for longer to reach the high ones. Each one tops up the lamp.'
  return 'Collect a few more power cells: you only need nine out of ten for full marks.'
}
