import type { ObstacleKind, Run } from '@mowatt/game'
import { tipTexts } from '../game-texts.ts'

type Played = { run: Run; bumpsOf: ReadonlyMap<ObstacleKind, number> }

const tips: [kinds: readonly ObstacleKind[], tip: string][] = [
  [['pipe', 'long-pipe'], tipTexts.pipes],
  [['tall-root', 'thicket'], tipTexts.bigRoots],
  [['root'], tipTexts.smallRoots],
  [['beam'], tipTexts.beams],
]

/** A tip for the next run, from where most points were lost. */
export function nextTip({ run, bumpsOf }: Played): string {
  const counted = tips.map(([kinds, tip]) => ({
    tip,
    count: kinds.reduce((sum, kind) => sum + (bumpsOf.get(kind) ?? 0), 0),
  }))
  const worst = counted.reduce((one, other) => (other.count > one.count ? other : one))
  const passed = Math.max(1, run.nextCell)
  const missed = passed - run.cells
  if (run.ending === 'escaped' && run.bumps === 0 && missed <= 3) return tipTexts.nothingLeft
  if (worst.count >= 2 || (worst.count === 1 && missed < 6)) return worst.tip
  if (missed * 3 > passed) return tipTexts.cellsLeft
  return tipTexts.moreCells
}
