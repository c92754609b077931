import type { Edition } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'

/**
 * What changes a result needs two operators: a draw, prizes that pass on, and entrants excluded after entry closed.
 * Scheduled steps need none: the frozen rules decide them.
 */
export function needsSecond(edition: Edition, act: string, now: Date): act is 'exclude' | 'hold' | 'draw' | 'redraw' {
  if (act === 'exclude' || act === 'hold') return !['upcoming', 'open'].includes(statusAt(edition, now))
  return act === 'draw' || act === 'redraw'
}
